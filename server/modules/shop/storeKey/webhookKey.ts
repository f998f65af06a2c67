import { createPrivateKey, sign, type KeyObject } from 'node:crypto'
import type { Connection, Tx } from '../../../database/database.ts'
import {
  newStoreKeyId,
  type StoreId,
  type StoreKeyId,
  type UserId,
} from '../../../domain/identifier/identifier.ts'
import type { Random } from '../../../domain/identifier/random.ts'
import type { Sealing } from '../../../runtime/sealing.ts'
import { heldStore } from '../store/findStore.ts'
import { newPair } from './keyPair.ts'
import type { StoreWebhookKeyRow } from './tables.ts'

/** What our own pairs stand on. */
export interface WebhookKeyParts {
  readonly random: Random
  readonly sealing: Sealing
}

/** Our pair towards a store, made when it is first asked for. */
export async function webhookKeyOf(
  db: Connection,
  parts: WebhookKeyParts,
  storeId: StoreId,
  at: Date,
): Promise<StoreWebhookKeyRow> {
  return (await findKey(db, storeId)) ?? (await makeKey(db, parts, storeId, at))
}

/** Puts a new pair in place of the one before, at once. */
export async function replaceWebhookKey(
  tx: Tx,
  parts: WebhookKeyParts,
  ownerId: UserId,
  accountId: string,
  at: Date,
): Promise<StoreWebhookKeyRow> {
  const { id } = await heldStore(tx, ownerId, accountId)
  await tx
    .updateTable('store_webhook_key')
    .set({ replaced_at: at })
    .where('store_id', '=', id)
    .where('replaced_at', 'is', null)
    .execute()
  return makeKey(tx, parts, id, at)
}

/** Signs in our name towards a store; answers base64. */
export const signWith = (sealing: Sealing, row: StoreWebhookKeyRow, text: string): string =>
  sign(null, Buffer.from(text), privateHalf(sealing, row)).toString('base64')

const findKey = (db: Connection, storeId: StoreId): Promise<StoreWebhookKeyRow | undefined> =>
  db
    .selectFrom('store_webhook_key')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('replaced_at', 'is', null)
    .executeTakeFirst()

const placeOf = (storeId: StoreId, keyId: StoreKeyId): string => `webhook_key:${storeId}:${keyId}`

async function makeKey(
  db: Connection,
  { random, sealing }: WebhookKeyParts,
  storeId: StoreId,
  at: Date,
): Promise<StoreWebhookKeyRow> {
  const { privateKey, publicKey } = newPair(random)
  const id = newStoreKeyId(at, random)
  const kept = privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64')
  await db
    .insertInto('store_webhook_key')
    .values({
      id,
      store_id: storeId,
      public_key: publicKey,
      sealed: JSON.stringify(sealing.seal(kept, placeOf(storeId, id))),
      created_at: at,
      replaced_at: null,
    })
    // Somebody else may have needed it at the same moment.
    .onConflict(conflict => conflict.doNothing())
    .execute()
  const row = await findKey(db, storeId)
  if (!row) throw new Error(`The store ${storeId} has no webhook key`)
  return row
}

function privateHalf(sealing: Sealing, { id, store_id, sealed }: StoreWebhookKeyRow): KeyObject {
  const kept = sealing.open(sealed, placeOf(store_id, id)) as string
  return createPrivateKey({ key: Buffer.from(kept, 'base64'), format: 'der', type: 'pkcs8' })
}
