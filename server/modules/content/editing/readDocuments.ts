import { firstOf, type Page } from '../../../database/readPage.ts'
import { sql } from 'kysely'
import type { Connection } from '../../../database/database.ts'
import type { DocumentExtra, DocumentKind } from '../../../domain/content/document.ts'
import { editingRules, type DocumentState } from '../../../domain/content/editing.ts'
import { searchQuery } from '../../../domain/content/searchWords.ts'
import type { DocumentId } from '../../../domain/identifier/identifier.ts'
import { refuse } from '../../../domain/refusal/refusal.ts'
import { RequestRefused } from '../../../kernel/refusal.ts'
import type { ServerLocale } from '../../../locales/localeTable.ts'

/** A document as operators have it before them. */
export interface DocumentRow {
  readonly id: DocumentId
  readonly kind: DocumentKind
  readonly code: string
  readonly parent: string | null
  readonly place: number
  readonly archived_at: Date | null
  readonly changed_at: Date
  readonly changed_by: string | null
}

/** A version of one, without its text. */
export interface VersionRow {
  readonly locale: ServerLocale
  readonly number: number
  readonly revision: number
  readonly state: 'draft' | 'published' | 'withdrawn'
  readonly shows_from: Date | null
  readonly title: string
  readonly made_at: Date
  readonly made_by: string | null
  /** Readers have it now. */
  readonly is_shown: boolean
}

/** With its text. */
export interface VersionTextRow extends VersionRow {
  readonly description: string
  readonly source: string
  readonly extra: DocumentExtra
}

/** Which documents; nothing of it left out means all. */
export interface DocumentsFilter {
  readonly kind?: DocumentKind
  readonly state?: DocumentState
  readonly search?: string
  /** Those that were changed before this one. */
  readonly before?: DocumentId
  readonly limit: number
}

type Condition = ReturnType<typeof sql>
const columns = sql`d.id, d.kind, d.code, d.parent, d.place, d.archived_at, d.changed_at, u.user_name as changed_by`

/** What each state means; one that is archived is in no other. */
const states: Readonly<Record<DocumentState, (at: Date) => Condition>> = {
  draft: () =>
    sql`d.archived_at is null and d.id in (select document_id from document_version where state = 'draft')`,
  scheduled: at =>
    sql`d.archived_at is null and d.id in (select document_id from document_version where state = 'published' and shows_from > ${at})`,
  published: at => sql`d.archived_at is null and d.shown_from <= ${at}`,
  archived: () => sql`d.archived_at is not null`,
}

/**
 * The documents that a search finds. Refuses one that finds too many to be put in order at once: one word more of it is quicker for everybody.
 */
async function searched(db: Connection, search: string): Promise<readonly DocumentId[]> {
  const query = searchQuery(search)
  // Nothing that was typed can be a word.
  if (query === '') return []
  const { searchFinds } = editingRules
  const { rows } = await sql<{ id: DocumentId }>`
    select id from document where searched @@ ${query}::tsquery limit ${searchFinds + 1}`.execute(db)
  if (rows.length > searchFinds) throw new RequestRefused(refuse('too_many_found', 'search'))
  return rows.map(({ id }) => id)
}

/** Documents, what was changed last first. */
export async function listDocuments(
  db: Connection,
  { kind, state, search, before, limit }: DocumentsFilter,
  at: Date,
): Promise<readonly DocumentRow[]> {
  const found = search === undefined ? null : await searched(db, search)
  const only = <T>(value: T | null | undefined, condition: (value: T) => Condition) =>
    value === undefined || value === null ? sql`` : sql`and ${condition(value)}`
  const { rows } = await sql<DocumentRow>`
    select ${columns} from document d left join app_user u on u.id = d.changed_by
    where true ${only(kind, one => sql`d.kind = ${one}`)} ${only(state, one => states[one](at))}
      ${only(found, ids => sql`d.id = any(${[...ids]}::uuid[])`)}
      ${only(before, one => sql`(d.changed_at, d.id) < (select b.changed_at, b.id from document b where b.id = ${one})`)}
    order by d.changed_at desc, d.id desc limit ${limit}`.execute(db)
  return rows
}

