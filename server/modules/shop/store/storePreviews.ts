import type { Connection, Tx } from '../../../database/database.ts'
import type { Random } from '../../../domain/identifier/random.ts'
import { refuse } from '../../../domain/refusal/refusal.ts'
import { later } from '../../../domain/time/calendar.ts'
import { RequestRefused } from '../../../kernel/refusal.ts'
import { product } from '../../../runtime/product.ts'
import { hashOfSecret, newSecret } from '../../../runtime/random.ts'
import { presentLook, type Look, type WrittenLook } from './present.ts'
import type { StoreRow } from './tables.ts'

/** Makes a link by which anybody sees a look, as it is now. What is kept of its token is a hash. */
export async function sharePreview(
  tx: Tx,
  random: Random,
  { row, look }: { readonly row: StoreRow; readonly look: WrittenLook },
  at: Date,
): Promise<{ token: string; expires_at: string }> {
  const token = newSecret(random)
  const expiresAt = later(at, { days: product.store.previewDays })
  await tx
    .insertInto('store_preview')
    .values({
      token_hash: hashOfSecret(token),
      store_id: row.id,
      shown: JSON.stringify(look),
      created_at: at,
      expires_at: expiresAt,
    })
    .execute()
  return { token, expires_at: expiresAt.toISOString() }
}

/** The look that a link shows; its name and pictures are those that the store has now. */
export async function sharedPreview(db: Connection, token: string, at: Date): Promise<Look> {
  const preview = await db
    .selectFrom('store_preview')
    .select(['store_id', 'shown'])
    .where('token_hash', '=', hashOfSecret(token))
    .where('expires_at', '>', at)
    .executeTakeFirst()
  const row = preview
    ? await db
        .selectFrom('store')
        .selectAll()
        .where('id', '=', preview.store_id)
        .where('deleted_at', 'is', null)
        .executeTakeFirst()
    : undefined
  if (!preview || !row) throw new RequestRefused(refuse('not_found', 'token'))
  return presentLook(db, row, preview.shown as WrittenLook)
}
