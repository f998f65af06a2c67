import type { Connection } from '../../../database/database.ts'
import type { UserId } from '../../../domain/identifier/identifier.ts'
import { parseClaimId, parseWithdrawalId } from '../../../domain/identifier/identifier.ts'
import { parseTradeId } from '../../../domain/identifier/tradeId.ts'
import type { CoinCode } from '../../../domain/reference/coin.ts'
import type { Reply } from '../../../kernel/operation.ts'
import { locks, type Lock } from '../../../ledger/statement.ts'
import { readSeq } from '../../../runtime/outbox.ts'
import { decimalOf } from '../../../domain/reference/decimalOf.ts'
import { partnersIn } from './tradePartners.ts'
import type { walletOperations } from './schema.ts'

type LockKind = Reply<typeof walletOperations.walletLocks>['items'][number]['kind']

/** What holds the coins, and the trade that it is about. */
interface Reason {
  readonly kind: LockKind
  readonly tradeId: string | null
}

/** So many are listed; the lists of trades and withdrawals have them all. */
const mostLocks = 100

/** What of a coin of somebody's is locked, and by what: the newest of it, and all of it in number and amount. */
export async function walletLocks(
  db: Connection,
  userId: UserId,
  coin: CoinCode,
): Promise<Reply<typeof walletOperations.walletLocks>> {
  const seq = await readSeq(db, userId)
  const { items: held, count, total } = await locks(db, userId, coin, mostLocks)
  const claimed = await claimsOf(db, userId, held)
  const reasons = held.map(lock => ({ lock, ...reasonOf(lock, claimed) }))
  const partners = await partnersIn(
    db,
    userId,
    reasons.flatMap(({ tradeId }) => tradeId ?? []),
  )
  return {
    items: reasons.map(({ lock, kind, tradeId }) => ({
      kind,
      asset: coin,
      amount: decimalOf(lock.amount, coin),
      trade_id: tradeId,
      withdrawal_id: kind === 'withdrawal' ? (parseWithdrawalId(lock.owner) ?? null) : null,
      partner_name: tradeId === null ? null : (partners.get(tradeId)?.partnerName ?? null),
      created_at: lock.at.toISOString(),
    })),
    count,
    total: decimalOf(total, coin),
    seq,
  }
}

function reasonOf({ kind, owner }: Lock, claimed: ReadonlyMap<string, string>): Reason {
  const ofTrade = parseTradeId(owner) ?? null
  if (kind === 'escrow') return { kind: 'trade', tradeId: ofTrade }
  if (kind === 'payout') return { kind: 'payout', tradeId: ofTrade }
  const tradeId = claimed.get(owner)
  return tradeId === undefined ? { kind: 'withdrawal', tradeId: null } : { kind: 'claim', tradeId }
}

/** The trades of those holds that are for a claim; the others are for withdrawals. */
async function claimsOf(
  db: Connection,
  userId: UserId,
  held: readonly Lock[],
): Promise<ReadonlyMap<string, string>> {
  const ids = held.flatMap(({ kind, owner }) => (kind === 'hold' ? (parseClaimId(owner) ?? []) : []))
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('claim')
    .select(['id', 'trade_id'])
    .where('id', 'in', ids)
    .where('seller_id', '=', userId)
    .execute()
  return new Map(rows.map(row => [row.id, row.trade_id]))
}
