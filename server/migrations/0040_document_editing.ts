import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { searchWords } from '../domain/content/searchWords.ts'

const statements = [
  // A version that was to be shown and was taken back before its moment; nobody has seen it.
  'alter table document_version drop constraint document_version_state_check',
  "alter table document_version add check (state in ('draft', 'published', 'withdrawn'))",
  // How often a draft was saved: by it two editors of one draft are told apart.
  'alter table document_version add column revision int not null default 1 check (revision > 0)',
  "create unique index document_version_draft on document_version (document_id, locale) where state = 'draft'",
  // What waits for its moment is found among what has come.
  "create index document_version_waiting on document_version (shows_from, document_id) where state = 'published'",

  // Who wrote last, and the words of its code and titles.
  "alter table document add column changed_at timestamptz not null default 'epoch'",
  'alter table document add column changed_by uuid',
  "alter table document add column searched tsvector not null default ''",
  `update document set changed_at = coalesce(
    (select max(made_at) from document_version v where v.document_id = document.id), first_at)`,
  'create index document_changed on document (changed_at desc, id desc)',
  'create index document_changed_of on document (kind, changed_at desc, id desc)',
  'create index document_archived on document (changed_at desc, id desc) where archived_at is not null',
  'create index document_searched on document using gin (searched)',

  // Pictures of texts, each in several widths and formats.
  `create table content_picture (
    id uuid primary key,
    width int not null check (width > 0),
    height int not null check (height > 0),
    made_at timestamptz not null,
    made_by uuid not null
  )`,
  `create table content_picture_file (
    picture_id uuid not null references content_picture (id),
    name text not null check (name ~ '^[0-9]{1,4}\\.(avif|webp)$'),
    file_id uuid not null references file (id),
    primary key (picture_id, name)
  )`,
]

/** The words of what is there, which a database alone cannot fold in every language. */
async function search(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ id: string; code: string; titles: string[] }>`
    select d.id, d.code, array(select v.title from document_version v where v.document_id = d.id) as titles from document d`.execute(
    db,
  )
  const words = rows.map(({ code, titles }) => searchWords([code, ...titles]).join(' '))
  await sql`update document d set searched = array_to_tsvector(string_to_array(f.words, ' '))
    from unnest(${rows.map(({ id }) => id)}::uuid[], ${words}::text[]) as f (id, words) where f.id = d.id`.execute(
    db,
  )
}

/** What operators write: drafts, moments, pictures; found among a hundred thousand documents. */
export const documentEditing: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db)
    await search(db)
  },
}
