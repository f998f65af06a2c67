import { houseAccount } from './account.ts'
import type { Entry, Journal } from './ledger.ts'
import { available } from './postings.ts'

/** What somebody is given by the house. */
interface Gift {
  readonly userId: string
  readonly asset: string
  /** Minor units, above zero. */
  readonly amount: bigint
}

/** House → both sides of an invitation, once for each who was brought. */
export const bonusJournal = (inviteeId: string, gifts: readonly Gift[], at: Date): Journal => ({
  key: `bonus:${inviteeId}`,
  kind: 'pay_bonus',
  at,
  entries: gifts.flatMap(gift => given(gift, inviteeId, { bonus: inviteeId })),
})

/** House → an advertiser, once for each week. */
export const cashbackJournal = (
  userId: string,
  week: string,
  coins: readonly Pick<Gift, 'asset' | 'amount'>[],
  at: Date,
): Journal => ({
  key: `cashback:${userId}:${week}`,
  kind: 'pay_cashback',
  at,
  entries: coins.flatMap(coin => given({ userId, ...coin }, userId, { cashback: week })),
})

const given = (
  { userId, asset, amount }: Gift,
  key: string,
  meta: NonNullable<Entry['meta']>,
): readonly Entry[] => [
  { account: houseAccount('house', asset, key), amount: -amount },
  { account: available(userId, asset), amount, type: 'Transaction::BonusRefill', meta },
]
