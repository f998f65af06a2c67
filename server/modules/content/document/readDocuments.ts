import { sql } from 'kysely'
import type { Connection } from '../../../database/database.ts'
import type { DocumentExtra, DocumentKind } from '../../../domain/content/document.ts'
import { defaultLocale, type ServerLocale } from '../../../locales/localeTable.ts'

/** What stands of a document in a list, as a reader finds it at a moment: in their language, or in the default one. */
export interface ShownTitle {
  readonly kind: DocumentKind
  readonly code: string
  readonly parent: string | null
  readonly first_at: Date
  readonly version_id: string
  readonly locale: ServerLocale
  readonly number: number
  readonly shows_from: Date
  readonly title: string
  readonly description: string
  /** How long the text is. */
  readonly words: number
  readonly extra: DocumentExtra
}

/** The same with its text. */
export interface ShownDocument extends ShownTitle {
  readonly source: string
}

/** Whose eyes it is: a language, and when. */
export interface Reading {
  readonly locale: ServerLocale
  readonly at: Date
}

/** Which documents; nothing of it left out means all of a kind. */
export interface DocumentFilter {
  readonly kind: DocumentKind
  readonly code?: string
  readonly parent?: string
  /** Another version than the one that is shown now; of those that were shown once. */
  readonly version?: number
  /** Items that are older than this one. */
  readonly before?: string
  /** Not this one. */
  readonly without?: string
  readonly limit?: number
}

/** Finds documents: items of the blog by date, the latest first, everything else in its order. */
export const shownDocuments = (
  db: Connection,
  filter: DocumentFilter,
  reading: Reading,
): Promise<readonly ShownDocument[]> => found<ShownDocument>(db, filter, reading, sql`, v.source`)

/** The same without their texts: a hundred of them are long to read, and a list shows none. */
export const shownTitles = (
  db: Connection,
  filter: DocumentFilter,
  reading: Reading,
): Promise<readonly ShownTitle[]> => found<ShownTitle>(db, filter, reading, sql``)

async function found<Row extends ShownTitle>(
  db: Connection,
  { kind, code, parent, version, before, without, limit }: DocumentFilter,
  { locale, at }: Reading,
  text: ReturnType<typeof sql>,
): Promise<readonly Row[]> {
  const only = <T>(value: T | undefined, condition: (value: T) => ReturnType<typeof sql>) =>
    value === undefined ? sql`` : condition(value)
  const { rows } = await sql<Row>`
    select d.kind, d.code, d.parent, d.first_at, v.id as version_id, v.locale, v.number, v.shows_from, v.title, v.description, v.words,
      v.extra${text}
    from document d join lateral (
      select w.* from document_version w
      where w.document_id = d.id and w.locale in (${locale}, ${defaultLocale}) and w.state = 'published' and w.shows_from <= ${at}
        ${only(version, number => sql`and w.number = ${number}`)}
      order by w.locale = ${locale} desc, w.shows_from desc, w.number desc limit 1
    ) v on true
    where d.kind = ${kind} and d.archived_at is null
      ${only(code, one => sql`and d.code = ${one}`)}
      ${only(parent, one => sql`and d.parent = ${one}`)}
      ${only(without, one => sql`and d.code <> ${one}`)}
      ${only(before, one => sql`and (d.first_at, d.id) < (select b.first_at, b.id from document b where b.kind = ${kind} and b.code = ${one})`)}
    order by ${kind === 'item' ? sql`d.first_at desc, d.id desc` : sql`d.place, d.code`}
    ${only(limit, most => sql`limit ${most}`)}`.execute(db)
  return rows
}

/** The versions of a document that were shown, the latest first, in the language in which it is shown. */
export async function versionsOf(
  db: Connection,
  { kind, code, locale }: Pick<ShownDocument, 'kind' | 'code' | 'locale'>,
  at: Date,
): Promise<readonly { number: number; shows_from: Date; extra: DocumentExtra }[]> {
  return db
    .selectFrom('document_version as v')
    .innerJoin('document as d', 'd.id', 'v.document_id')
    .select(['v.number', 'v.shows_from', 'v.extra'])
    .where('d.kind', '=', kind)
    .where('d.code', '=', code)
    .where('v.locale', '=', locale)
    .where('v.state', '=', 'published')
    .where('v.shows_from', '<=', at)
    .orderBy('v.shows_from', 'desc')
    .orderBy('v.number', 'desc')
    .limit(50)
    .$narrowType<{ shows_from: Date }>()
    .execute()
}

/** Whether readers had a document before it was archived. */
export async function wasPublished(
  db: Connection,
  { kind, code }: DocumentFilter,
  at: Date,
): Promise<boolean> {
  if (code === undefined) return false
  const found = await db
    .selectFrom('document')
    .select('id')
    .where('kind', '=', kind)
    .where('code', '=', code)
    .where('archived_at', 'is not', null)
    .where('shown_from', '<=', at)
    .executeTakeFirst()
  return found !== undefined
}

/** How many items each category of the blog has to read, or one of them. */
export async function itemCounts(
  db: Connection,
  at: Date,
  category?: string,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ parent: string; items: string }>`
    select d.parent, count(*) as items from document d
    where d.kind = 'item' and d.archived_at is null and d.shown_from <= ${at}
      ${category === undefined ? sql`` : sql`and d.parent = ${category}`}
    group by d.parent`.execute(db)
  return new Map(rows.map(({ parent, items }) => [parent, Number(items)]))
}
