import { describe, expect, it } from 'vitest'
import { databaseKinds } from '../../../support/freshSouk.ts'
import { suiteSouk } from '../../../support/suiteSouk.ts'
import type { TestSouk } from '../../../support/souk.ts'
import type { Person } from '../../../support/soukClient.ts'
import { logInAs } from '../../roles/scene.ts'
import { approvalTokenOf, asked, balanceOf, minute, newSender, seen } from './sender.ts'

const rounds = { embedded: 6, postgres: 16 } as const

describe.each(databaseKinds)('what happens to a withdrawal at one moment, on %s', kind => {
  const souk = suiteSouk({
    kind,
    begin: at => at.call('POST /dev/chain/bitcoin/automatic', { body: { is_on: false } }),
  })

  it('has one winner, and the coins are in one place', async () => {
    const ended = new Map<string, number>()
    for (let round = 0; round < rounds[kind]; round++) {
      const person = await newSender(souk)
      const { id, total } = await asked(souk, person)
      const token = await approvalTokenOf(souk, person)
      const decide = (decision: string) => () =>
        souk.call('POST /v1/withdrawals/approval/decide', { body: { token, decision } })
      const racers = [
        decide('approve'),
        decide('decline'),
        () => souk.call(`POST /v1/withdrawals/${id}/cancel`, { as: person }),
        () => souk.call('POST /dev/standing', { body: { user_name: person.name, standing: 'suspended' } }),
        () => souk.advance(16 * minute),
      ]
      // Each round begins with another, and leaves one out.
      const order = racers.map((_, index) => (index + round) % racers.length).slice(0, racers.length - 1)
      await Promise.all(order.flatMap(index => racers[index]?.() ?? []))
      const status = await end(souk, person, id)
      ended.set(status, (ended.get(status) ?? 0) + 1)
      const { available, locked } = await balanceOf(souk, await logInAs(souk, person))
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
