import { firstOf } from '../../../database/readPage.ts'
import { sql } from 'kysely'
import type { Connection } from '../../../database/database.ts'
import type { DocumentKind } from '../../../domain/content/document.ts'
import type { Handlers } from '../../../kernel/handlers.ts'
import type { addressOperations } from './addressSchema.ts'

/** Where a document is, and when it changed last; nothing of what it says is read. */
interface DocumentAddress {
  readonly code: string
  readonly parent: string | null
  readonly updated_at: Date
  readonly locales: readonly string[]
}

/** What search engines are told of documents, in runs that stay quick however many there are. */
export const addressHandlers: Handlers<typeof addressOperations> = {
  async documentAddresses({ query: { kind, after = '', until = null, limit = 1000 } }, { db, at }) {
    const found = await addresses(db, { kind, after, until, limit: limit + 1 }, at)
    const { rows, has_more } = firstOf(found, limit)
    return {
      items: rows.map(({ updated_at: updated, ...address }) => ({
        ...address,
        locales: [...address.locales],
        updated_at: updated.toISOString(),
      })),
      has_more,
    }
  },

  documentAddressMarks: async ({ query: { kind, every } }, { db, at }) => ({
    codes: [...(await marks(db, { kind, every }, at))],
  }),
}

interface Run {
  readonly kind: DocumentKind
  /** Behind this one. */
  readonly after: string
  /** With this one; null for all there are. */
  readonly until: string | null
  readonly limit: number
}

/** In the order of codes: a run goes on behind the last one of the run before, wherever others have come since. */
async function addresses(
  db: Connection,
  { kind, after, until, limit }: Run,
  at: Date,
): Promise<readonly DocumentAddress[]> {
  const { rows } = await sql<DocumentAddress>`
    select d.code, d.parent, v.updated_at, v.locales
    from (
      select id, code, parent from document
      where kind = ${kind} and archived_at is null and shown_from <= ${at} and code > ${after}
        and (${until}::text is null or code <= ${until})
      order by code limit ${limit}
    ) d cross join lateral (
      select max(shows_from) as updated_at, array_agg(distinct locale order by locale) as locales from document_version
      where document_id = d.id and state = 'published' and shows_from <= ${at}
    ) v
    order by d.code`.execute(db)
  return rows
}

/** The codes behind which a file of so many addresses begins; the first begins at the first. */
async function marks(
  db: Connection,
  { kind, every }: { readonly kind: DocumentKind; readonly every: number },
  at: Date,
): Promise<readonly string[]> {
  const next = (after: ReturnType<typeof sql>) => sql`(
    select code from document
    where kind = ${kind} and archived_at is null and shown_from <= ${at} and code > ${after}
    order by code offset ${every - 1}::int limit 1)`
  // A step from each to the next: numbering all of them takes longer.
  const { rows } = await sql<{ code: string }>`
    with recursive mark (code) as (
      ${next(sql`''`)} union all select ${next(sql`mark.code`)} from mark where mark.code is not null
    ) select code from mark where code is not null`.execute(db)
  return rows.map(({ code }) => code)
}
