import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import type { Connection, Database, Tx } from '../../../database/database.ts'
import type { Localized } from '../../../locales/localized.ts'
import { readShippedFile, type ShippedFile } from '../../../domain/content/shippedFile.ts'
import { newDocumentId, type DocumentId } from '../../../domain/identifier/identifier.ts'
import type { Random } from '../../../domain/identifier/random.ts'
import { noteSearchWords } from './searchWords.ts'

const folder = fileURLToPath(new URL('../../../../content/', import.meta.url))
const categoriesFile = 'blog/categories.json'

/** The product's own words, as they lie in its folder, by their path; in an order that no machine changes. */
export async function shippedFiles(): Promise<ReadonlyMap<string, string>> {
  const names = (await readdir(folder, { recursive: true }))
    .map(name => name.split(sep).join('/'))
    .filter(name => name.endsWith('.md') || name === categoriesFile)
    .toSorted()
  const texts = await Promise.all(names.map(name => readFile(folder + name, 'utf8')))
  return new Map(names.map((name, index) => [name, texts[index] ?? '']))
}

interface CategoryLine {
  readonly code: string
  readonly place: number
  readonly title: Localized
  readonly description: Localized
}

/** The documents of those files. Throws where one is not what its place in the folder says. */
export function shippedDocuments(files: ReadonlyMap<string, string>): readonly ShippedFile[] {
  const categories = JSON.parse(files.get(categoriesFile) ?? '[]') as readonly CategoryLine[]
  return [
    ...categories.flatMap(({ code, place, title, description }) =>
      Object.entries(title).map(([locale, said]): ShippedFile => ({
        kind: 'category',
        code,
        parent: null,
        place,
        locale,
        title: said,
        description: (description as Readonly<Record<string, string>>)[locale] ?? '',
        source: '',
        extra: {},
        at: null,
      })),
    ),
    ...[...files].filter(([name]) => name.endsWith('.md')).map(([name, text]) => readShippedFile(name, text)),
  ]
}

/**
 * Takes the product's own words in, once for each release: what is new is published, what somebody here has written anew since stays theirs.
 * Two processes that start together take them in once.
 */
export async function takeInShipped(database: Database, random: Random, at: Date): Promise<void> {
  const files = await shippedFiles()
  const hash = createHash('sha256')
    .update(JSON.stringify([...files]))
    .digest('hex')
  const known = await database.db.selectFrom('document_release').select('hash').executeTakeFirst()
  if (known?.hash === hash) return
  const shipped = shippedDocuments(files)
  const documents = [...Map.groupBy(shipped, ({ kind, code }) => `${kind} ${code}`).values()].flatMap(
    ([one]) =>
      one
        ? [
            {
              id: newDocumentId(at, random),
              kind: one.kind,
              code: one.code,
              parent: one.parent,
              place: one.place,
              first_at: (one.at ?? at).toISOString(),
            },
          ]
        : [],
  )
  const versions = shipped.map(({ kind, code, locale, title, description, source, extra }) => ({
    kind,
    code,
    locale,
    title,
    description,
    source,
    extra,
  }))
  await database.transaction(async tx => {
    await sql`select pg_advisory_xact_lock(hashtextextended('documents: release', 0))`.execute(tx)
    await sql`
      insert into document (id, kind, code, parent, place, first_at)
      select d.* from json_to_recordset(${JSON.stringify(documents)}::json)
        as d (id uuid, kind text, code text, parent text, place int, first_at timestamptz)
      on conflict (kind, code) do update set place = excluded.place, parent = excluded.parent`.execute(tx)
    await sql`
      insert into document_version (document_id, locale, number, state, shows_from, title, description, source, extra, made_at)
      select d.id, v.locale, coalesce(l.number, 0) + 1, 'published', ${at}, v.title, v.description, v.source, v.extra, ${at}
      from json_to_recordset(${JSON.stringify(versions)}::json)
        as v (kind text, code text, locale text, title text, description text, source text, extra jsonb)
      join document d using (kind, code)
      left join lateral (
        select w.* from document_version w where w.document_id = d.id and w.locale = v.locale order by w.number desc limit 1
      ) l on true
      where l.id is null or (l.made_by is null
        and (l.title, l.description, l.source, l.extra) is distinct from (v.title, v.description, v.source, v.extra))`.execute(
      tx,
    )
    await markTaken(tx, at)
    await sql`insert into document_release (hash, at) values (${hash}, ${at})
      on conflict (only_one) do update set hash = excluded.hash, at = excluded.at`.execute(tx)
  })
}

/** Those that say something else now are found by it, and stand first where an operator looks. */
async function markTaken(tx: Tx, at: Date): Promise<void> {
  const { rows } = await sql<{ id: DocumentId }>`
    update document set changed_at = ${at}, changed_by = null
    where id in (select document_id from document_version where made_at = ${at} and made_by is null) returning id`.execute(
    tx,
  )
  await noteSearchWords(
    tx,
    rows.map(({ id }) => id),
  )
}

/** The documents of rules that are shown as they came, while nobody has said who runs this market. */
export async function templatesAmong(db: Connection): Promise<readonly string[]> {
  const { rows } = await sql<{ code: string }>`
    select distinct d.code from document d join document_version v on v.document_id = d.id
    where v.state = 'published' and v.made_by is null and v.extra ->> 'isTemplate' = 'true' order by d.code`.execute(
    db,
  )
  return rows.map(({ code }) => code)
}
