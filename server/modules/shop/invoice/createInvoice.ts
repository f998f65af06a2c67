import type { ServerLocale } from '../../../locales/wording.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../database/database.ts'
import { newInvoiceId, type UserId } from '../../../domain/identifier/identifier.ts'
import { dueFor } from '../../../domain/invoice/price.ts'
import { newInvoiceUniqueId } from '../../../domain/invoice/uniqueId.ts'
import { decimal, fitsScale } from '../../../domain/money/decimal.ts'
import { toUnits } from '../../../domain/money/units.ts'
import { isAssetCode, scaleOf, type AssetCode } from '../../../domain/reference/asset.ts'
import { refuse, refuseWith } from '../../../domain/refusal/refusal.ts'
import { RequestRefused } from '../../../kernel/refusal.ts'
import { product } from '../../../runtime/product.ts'
import { readUrl } from '../store/storeAccess.ts'
import { heldStore } from '../store/findStore.ts'
import { cleaned } from '../store/cleanText.ts'
import type { StoreRow } from '../store/tables.ts'
import { money } from '../../../domain/reference/decimalOf.ts'
import { invoiceColumns } from './findInvoice.ts'
import { writeLetter } from './letter/invoiceLetters.ts'
import { beginTotals, setDeadline, tellInvoice } from './moveInvoice.ts'
import type { InvoiceParts } from './parts.ts'
import { priceEnd, waysOf } from './invoicePlaces.ts'
import type { InvoiceRow } from './tables.ts'
import { noteInTimeline } from './timeline.ts'
import { wordsOf } from './words.ts'

/** What an invoice is made of. */
export interface InvoiceAsked {
  readonly amount: string
  readonly asset: string
  readonly product_title: string
  readonly product_description?: string
  readonly email?: string | null
  readonly reference?: string | null
  readonly locale?: ServerLocale
  readonly send_email?: boolean
  /** The shop’s pages for this payment; left out, the store’s. */
  readonly success_url?: string | null
  readonly fail_url?: string | null
}

/** Makes an invoice of one of somebody’s stores. Everything that can be wrong with it is a refusal, at its field. */
export async function createInvoice(
  tx: Tx,
  parts: InvoiceParts,
  { ownerId, accountId }: { readonly ownerId: UserId; readonly accountId: string },
  asked: InvoiceAsked,
  at: Date,
): Promise<InvoiceRow> {
  const store = await heldStore(tx, ownerId, accountId)
  if (store.status !== 'active') throw new RequestRefused(refuse('store_not_active', 'account_id'))
  const { asset, amount } = readAmount(asked)
  const title = cleaned(asked.product_title).replace(/\s+/gu, ' ')
  if (title === '') throw new RequestRefused(refuse('required', 'product_title'))
  const email = asked.email ?? null
  if (asked.send_email === true && email === null) throw new RequestRefused(refuse('required', 'email'))
  guardAmount(parts, store, asset, amount)
  const row = await insert(tx, parts, store, { ...asked, title, email, asset, amount }, at)
  await beginTotals(tx, row)
  await noteInTimeline(tx, row.id, 'created', at, money(amount, asset))
  await setDeadline(tx, row)
  if (asked.send_email === true && email !== null) await mailInvoice(tx, row, email, at)
  tellInvoice(tx, row)
  return row
}

/** Mails an invoice to its payer. */
export async function mailInvoice(tx: Tx, row: InvoiceRow, to: string, at: Date): Promise<void> {
  await writeLetter(tx, { kind: 'invoice', row, to }, at)
  await noteInTimeline(tx, row.id, 'mailed', at)
}

function readAmount({ amount: text, asset }: InvoiceAsked): { asset: AssetCode; amount: bigint } {
  if (!isAssetCode(asset)) throw new RequestRefused(refuse('invalid_choice', 'asset'))
  const amount = decimal(text)
  const max = scaleOf(asset)
  if (!fitsScale(amount, max)) throw new RequestRefused(refuseWith('too_many_decimals', { max }, 'amount'))
  const units = toUnits(amount, max, 'exact')
  if (units <= 0n) throw new RequestRefused(refuse('invoice_too_small', 'amount'))
  return { asset, amount: units }
}

/** Nobody could pay what no coin of the store is worth sending for; and no book holds more than so much. */
function guardAmount(parts: InvoiceParts, store: StoreRow, asset: AssetCode, amount: bigint): void {
  const rates = parts.rates()
  const most = product.invoice.mostUsd
  if (dueFor(rates, asset, amount, 'USDT') > dueFor(rates, 'USD', BigInt(most) * 100n, 'USDT'))
    throw new RequestRefused(refuse('invoice_too_large', 'amount'))
  if (waysOf(rates, { asset, worth: amount }, store.coins).length === 0)
    throw new RequestRefused(refuse('invoice_too_small', 'amount'))
}

type Written = Omit<InvoiceAsked, 'amount' | 'asset' | 'email'> & {
  readonly title: string
  readonly email: string | null
  readonly asset: AssetCode
  readonly amount: bigint
}

async function insert(
  tx: Tx,
  { random, allowedHosts }: InvoiceParts,
  store: StoreRow,
  asked: Written,
  at: Date,
): Promise<InvoiceRow> {
  const description = cleaned(asked.product_description ?? '')
  const url = (field: 'success_url' | 'fail_url') => {
    const text = asked[field]
    return text == null ? store[field] : readUrl(text, field, allowedHosts)
  }
  const reference = asked.reference ?? null
  const uniqueId = newInvoiceUniqueId(random)
  const searched = [asked.title, description, asked.email ?? '', reference ?? '']
  if (reference !== null && (await isTaken(tx, store, reference)))
    throw new RequestRefused(refuse('reference_taken', 'reference'))
  return tx
    .insertInto('invoice')
    .values({
      id: newInvoiceId(at, random),
      unique_id: uniqueId,
      store_id: store.id,
      owner_id: store.owner_id,
      asset: asked.asset,
      amount: asked.amount,
      tolerance_percent: store.tolerance_percent,
      title: asked.title,
      description,
      payer_email: asked.email,
      reference,
      locale: asked.locale ?? store.default_locale,
      success_url: url('success_url'),
      fail_url: url('fail_url'),
      status: 'created',
      status_changed_at: at,
      created_at: at,
      expires_at: priceEnd(at),
      words: sql`array_to_tsvector(${[...wordsOf(store.number, searched, uniqueId)]}::text[])`,
    })
    .returning(invoiceColumns)
    .executeTakeFirstOrThrow()
}

/** The store is held: no other invoice of it is made meanwhile. */
const isTaken = async (tx: Tx, store: StoreRow, reference: string): Promise<boolean> =>
  (await tx
    .selectFrom('invoice')
    .select('id')
    .where('store_id', '=', store.id)
    .where('reference', '=', reference)
    .executeTakeFirst()) !== undefined
