import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databaseKinds, startFreshSouk } from '../../support/freshSouk.ts'
import type { TestSouk } from '../../support/souk.ts'
import type { Person } from '../../support/soukClient.ts'
import { logInAs } from '../roles/scene.ts'
import { approvalTokenOf, asked, balanceOf, minute, newSender, seen } from './sender.ts'

function present(souk: TestSouk | null): TestSouk {
  if (!souk) throw new Error('There is no server')
  return souk
}

const rounds = { embedded: 6, postgres: 16 } as const

describe.each(databaseKinds)('what happens to a withdrawal at one moment, on %s', kind => {
  let souk: TestSouk | null
  beforeAll(async () => {
    souk = await startFreshSouk(kind)
    await souk?.call('POST /dev/chain/bitcoin/automatic', { body: { is_on: false } })
  })
  afterAll(async () => {
    if (!souk) return
    expect(souk.faults).toEqual([])
    expect(await souk.audit()).toEqual([])
    await souk.close()
  })

  it('has one winner, and the coins are in one place', async context => {
    context.skip(souk === null, 'PostgreSQL is not here')
    const running = present(souk)
    const ended = new Map<string, number>()
    for (let round = 0; round < rounds[kind]; round++) {
      const person = await newSender(running)
      const { id, total } = await asked(running, person)
      const token = await approvalTokenOf(running, person)
      const decide = (decision: string) => () =>
        running.call('POST /v1/withdrawals/approval/decide', { body: { token, decision } })
      const racers = [
        decide('approve'),
        decide('decline'),
        () => running.call(`POST /v1/withdrawals/${id}/cancel`, { as: person }),
        () => running.call('POST /dev/standing', { body: { user_name: person.name, standing: 'suspended' } }),
        () => running.advance(16 * minute),
      ]
      // Each round begins with another, and leaves one out.
      const order = racers.map((_, index) => (index + round) % racers.length).slice(0, racers.length - 1)
      await Promise.all(order.flatMap(index => racers[index]?.() ?? []))
      const status = await end(running, person, id)
      ended.set(status, (ended.get(status) ?? 0) + 1)
      const { available, locked } = await balanceOf(running, await logInAs(running, person))
      expect([status, locked, available === '1']).toEqual(
        status === 'broadcast' ? [status, total, false] : [status, '0', true],
      )
    }
    expect(ended.size).toBeGreaterThan(0)
  })
})

/** Its status once nothing moves it any more by itself: an approved one is sent. */
async function end(souk: TestSouk, person: Person, id: string): Promise<string> {
  await souk.advance(5000)
  const { status } = await seen(souk, await logInAs(souk, person), { id })
  expect(status).not.toBe('awaiting_approval')
  return status
}
