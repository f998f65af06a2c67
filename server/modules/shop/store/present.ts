import type { Static } from 'typebox'
import type { Connection } from '../../../database/database.ts'
import type { AttachmentId, StoreId } from '../../../domain/identifier/identifier.ts'
import { decimal } from '../../../domain/money/decimal.ts'
import type { StoreColour, StoreStyle } from '../../../domain/store/store.ts'
import { describeFiles, type FileDescription } from '../../../files/files.ts'
import type { Reply } from '../../../kernel/operation.ts'
import { product } from '../../../runtime/product.ts'
import type { StoreLook } from './lookSchema.ts'
import type { storeOperations } from './schema.ts'
import type { StoreCssRow, StoreRow } from './tables.ts'

type Store = Reply<(typeof storeOperations)['merchantAccount']>
export type Look = Static<typeof StoreLook>
type Picture = NonNullable<Look['logo']>

/** What of a look is written, apart from its pictures. */
export type WrittenLook = Pick<
  StoreRow,
  'show_name' | 'show_logo' | 'show_number' | 'show_locales' | 'default_locale' | 'style' | 'colours'
>

/** Where a picture is had. Every picture has an address of its own, so it may be kept for ever. */
const pictureUrl = (id: AttachmentId): string => `/api/v1/merchant_pictures/${id}`

/** Stores as their owner sees them; the pictures of all are read at once. */
export async function presentStores(db: Connection, rows: readonly StoreRow[]): Promise<Store[]> {
  const kept = await keptOf(db, rows)
  return rows.map(row => present(row, kept))
}

export async function presentStore(db: Connection, row: StoreRow): Promise<Store> {
  return present(row, await keptOf(db, [row]))
}

/** What everybody may see of a store. */
export async function presentLook(db: Connection, row: StoreRow, written: WrittenLook = row): Promise<Look> {
  return lookOf(row, written, await keptOf(db, [row]))
}

/** A picture with its thumbnail, which of a logo is the logo itself. */
export function presentPicture(file: FileDescription, thumbnailId = file.id): Picture {
  const { id, width, height, name, size } = file
  if (width === null || height === null) throw new Error(`The file ${id} is no picture`)
  return { url: pictureUrl(id), thumbnail_url: pictureUrl(thumbnailId), width, height, name, size }
}

/** What lies beside stores: their pictures, and the style sheets that they have. */
interface Kept {
  readonly files: ReadonlyMap<AttachmentId, FileDescription>
  readonly sheets: ReadonlyMap<StoreId, Pick<StoreCssRow, 'id' | 'link' | 'fetched_at'>>
}

async function keptOf(db: Connection, rows: readonly StoreRow[]): Promise<Kept> {
  if (rows.length === 0) return { files: new Map(), sheets: new Map() }
  const sheets = await db
    .selectFrom('store_css')
    .select(['store_id', 'id', 'link', 'fetched_at'])
    .where(
      'store_id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute()
  return {
    files: await picturesOf(db, rows),
    sheets: new Map(sheets.map(sheet => [sheet.store_id, sheet])),
  }
}

const picturesOf = (db: Connection, rows: readonly StoreRow[]): Promise<Kept['files']> =>
  describeFiles(
    db,
    rows.flatMap(row => [row.logo_id, row.background_id]).filter(id => id !== null),
  )

function present(row: StoreRow, kept: Kept): Store {
  const sheet = kept.sheets.get(row.id)
  const reviewMs = product.store.reviewHours * 3_600_000
  return {
    account_id: row.id,
    type: row.type,
    description: row.description,
    currency_code: row.currency,
    crypto_currency_codes: [...row.coins],
    status: row.status,
    status_reason: row.status_reason,
    status_changed_at: row.status_changed_at.toISOString(),
    review_ends_at:
      row.status === 'pending_review'
        ? new Date(row.status_changed_at.getTime() + reviewMs).toISOString()
        : null,
    webhook_url: row.webhook_url,
    success_url: row.success_url,
    fail_url: row.fail_url,
    tolerance_percent: decimal(row.tolerance_percent),
    look: lookOf(row, row, kept),
    custom_css: sheet ? { link: sheet.link, fetched_at: sheet.fetched_at.toISOString() } : null,
    created_at: row.created_at.toISOString(),
  }
}

function lookOf(row: StoreRow, written: WrittenLook, { files, sheets }: Kept): Look {
  const sheet = sheets.get(row.id)
  const logo = row.logo_id === null ? undefined : files.get(row.logo_id)
  const background = row.background_id === null ? undefined : files.get(row.background_id)
  return {
    title: row.title,
    merchant_id: String(row.number),
    is_approved: row.status === 'active',
    show_name: written.show_name,
    show_logo: written.show_logo,
    show_merchant_id: written.show_number,
    show_locale_selection: written.show_locales,
    default_locale: written.default_locale,
    style: {
      ...styleOnWire(written.style),
      background: background
        ? presentPicture(background, row.background_thumbnail_id ?? background.id)
        : null,
    },
    colors: { ...written.colours },
    logo: logo ? presentPicture(logo) : null,
    custom_css_url: sheet ? `/api/v1/merchant_css/${sheet.id}` : null,
  }
}

const styleOnWire = (style: StoreStyle) => ({
  text_color: style.text,
  background_color1: style.background1,
  background_color2: style.background2,
  button_text_color: style.buttonText,
  button_background_color: style.buttonBackground,
})

/** What comes in of a style. */
type StyleInput = Omit<ReturnType<typeof styleOnWire>, 'background_color2'> & {
  readonly background_color2?: string
}

/** A style as it comes in; colours are kept in small letters. With the first background alone, the second is the same (001 §3). */
export const styleFromWire = (style: StyleInput): StoreStyle => ({
  text: style.text_color.toLowerCase(),
  background1: style.background_color1.toLowerCase(),
  background2: (style.background_color2 ?? style.background_color1).toLowerCase(),
  buttonText: style.button_text_color.toLowerCase(),
  buttonBackground: style.button_background_color.toLowerCase(),
})

/** Store colours as they come in. */
export const coloursFromWire = (
  colours: Readonly<Record<StoreColour, string>>,
): Readonly<Record<StoreColour, string>> =>
  Object.fromEntries(
    Object.entries(colours).map(([name, colour]) => [name, colour.toLowerCase()]),
  ) as Readonly<Record<StoreColour, string>>
