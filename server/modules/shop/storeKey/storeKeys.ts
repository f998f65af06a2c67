import type { Connection, Tx } from '../../../database/database.ts'
import {
  newStoreKeyId,
  parseStoreKeyId,
  type StoreId,
  type UserId,
} from '../../../domain/identifier/identifier.ts'
import type { Random } from '../../../domain/identifier/random.ts'
import { refuse, refuseWith } from '../../../domain/refusal/refusal.ts'
import { RequestRefused } from '../../../kernel/refusal.ts'
import { product } from '../../../runtime/product.ts'
import { heldStore } from '../store/findStore.ts'
import { newPair } from './keyPair.ts'
import type { StoreKeyRow } from './tables.ts'

/** A key as it is shown once, whole. */
export interface FreshKey {
  readonly row: StoreKeyRow
  /** PKCS8, PEM. */
  readonly privateKey: string
}

/** The keys of a store that are not revoked, newest first. */
export const keysOf = (db: Connection, storeId: StoreId): Promise<StoreKeyRow[]> =>
  db
    .selectFrom('store_key')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('revoked_at', 'is', null)
    .orderBy('id', 'desc')
    .execute()

/** Makes a key of one’s own store. What is kept of it is its public half. */
export async function makeKey(
  tx: Tx,
  random: Random,
  ownerId: UserId,
  accountId: string,
  at: Date,
): Promise<FreshKey> {
  // Held, so that keys made at once stay within their number.
  const store = await heldStore(tx, ownerId, accountId)
  const limit = product.store.keysOfOne
  if ((await keysOf(tx, store.id)).length >= limit)
    throw new RequestRefused(refuseWith('key_limit_reached', { limit }))
  const { privateKey, publicKey } = newPair(random)
  const row = await tx
    .insertInto('store_key')
    .values({
      id: newStoreKeyId(at, random),
      store_id: store.id,
      public_key: publicKey,
      created_at: at,
      last_used_at: null,
      revoked_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return { row, privateKey: privateKey.export({ format: 'pem', type: 'pkcs8' }).toString() }
}

/** Ends a key of one’s own store, for good. */
export async function revokeKey(
  tx: Tx,
  ownerId: UserId,
  { accountId, keyId }: { readonly accountId: string; readonly keyId: string },
  at: Date,
): Promise<void> {
  const store = await heldStore(tx, ownerId, accountId)
  const row = await tx
    .updateTable('store_key')
    .set({ revoked_at: at })
    .where('id', '=', parseStoreKeyId(keyId) ?? null)
    .where('store_id', '=', store.id)
    .where('revoked_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (!row) throw new RequestRefused(refuse('not_found', 'key_id'))
}
