import type { TransactionType } from '../domain/wallet/transactionType.ts'
import type { ReferralRole } from '../domain/affiliate/shares.ts'
import type { Entry, Journal } from './ledger.ts'
import { available } from './postings.ts'

/** How what somebody got of fees is called in their history, by what their referral was in the trade. */
const typeOf: Readonly<Record<ReferralRole, TransactionType>> = {
  contractor: 'Transaction::TradeInviteRefill',
  owner: 'Transaction::TradeCompleteInviteRefill',
}

/** What of an account of shares is paid out. */
export interface ShareSum {
  readonly asset: string
  readonly shard: number
  readonly role: ReferralRole
  readonly amount: bigint
}

/** Shares → what is available to who earned them, in one line of their history for each coin and kind. */
export function sharePayoutJournal(
  payoutId: string,
  userId: string,
  sums: readonly ShareSum[],
  at: Date,
): Journal {
  const lines = Map.groupBy(sums, ({ asset, role }) => `${asset} ${role}`)
  return {
    key: `shares:${payoutId}`,
    kind: 'pay_shares',
    at,
    entries: [
      ...sums.map(({ asset, shard, amount }): Entry => ({
        account: { owner: userId, kind: 'share', asset, shard },
        amount: -amount,
      })),
      ...Array.from(lines.values()).flatMap(([first, ...others]): Entry[] =>
        first
          ? [
              {
                account: available(userId, first.asset),
                amount: others.reduce((sum, { amount }) => sum + amount, first.amount),
                type: typeOf[first.role],
                meta: { shares: payoutId },
              },
            ]
          : [],
      ),
    ],
  }
}