/** One document; null where there is none. */
export async function findDocument(db: Connection, id: DocumentId): Promise<DocumentRow | null> {
  const { rows } = await sql<DocumentRow>`
    select ${columns} from document d left join app_user u on u.id = d.changed_by where d.id = ${id}`.execute(
    db,
  )
  return rows[0] ?? null
}

/** What a list shows of a document in a language. */
export interface CardLocaleRow {
  readonly document_id: DocumentId
  readonly locale: ServerLocale
  readonly title: string
  readonly is_shown: boolean
  readonly scheduled_at: Date | null
  readonly has_draft: boolean
}

/** How documents stand in each language in which something was written. */
export async function cardLocales(
  db: Connection,
  ids: readonly DocumentId[],
  at: Date,
): Promise<ReadonlyMap<DocumentId, readonly CardLocaleRow[]>> {
  const { rows } = await sql<CardLocaleRow>`
    select document_id, locale, (array_agg(title order by number desc))[1] as title,
      bool_or(state = 'published' and shows_from <= ${at}) as is_shown,
      min(shows_from) filter (where state = 'published' and shows_from > ${at}) as scheduled_at,
      bool_or(state = 'draft') as has_draft
    from document_version where document_id = any(${[...ids]}::uuid[]) group by document_id, locale order by locale`.execute(
    db,
  )
  return Map.groupBy(rows, ({ document_id: id }) => id)
}

const versionColumns = sql`v.locale, v.number, v.revision, v.state, v.shows_from, v.title, v.made_at, u.user_name as made_by,
  v.state = 'published' and v.number = s.number as is_shown`

/** Versions of a document at a moment, with which of them readers have. */
const versionsAt = (id: DocumentId, at: Date) => sql`
  from document_version v
  left join lateral (
    select w.number from document_version w
    where w.document_id = v.document_id and w.locale = v.locale and w.state = 'published' and w.shows_from <= ${at}
    order by w.shows_from desc, w.number desc limit 1
  ) s on true
  left join app_user u on u.id = v.made_by
  where v.document_id = ${id}`

/** The versions of a document in a language, the latest first. */
export async function listVersions(
  db: Connection,
  id: DocumentId,
  {
    locale,
    before,
    limit = editingRules.versionsShown,
  }: { readonly locale: ServerLocale; readonly before?: number; readonly limit?: number },
  at: Date,
): Promise<Page<VersionRow>> {
  const { rows } = await sql<VersionRow>`
    select ${versionColumns} ${versionsAt(id, at)} and v.locale = ${locale} ${before === undefined ? sql`` : sql`and v.number < ${before}`}
    order by v.number desc limit ${limit + 1}`.execute(db)
  return firstOf(rows, limit)
}

/** Those that stand for something now: what is shown, what waits, what is being written. */
export async function standingVersions(
  db: Connection,
  id: DocumentId,
  at: Date,
): Promise<readonly VersionRow[]> {
  const { rows } = await sql<VersionRow>`
    select ${versionColumns} ${versionsAt(id, at)}
      and (v.state = 'draft' or v.number = s.number or (v.state = 'published' and v.shows_from > ${at}))`.execute(
    db,
  )
  return rows
}

/** A version with its text: of this number, or the latest. */
export async function findVersion(
  db: Connection,
  id: DocumentId,
  locale: ServerLocale,
  at: Date,
  number?: number,
): Promise<VersionTextRow | null> {
  const { rows } = await sql<VersionTextRow>`
    select ${versionColumns}, v.description, v.source, v.extra ${versionsAt(id, at)} and v.locale = ${locale}
      ${number === undefined ? sql`` : sql`and v.number = ${number}`}
    order by v.number desc limit 1`.execute(db)
  return rows[0] ?? null
}
