import { sql } from 'kysely'
import type { Connection } from '../../../database/database.ts'
import { readPage } from '../../../database/readPage.ts'
import type { Act } from '../../../domain/desk/act.ts'
import { userNameKey } from '../../../domain/account/userName.ts'
import { parseStoreId, type UserId } from '../../../domain/identifier/identifier.ts'
import { storeTransitions, type StoreMove, type StoreStatus } from '../../../domain/store/machine.ts'
import { readBefore } from '../../../kernel/refusal.ts'
import type { QueuePage } from './readQueue.ts'

const actOf = {
  approve: 'approve_store',
  suspend: 'suspend_store',
  restore: 'restore_store',
} as const satisfies Record<StoreMove, Act>

/** What an operator can do about a store that stands so. */
const actsAt = (status: StoreStatus): readonly Act[] =>
  (Object.keys(actOf) as readonly StoreMove[])
    .filter(move => storeTransitions[move].from.some(from => from === status))
    .map(move => actOf[move])

/** Stores, the oldest first: by their status, and by a number, the beginning of a title or the name of their owner. */
export async function readStores(
  db: Connection,
  {
    status,
    search,
    after,
    limit,
  }: QueuePage & { readonly status?: StoreStatus | undefined; readonly search?: string | undefined },
  reader: UserId,
) {
  const last = readBefore(after, parseStoreId)
  const text = search?.trim() ?? ''
  const begins = `${text.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`
  const list = db
    .selectFrom('store')
    .innerJoin('app_user', 'app_user.id', 'store.owner_id')
    .selectAll('store')
    .select('app_user.user_name')
    .where('store.deleted_at', 'is', null)
    .$if(status !== undefined, rows => rows.where('store.status', '=', status!))
    .$if(text !== '', rows =>
      rows.where(eb =>
        eb.or([
          eb(sql`lower(store.title)`, 'like', begins),
          eb('app_user.user_name_key', '=', userNameKey(text)),
          ...(/^\d{1,15}$/.test(text) ? [eb('store.number', '=', BigInt(text))] : []),
        ]),
      ),
    )
    .$if(last !== null, rows => rows.where('store.id', '>', last!))
    .orderBy('store.id')
  const { rows, has_more } = await readPage(list, limit)
  return {
    items: rows.map(row => ({
      id: row.id,
      number: row.number.toString(),
      title: row.title,
      type: row.type,
      description: row.description,
      owner: row.user_name,
      success_url: row.success_url,
      status: row.status,
      status_reason: row.status_reason,
      status_changed_at: row.status_changed_at.toISOString(),
      acts: row.owner_id === reader ? [] : [...actsAt(row.status)],
    })),
    has_more,
  }
}
