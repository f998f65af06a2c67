import type { Connection, Tx } from '../../../database/database.ts'
import type { UserId } from '../../../domain/identifier/identifier.ts'
import { refuse } from '../../../domain/refusal/refusal.ts'
import { RequestRefused } from '../../../kernel/refusal.ts'
import { personNamed } from '../profile/findPerson.ts'

/** Another account by its name; refuses `not_found` at the field. */
export async function otherNamed(
  db: Connection,
  viewerId: UserId,
  name: string,
  field: string,
): Promise<{ readonly id: UserId; readonly user_name: string }> {
  const user = await personNamed(db, name)
  if (!user || user.id === viewerId) throw new RequestRefused(refuse('not_found', field))
  return user
}

/** What somebody noted about a trader. */
export async function readMemo(db: Connection, ownerId: UserId, traderName: string) {
  const trader = await otherNamed(db, ownerId, traderName, 'trader_id')
  const memo = await db
    .selectFrom('user_memo')
    .select(['text', 'updated_at'])
    .where('owner_id', '=', ownerId)
    .where('trader_id', '=', trader.id)
    .executeTakeFirst()
  return {
    trader_id: trader.user_name,
    text: memo?.text ?? '',
    updated_at: memo?.updated_at.toISOString() ?? null,
  }
}

/** Notes it, in place of what was noted. */
export async function writeMemo(
  tx: Tx,
  ownerId: UserId,
  { traderName, text }: { readonly traderName: string; readonly text: string },
  at: Date,
): Promise<void> {
  const trader = await otherNamed(tx, ownerId, traderName, 'trader_id')
  await tx
    .insertInto('user_memo')
    .values({ owner_id: ownerId, trader_id: trader.id, text, updated_at: at })
    .onConflict(conflict => conflict.columns(['owner_id', 'trader_id']).doUpdateSet({ text, updated_at: at }))
    .execute()
}

/** Whom somebody has blocked, or who has blocked them; the latest first. */
export async function blockedPeople(db: Connection, userId: UserId, by: 'them' | 'others') {
  const [mine, theirs] =
    by === 'them' ? (['user_id', 'blocked_id'] as const) : (['blocked_id', 'user_id'] as const)
  const rows = await db
    .selectFrom('black_list')
    .innerJoin('app_user', 'app_user.id', `black_list.${theirs}`)
    .select(['user_name', 'at'])
    .where(`black_list.${mine}`, '=', userId)
    .orderBy('at', 'desc')
    .limit(1000)
    .execute()
  return rows.map(({ user_name, at }) => ({ user_name, at: at.toISOString() }))
}
