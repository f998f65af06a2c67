import { sql } from 'kysely'
import type { Tx } from '../database/database.ts'
import type { AccountName } from './account.ts'
import type { Entry, Journal } from './ledger.ts'
import type { TransactionType } from '../domain/wallet/transactionType.ts'
import { available } from './postings.ts'

/** The money of one claim. What is held is fixed when it is filed; more than zero. */
export interface ClaimMoney {
  readonly claimId: string
  readonly tradeId: string
  readonly asset: string
  readonly seller: string
  readonly buyer: string
  readonly held: bigint
}

/**
 * What a claim posts: the seller's coins aside, then to the buyer or back, whole. The hold closes when it is emptied. `to` is
 * where the buyer's coins go when not to what is available to the buyer: a guest's payout account.
 */
export const claimJournals: Readonly<
  Record<'hold' | 'pay' | 'return', (claim: ClaimMoney, at: Date, to?: AccountName) => Journal>
> = {
  hold: (claim, at) => ({
    ...named(claim, at, 'hold'),
    entries: [
      side(claim, claim.seller, -claim.held, 'Transaction::TradeLockFunds'),
      { account: holdOf(claim), amount: claim.held },
    ],
  }),
  pay: (claim, at, to) => ({
    ...named(claim, at, 'pay'),
    entries: [
      { account: holdOf(claim), amount: -claim.held },
      {
        ...side(claim, claim.buyer, claim.held, 'Transaction::TradeComplete'),
        ...(to === undefined ? {} : { account: to }),
      },
    ],
  }),
  return: (claim, at) => ({
    ...named(claim, at, 'return'),
    entries: [
      { account: holdOf(claim), amount: -claim.held },
      side(claim, claim.seller, claim.held, 'Transaction::TradeUnlockFunds'),
    ],
  }),
}

const named = ({ claimId, tradeId }: ClaimMoney, at: Date, posting: string) => ({
  key: `claim:${claimId}:${posting}`,
  kind: `${posting}_claim`,
  at,
  tradeId,
})

const side = (
  { asset, claimId }: ClaimMoney,
  owner: string,
  amount: bigint,
  type: TransactionType,
): Entry => ({
  account: available(owner, asset),
  amount,
  type,
  meta: { claim: claimId },
})

const holdOf = ({ claimId, asset, seller }: ClaimMoney): AccountName => ({
  owner: claimId,
  kind: 'hold',
  asset,
  holder: seller,
})

/** What a customer can dispose of, locked until the transaction ends: a withdrawal at the same moment comes before it or after. */
export async function lockAvailable(tx: Tx, owner: string, asset: string): Promise<bigint> {
  const { rows } = await sql<{ balance: string }>`
    select balance from account
    where owner = ${owner} and kind = 'available' and asset = ${asset} and shard = 0 for no key update`.execute(
    tx,
  )
  return BigInt(rows[0]?.balance ?? '0')
}
