import { afterEach, beforeEach, expect, it } from 'vitest'
import { inviteBonuses } from '../../../server/modules/growth/affiliate/settleBonus.ts'
import { weeklyCashback } from '../../../server/modules/growth/affiliate/cashback.ts'
import { sharePayouts } from '../../../server/modules/growth/affiliate/sharePayouts.ts'
import type { JobHandler } from '../../../server/runtime/job/jobHandler.ts'
import type { SignallingDatabase } from '../../../server/runtime/signalling.ts'
import { dying, untilKilled } from '../../support/process/dyingProcess.ts'
import { startFreshSouk } from '../../support/freshSouk.ts'
import type { TestSouk } from '../../support/souk.ts'
import type { Json, Person } from '../../support/soukClient.ts'
import { done } from '../roles/done.ts'
import { newName } from '../roles/scene.ts'
import { broughtBy, wholeTrade } from './tree.ts'

const week = 7 * 24 * 3_600_000
let souk: TestSouk
beforeEach(async () => {
  souk = await startFreshSouk()
})
afterEach(async () => {
  const violations = await souk.audit()
  await souk.close()
  expect(violations).toEqual([])
})

const refills = ['Transaction::TradeInviteRefill', 'Transaction::BonusRefill']
const received = async (as: Person) =>
  ((await done(souk.call('GET /v1/transactions', { as })))['items'] as Json[])
    .map(({ type }) => type as string)
    .filter(type => refills.includes(type))
    .toSorted()

/** Runs a job as the worker does. */
const run = (handler: JobHandler) =>
  handler.run({ key: '', payload: {}, runAt: souk.server.parts.clock.now(), attempt: 1 })

const deaths = [1, 2, 3].flatMap(last => [[last, 'before'] as const, [last, 'after'] as const])

it.each(deaths)(
  'shares, bonuses and cashback come once, though the process dies at transaction %i, %s its commit',
  async (last, when) => {
    const inviter = await souk.signUp(newName('inviter'))
    const invitees = [await broughtBy(souk, inviter, 'one'), await broughtBy(souk, inviter, 'two')]
    const seller = await souk.signUp(newName('seller'))
    for (const { name } of [inviter, ...invitees])
      await done(
        souk.call('POST /dev/standing', { body: { user_name: name, legal_name: `The true ${name}` } }),
      )
    for (let trade = 0; trade < 12; trade++) await wholeTrade(souk, seller, invitees[trade % 2] as Person)
    const { parts } = souk.server
    const { random, clock, board, trade } = parts
    const by = (database: SignallingDatabase) => {
      const given = { database, random, clock, desk: trade.desk, rates: () => board.rates() }
      return [sharePayouts(given), inviteBonuses(given), weeklyCashback(given)]
    }
    const all = async (database: SignallingDatabase) => {
      for (const job of by(database)) await untilKilled(run(job))
    }
    await all(dying(parts.database, last, when))
    await all(parts.database)
    await souk.advance(week)
    await all(dying(parts.database, last, when))
    await all(parts.database)
    expect(await received(inviter)).toEqual([
      'Transaction::BonusRefill',
      'Transaction::BonusRefill',
      'Transaction::TradeInviteRefill',
    ])
    for (const invitee of invitees) expect(await received(invitee)).toEqual(['Transaction::BonusRefill'])
    expect(await received(seller)).toEqual(['Transaction::BonusRefill'])
  },
)
