import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { cardText, type CardBodies, type CardKind } from '../domain/content/cardText.ts'
import { searchWords } from '../domain/content/searchWords.ts'

/** The default language when this was written; a migration follows no later change. */
const defaultLocale = 'en'

interface Item {
  readonly id: string
  readonly kind: CardKind
  readonly code: string
  readonly place: number
  readonly body: CardBodies[CardKind]
}

/** An id begins with the moment at which it was made (RFC 9562, section 5.7). */
const madeAt = (id: string): string =>
  new Date(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)).toISOString()

/** The languages that something is written in: a text has a name for each. */
function localesIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return []
  const isText = typeof (value as Readonly<Record<string, unknown>>)[defaultLocale] === 'string'
  return isText ? Object.keys(value) : Object.values(value).flatMap(localesIn)
}

/** What was told becomes documents under the same ids and codes, shown since they were made: who has viewed one has viewed it. */
async function move(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<Item>`select id, kind, code, place, body from content_item`.execute(db)
  // A card without any text, as a name and an address, is written in all of them.
  const locales = [...new Set([defaultLocale, ...rows.flatMap(({ body }) => localesIn(body))])]
  const versions = rows.flatMap(({ id, kind, body }) =>
    locales.map(locale => ({
      document_id: id,
      locale,
      at: madeAt(id),
      ...cardText(kind, body, { locale, otherwise: defaultLocale }),
    })),
  )
  const documents = rows.map(({ id, kind, code, place }) => {
    const titles = versions.filter(({ document_id: of }) => of === id).map(({ title }) => title)
    return { id, kind, code, place, at: madeAt(id), words: searchWords([code, ...titles]).join(' ') }
  })
  await sql`
    insert into document (id, kind, code, place, first_at, changed_at, searched)
    select id, kind, code, place, at, at, array_to_tsvector(string_to_array(words, ' '))
    from json_to_recordset(${JSON.stringify(documents)}::json)
      as d (id uuid, kind text, code text, place int, at timestamptz, words text)`.execute(db)
  await sql`
    insert into document_version (document_id, locale, number, state, shows_from, title, description, source, extra, made_at)
    select document_id, locale, 1, 'published', at, title, description, source, extra, at
    from json_to_recordset(${JSON.stringify(versions)}::json)
      as v (document_id uuid, locale text, at timestamptz, title text, description text, source text, extra jsonb)`.execute(
    db,
  )
}

/** Stories, promo blocks, words about this place and who writes about it are documents, too: with drafts, moments and earlier versions. */
export const contentCards: Migration = {
  async up(db) {
    await sql`alter table document drop constraint document_kind_check`.execute(db)
    await sql`alter table document add constraint document_kind_check check (kind in ('page', 'chapter', 'topic', 'category', 'item',
      'country', 'story', 'promo_block', 'service_feedback', 'media_partner'))`.execute(db)
    await move(db)
    await sql`alter table content_view drop constraint content_view_item_id_fkey`.execute(db)
    await sql`alter table content_view add foreign key (item_id) references document (id)`.execute(db)
    await sql`drop table content_item`.execute(db)
  },
}
