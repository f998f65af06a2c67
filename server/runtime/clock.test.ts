import { describe, expect, test } from 'vitest'
import { testRuntimes } from '../../tests/support/testRuntime.ts'
import { fixedClock } from '../../tests/support/time/fixedClock.ts'
import { openClock } from './storedClock.ts'

describe.each(await testRuntimes())('on $kind', runtime => {
  test('an advance in one process is the time in all, and outlives them', async () => {
    const machine = fixedClock('2026-03-01T12:00:00Z')
    const one = await openClock(runtime.database, machine)
    const two = await openClock(await runtime.another(), machine)
    expect(two.now()).toEqual(machine.now())

    expect(await one.advance(90_000)).toEqual(new Date('2026-03-01T12:01:30Z'))
    await two.advance(30_000)
    await expect
      .poll(() => [one.now(), two.now()].map(Number))
      .toEqual([120_000, 120_000].map(ms => ms + Number(machine.now())))

    machine.advance(1000)
    expect(one.now()).toEqual(new Date('2026-03-01T12:02:01Z'))
    const three = await openClock(runtime.database, machine)
    expect(three.now()).toEqual(new Date('2026-03-01T12:02:01Z'))
    for (const clock of [one, two, three]) await clock.close()
  })

  test.each([-1, 0.5, Number.NaN, Infinity])('time does not go by %s', async ms => {
    const clock = await openClock(runtime.database)
    await expect(clock.advance(ms)).rejects.toThrow(RangeError)
    await clock.close()
  })
})
