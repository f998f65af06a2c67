import { sql } from 'kysely'
import type { Tx } from '../../../database/database.ts'
import { searchWords } from '../../../domain/content/searchWords.ts'
import type { DocumentId } from '../../../domain/identifier/identifier.ts'

/** Writes down by which words documents are found: of their codes, and of their latest titles in each language. */
export async function noteSearchWords(tx: Tx, ids: readonly DocumentId[]): Promise<void> {
  if (ids.length === 0) return
  const { rows } = await sql<{ id: DocumentId; code: string; titles: string[] }>`
    select d.id, d.code, array(
      select distinct on (v.locale) v.title from document_version v where v.document_id = d.id order by v.locale, v.number desc
    ) as titles
    from document d where d.id = any(${[...ids]}::uuid[])`.execute(tx)
  const words = rows.map(({ code, titles }) => searchWords([code, ...titles]).join(' '))
  await sql`update document d set searched = array_to_tsvector(string_to_array(f.words, ' '))
    from unnest(${rows.map(({ id }) => id)}::uuid[], ${words}::text[]) as f (id, words) where f.id = d.id`.execute(
    tx,
  )
}
