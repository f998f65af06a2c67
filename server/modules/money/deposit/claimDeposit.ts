import { sql } from 'kysely'
import type { Tx } from '../../../database/database.ts'
import type { DepositId, UserId } from '../../../domain/identifier/identifier.ts'
import type { NetworkCode } from '../../../domain/reference/network.ts'
import { refuse } from '../../../domain/refusal/refusal.ts'
import { RequestRefused } from '../../../kernel/refusal.ts'
import { moveDeposit, type DepositParts } from './moveDeposit.ts'
import type { DepositRow } from './tables.ts'

interface Claim {
  readonly userId: UserId
  readonly network: NetworkCode
  readonly txid: string
  readonly at: Date
}

/** A claim that is answered: the deposit once it is the claimant’s, null while an operator has to look. */
export type Claimed = DepositRow | null

/**
 * Says that a deposit without a memo is somebody’s, for an operator to look at. Where it came from proves nothing by itself:
 * an exchange sends for many from one address. Somebody else’s deposit does not exist for them.
 */
export async function claimDeposit(tx: Tx, claim: Claim): Promise<Claimed> {
  const { userId, at } = claim
  const rows = await tx
    .selectFrom('deposit')
    .selectAll()
    .where('network', '=', claim.network)
    .where('txid', '=', claim.txid)
    .orderBy('id')
    .forUpdate()
    .execute()
  const open = rows.find(row => row.user_id === null)
  const own = rows.find(row => row.user_id === userId)
  if (!open) {
    if (own) return own
    throw new RequestRefused(refuse('not_found', 'txid'))
  }
  await tx
    .insertInto('deposit_claim')
    .values({ deposit_id: open.id, user_id: userId, claimed_at: at })
    .onConflict(conflict => conflict.doNothing())
    .execute()
  return null
}

/** Somebody who says that a deposit is theirs. */
interface Claimant {
  readonly userName: string
  readonly claimedAt: Date
  /** How many deposits of the same sender were theirs before it came. */
  readonly earlier: number
}

/** A deposit that nobody is known to own, and who says that it is theirs. */
export interface OpenClaim {
  readonly deposit: DepositRow
  readonly claimants: readonly Claimant[]
}

const earlierOfSender = sql<number>`(
  select count(*)::int from deposit earlier
  where earlier.network = deposit.network and earlier.sender = deposit.sender
    and earlier.user_id = deposit_claim.user_id and earlier.credited_at < deposit.seen_at
)`.as('earlier')

/** What an operator has to look at, the oldest first. */
export async function openClaims(db: Pick<Tx, 'selectFrom'>, limit = 100): Promise<OpenClaim[]> {
  const deposits = await db
    .selectFrom('deposit')
    .selectAll()
    .where('status', '=', 'unattributed')
    .orderBy('id')
    .limit(limit)
    .execute()
  const claimants = await claimantsOf(
    db,
    deposits.map(({ id }) => id),
  )
  return deposits.map(deposit => ({ deposit, claimants: claimants(deposit.id) }))
}

/** Who says that these deposits are theirs, the first to say so first. */
export async function claimantsOf(
  db: Pick<Tx, 'selectFrom'>,
  ids: readonly DepositId[],
): Promise<(id: DepositId) => readonly Claimant[]> {
  if (ids.length === 0) return () => []
  const claims = await db
    .selectFrom('deposit_claim')
    .innerJoin('app_user', 'app_user.id', 'deposit_claim.user_id')
    .innerJoin('deposit', 'deposit.id', 'deposit_claim.deposit_id')
    .select(['deposit_claim.deposit_id', 'user_name', 'claimed_at', earlierOfSender])
    .where('deposit_claim.deposit_id', 'in', ids)
    .orderBy('claimed_at')
    .execute()
  return id =>
    claims
      .filter(claim => claim.deposit_id === id)
      .map(claim => ({ userName: claim.user_name, claimedAt: claim.claimed_at, earlier: claim.earlier }))
}

/** An operator gives a deposit to somebody. Answers false when it is nobody’s to give any more. */
export async function attributeDeposit(
  tx: Tx,
  parts: DepositParts,
  { id, userId, at }: { readonly id: DepositId; readonly userId: UserId; readonly at: Date },
): Promise<boolean> {
  return (await moveDeposit(tx, parts, id, 'claim', { at, userId })) !== null
}
