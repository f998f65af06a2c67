import type { Tx } from '../../server/database/database.ts'
import type { TransactionType } from '../../server/domain/wallet/transactionType.ts'
import type { AccountName } from '../../server/ledger/account.ts'
import { post } from '../../server/ledger/ledger.ts'
import type { PostOutcome } from '../../server/ledger/outcome.ts'
import { tradeJournals, type TradeMoney } from '../../server/ledger/postings.ts'

/** Gives a trade's escrow back, alone: the product does it together with the trade's other rows. */
export const returnEscrow = (tx: Tx, trade: TradeMoney, at: Date): Promise<PostOutcome> =>
  post(tx, tradeJournals.return(trade, at))

/** One amount from one account to another of the same asset. Types are what each side's history calls it. */
export function move(
  tx: Tx,
  {
    key,
    kind,
    from,
    to,
    amount,
    at,
    types = {},
  }: {
    key: string
    kind: string
    from: AccountName
    to: AccountName
    amount: bigint
    at: Date
    types?: { readonly from?: TransactionType; readonly to?: TransactionType }
  },
): Promise<PostOutcome> {
  return post(tx, {
    key,
    kind,
    at,
    entries: [
      { account: from, amount: -amount, ...(types.from === undefined ? {} : { type: types.from }) },
      { account: to, amount, ...(types.to === undefined ? {} : { type: types.to }) },
    ],
  })
}
