import type { Connection, Tx } from '../../../database/database.ts'
import { parseStoreId, type StoreId, type UserId } from '../../../domain/identifier/identifier.ts'
import { refuse } from '../../../domain/refusal/refusal.ts'
import { RequestRefused } from '../../../kernel/refusal.ts'
import type { StoreRow } from './tables.ts'

const storeOf = (db: Connection, ownerId: UserId, id: StoreId | undefined) =>
  db
    .selectFrom('store')
    .selectAll()
    .where('id', '=', id ?? null)
    .where('owner_id', '=', ownerId)
    .where('deleted_at', 'is', null)

/** One of somebody’s stores. Refuses `not_found` for everybody else’s, and for one that is closed. */
export const ownStore = async (db: Connection, ownerId: UserId, accountId: string): Promise<StoreRow> =>
  found(await storeOf(db, ownerId, parseStoreId(accountId)).executeTakeFirst())

/** The same, held until the transaction ends. */
export const heldStore = async (tx: Tx, ownerId: UserId, accountId: string): Promise<StoreRow> =>
  found(await storeOf(tx, ownerId, parseStoreId(accountId)).forUpdate().executeTakeFirst())

/** Somebody’s stores, newest first. */
export const storesOf = (db: Connection, ownerId: UserId): Promise<StoreRow[]> =>
  db
    .selectFrom('store')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('deleted_at', 'is', null)
    .orderBy('id', 'desc')
    .execute()

/** How many stores are open because of somebody who brought them. */
export async function attractedCount(db: Connection, agentId: UserId): Promise<number> {
  const { count } = await db
    .selectFrom('merchant_agent')
    .innerJoin('store', 'store.id', 'merchant_agent.store_id')
    .select(eb => eb.cast<number>(eb.fn.countAll(), 'integer').as('count'))
    .where('agent_id', '=', agentId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

function found(row: StoreRow | undefined): StoreRow {
  if (!row) throw new RequestRefused(refuse('not_found', 'account_id'))
  return row
}
