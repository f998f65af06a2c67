import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { createFunctions } from './functions/storedFunctions.ts'

const statements = [
  // A list says how long a text takes to read, and reads no text: what is between spaces and lines is a word, as near as minutes need it.
  // Not by a pattern: that takes a hundred times as long.
  `alter table document_version add column words int not null generated always as (
    1 + length(replace(source, E'\\n\\n', E'\\n')) - length(translate(replace(source, E'\\n\\n', E'\\n'), E' \\n', ''))
  ) stored`,

  // From when a document is there to be read, in any language; by it the items of a category are counted without a look at their versions.
  'alter table document add column shown_from timestamptz',
  `create trigger document_version_shows after insert or delete or update of state, shows_from on document_version
    for each row execute function document_shown()`,
  `update document set shown_from =
    (select min(shows_from) from document_version where document_id = document.id and state = 'published')`,
  "create index document_counted on document (parent, shown_from) where kind = 'item' and archived_at is null",
]

/** Lists of documents that stay quick over a hundred thousand of them. */
export const documentLists: Migration = {
  async up(db) {
    await createFunctions(db, ['document_shown'])
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
