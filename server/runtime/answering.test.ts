import { describe, expect, it } from 'vitest'
import { fixedClock } from '../../tests/support/time/fixedClock.ts'
import { handTimers } from '../../tests/support/time/handTimers.ts'
import { answering } from './answering.ts'

const machine = fixedClock('2026-03-01T12:00:00Z')

describe('asking whether somebody answers', () => {
  it('tells the answer, and that there was none', async () => {
    const asking = { timers: handTimers(), machine, withinMs: 800 }
    expect(await answering(() => Promise.resolve(7), asking)()).toEqual({ answer: 7, seconds: 0 })
    expect(await answering(() => Promise.reject(new Error('away')), asking)()).toMatchObject({ answer: null })
  })

  it('waits no longer than so, and asks nobody twice at once', async () => {
    const timers = handTimers()
    let asked = 0
    const { promise, resolve } = Promise.withResolvers<string>()
    const ask = answering(
      () => {
        asked += 1
        return promise
      },
      { timers, machine, withinMs: 800 },
    )
    for (let time = 0; time < 2; time++) {
      const answer = ask()
      timers.pass(800)
      expect(await answer).toMatchObject({ answer: null })
    }
    expect(asked).toBe(1)
    resolve('here again')
    expect(await ask()).toMatchObject({ answer: 'here again' })
  })
})
