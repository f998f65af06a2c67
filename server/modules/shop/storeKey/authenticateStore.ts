import { createHash } from 'node:crypto'
import type { Connection } from '../../../database/database.ts'
import { parseStoreKeyId, type StoreKeyId } from '../../../domain/identifier/identifier.ts'
import { refuse, refuseWith } from '../../../domain/refusal/refusal.ts'
import { RequestRefused } from '../../../kernel/refusal.ts'
import { isSignedWith, signatureHeaders, type SignedCall } from '../../../kernel/signedCall.ts'
import type { StoreViewer } from '../../../kernel/viewer.ts'
import { product } from '../../../runtime/product.ts'

const minuteMs = 60_000

/**
 * The store whose key a call is signed with. Refuses `unauthenticated` where there is no such key any more, its store is
 * closed or suspended, or the signature is another’s; `signature_late` outside of the window; `signature_repeated` for a
 * call that changes something without an idempotency key and has come before.
 */
export async function authenticateStore(
  db: Connection,
  call: SignedCall,
  isOnce: boolean,
  at: Date,
): Promise<StoreViewer> {
  const key = await db
    .selectFrom('store_key')
    .innerJoin('store', 'store.id', 'store_key.store_id')
    .select(['store_key.id', 'store_key.public_key', 'store_key.store_id', 'store.owner_id'])
    .where('store_key.id', '=', parseStoreKeyId(call.keyId) ?? null)
    .where('store_key.revoked_at', 'is', null)
    .where('store.deleted_at', 'is', null)
    .where('store.status', '<>', 'suspended')
    .executeTakeFirst()
  if (!key) throw new RequestRefused(refuse('unauthenticated', signatureHeaders.key))
  if (!isSignedWith(key.public_key, call))
    throw new RequestRefused(refuse('unauthenticated', signatureHeaders.signature))
  const minutes = product.store.signatureMinutes
  if (Math.abs(at.getTime() - call.signedAt.getTime()) > minutes * minuteMs)
    throw new RequestRefused(refuseWith('signature_late', { minutes }, signatureHeaders.timestamp))
  if (isOnce) await takeOnce(db, key.id, call, at)
  await noteUse(db, key.id, at)
  return { kind: 'store', storeId: key.store_id, ownerId: key.owner_id }
}

/** Outside of the call’s transaction: a call that was refused once is not made by somebody else later. */
async function takeOnce(
  db: Connection,
  keyId: StoreKeyId,
  { signature }: SignedCall,
  at: Date,
): Promise<void> {
  const first = await db
    .insertInto('store_signature_seen')
    .values({
      key_id: keyId,
      signature_hash: createHash('sha256').update(signature).digest('base64url'),
      at,
    })
    .onConflict(conflict => conflict.doNothing())
    .returning('key_id')
    .executeTakeFirst()
  if (!first) throw new RequestRefused(refuse('signature_repeated', signatureHeaders.signature))
}

/** To the minute: its owner wants to know whether it is in use, not how often. */
async function noteUse(db: Connection, keyId: StoreKeyId, at: Date): Promise<void> {
  await db
    .updateTable('store_key')
    .set({ last_used_at: at })
    .where('id', '=', keyId)
    .where(eb =>
      eb.or([eb('last_used_at', 'is', null), eb('last_used_at', '<', new Date(at.getTime() - minuteMs))]),
    )
    .execute()
}
