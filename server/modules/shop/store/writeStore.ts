import { countRows } from '../../../database/countRows.ts'
import type { Tx } from '../../../database/database.ts'
import { newStoreId, type AttachmentId, type UserId } from '../../../domain/identifier/identifier.ts'
import { refuse, refuseWith } from '../../../domain/refusal/refusal.ts'
import { fiatCodes } from '../../../domain/reference/fiat.ts'
import { defaultColours, defaultStyle } from '../../../domain/store/store.ts'
import type { Input } from '../../../kernel/operation.ts'
import { RequestRefused } from '../../../kernel/refusal.ts'
import { product } from '../../../runtime/product.ts'
import { schedule } from '../../../runtime/job/jobs.ts'
import { coinNamed } from '../../reference/reference/coinUnits.ts'
import { lockTrader } from '../../people/profile/lockTrader.ts'
import { groundsOf } from './storeCss.ts'
import { heldStore } from './findStore.ts'
import { writtenAccess } from './storeAccess.ts'
import { writtenLook } from './storeLook.ts'
import type { StoreParts } from './parts.ts'
import { cleaned } from './cleanText.ts'
import { storeReviewJob } from './reviewJob.ts'
import type { storeOperations } from './schema.ts'
import type { StoreRow } from './tables.ts'

type CreateInput = Input<(typeof storeOperations)['createMerchantAccount']>['body']
type UpdateInput = Input<(typeof storeOperations)['updateMerchantAccount']>['body']

/** Opens a store with the usual look. It waits for its review. */
export async function createStore(
  tx: Tx,
  { random, approvesItself }: Pick<StoreParts, 'random' | 'approvesItself'>,
  ownerId: UserId,
  input: CreateInput,
  at: Date,
): Promise<StoreRow> {
  const about = readAbout(input)
  // One at a time, so that their number stays within its limit.
  await lockTrader(tx, ownerId)
  const count = await countRows(
    tx.selectFrom('store').where('owner_id', '=', ownerId).where('deleted_at', 'is', null),
  )
  const limit = product.store.mostOfOne
  if (count >= limit) throw new RequestRefused(refuseWith('store_limit_reached', { limit }))
  const row = await tx
    .insertInto('store')
    .values({
      id: newStoreId(at, random),
      owner_id: ownerId,
      ...about,
      show_name: true,
      show_logo: true,
      show_number: true,
      show_locales: true,
      default_locale: input.default_locale,
      style: JSON.stringify(defaultStyle),
      colours: JSON.stringify(defaultColours),
      logo_id: null,
      background_id: null,
      background_thumbnail_id: null,
      webhook_url: null,
      success_url: null,
      fail_url: null,
      status: 'pending_review',
      status_reason: null,
      status_changed_at: at,
      created_at: at,
      deleted_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  if (approvesItself)
    await schedule(tx, {
      kind: storeReviewJob,
      key: row.id,
      runAt: new Date(at.getTime() + product.store.devReviewSeconds * 1000),
      payload: { store_id: row.id },
    })
  return row
}

/** Changes what is named of one’s own store. */
export async function updateStore(
  tx: Tx,
  { allowedHosts }: Pick<StoreParts, 'allowedHosts'>,
  ownerId: UserId,
  accountId: string,
  input: UpdateInput,
): Promise<StoreRow> {
  const before = await heldStore(tx, ownerId, accountId)
  const about = readAbout({
    type: input.type ?? before.type,
    title: input.title ?? before.title,
    description: input.description ?? before.description,
    currency_code: input.currency_code === undefined ? before.currency : input.currency_code,
    crypto_currency_codes: input.crypto_currency_codes ?? [...before.coins],
  })
  const { style, colours, ...switches } = writtenLook(before, input, await groundsOf(tx, before.id))
  return tx
    .updateTable('store')
    .set({
      ...about,
      ...writtenAccess(before, input, allowedHosts),
      ...switches,
      style: JSON.stringify(style),
      colours: JSON.stringify(colours),
    })
    .where('id', '=', before.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Closes one’s own store for good; its pictures, its style sheet and the links to its look go with it. */
export async function closeStore(
  tx: Tx,
  { hasOpenInvoices }: Pick<StoreParts, 'hasOpenInvoices'>,
  ownerId: UserId,
  accountId: string,
  at: Date,
): Promise<void> {
  const row = await heldStore(tx, ownerId, accountId)
  if (await hasOpenInvoices(tx, { storeId: row.id }))
    throw new RequestRefused(refuse('store_has_open_invoices'))
  await closeStores(tx, [row], at)
}

/** Closes all that somebody has, when their account goes. */
export async function closeStoresOf(tx: Tx, ownerId: UserId, at: Date): Promise<void> {
  const rows = await tx
    .selectFrom('store')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .execute()
  await closeStores(tx, rows, at)
}

async function closeStores(tx: Tx, rows: readonly StoreRow[], at: Date): Promise<void> {
  if (rows.length === 0) return
  const ids = rows.map(({ id }) => id)
  await tx
    .updateTable('store')
    .set({ deleted_at: at, logo_id: null, background_id: null, background_thumbnail_id: null })
    .where('id', 'in', ids)
    .execute()
  await tx.deleteFrom('store_css').where('store_id', 'in', ids).execute()
  await tx.deleteFrom('store_preview').where('store_id', 'in', ids).execute()
  await releasePictures(
    tx,
    rows.flatMap(row => [row.logo_id, row.background_id, row.background_thumbnail_id]),
  )
}

/** What nobody uses is cleared away. */
export async function releasePictures(tx: Tx, ids: readonly (AttachmentId | null)[]): Promise<void> {
  const released = ids.filter(id => id !== null)
  if (released.length > 0)
    await tx.updateTable('file').set({ used_for: null }).where('id', 'in', released).execute()
}

function readAbout(input: Omit<CreateInput, 'default_locale'>) {
  const title = cleaned(input.title).replace(/\s+/gu, ' ')
  const min = product.store.titleMinLength
  if (title === '') throw new RequestRefused(refuse('required', 'title'))
  if (title.length < min) throw new RequestRefused(refuseWith('too_short', { min }, 'title'))
  const currency = input.currency_code
  if (currency !== null && !fiatCodes.some(code => code === currency))
    throw new RequestRefused(refuse('invalid_choice', 'currency_code'))
  return {
    type: input.type,
    title,
    description: cleaned(input.description),
    currency,
    coins: input.crypto_currency_codes.map(code => coinNamed(code, 'crypto_currency_codes')),
  }
}
