import type { Connection, Tx } from '../../../database/database.ts'
import type { StoreId, UserId } from '../../../domain/identifier/identifier.ts'
import { parseStoreId } from '../../../domain/identifier/identifier.ts'
import { refuse } from '../../../domain/refusal/refusal.ts'
import { RequestRefused } from '../../../kernel/refusal.ts'
import type { StoreRow } from '../store/tables.ts'

/** A store as who brought it may see it. */
export interface Attracted {
  readonly id: StoreId
  readonly title: string
  readonly number: bigint
  readonly since: Date
}

const ofAgent = (db: Connection, agentId: UserId) =>
  db
    .selectFrom('merchant_agent')
    .innerJoin('store', 'store.id', 'merchant_agent.store_id')
    .select(['store.id', 'title', 'number', 'since'])
    .where('agent_id', '=', agentId)
    .where('deleted_at', 'is', null)

/** The stores that somebody has brought, the latest first. */
export const attractedBy = (db: Connection, agentId: UserId): Promise<Attracted[]> =>
  ofAgent(db, agentId).orderBy('since', 'desc').orderBy('number', 'desc').execute()

/** One of them. Refuses `not_found` for every other store. */
export async function attractedStore(db: Connection, agentId: UserId, accountId: string): Promise<Attracted> {
  const found = await ofAgent(db, agentId)
    .where('store.id', '=', parseStoreId(accountId) ?? null)
    .executeTakeFirst()
  if (!found) throw new RequestRefused(refuse('not_found', 'account_id'))
  return found
}

/**
 * Writes down who brought a store, or that nobody did. What nobody had brought counts from its opening; what comes from
 * another agent, from now on. False for the store’s own owner.
 */
export async function nameAgent(
  tx: Tx,
  store: Pick<StoreRow, 'id' | 'owner_id' | 'created_at'>,
  agentId: UserId | null,
  at: Date,
): Promise<boolean> {
  if (agentId === store.owner_id) return false
  const before = await tx
    .deleteFrom('merchant_agent')
    .where('store_id', '=', store.id)
    .returningAll()
    .executeTakeFirst()
  if (agentId === null) return true
  const since = before === undefined ? store.created_at : before.agent_id === agentId ? before.since : at
  await tx.insertInto('merchant_agent').values({ store_id: store.id, agent_id: agentId, since }).execute()
  return true
}
