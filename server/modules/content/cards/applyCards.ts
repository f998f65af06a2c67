import { sql } from 'kysely'
import type { Tx } from '../../../database/database.ts'
import { cardText, type CardBodies, type CardText } from '../../../domain/content/cardText.ts'
import type { DocumentExtra } from '../../../domain/content/document.ts'
import { newDocumentId, type DocumentId } from '../../../domain/identifier/identifier.ts'
import type { Random } from '../../../domain/identifier/random.ts'
import { defaultLocale, serverLocales } from '../../../locales/localeTable.ts'
import { noteSearchWords } from '../document/searchWords.ts'
import { ContentRefused } from './contentRefusal.ts'
import type { ContentFile, ContentKind } from './contentShape.ts'
import { sameExtra } from '../../../domain/content/document.ts'

/** A list of a content file. */
interface List {
  readonly list: string
  readonly kind: ContentKind
  readonly items: NonNullable<ContentFile[keyof ContentFile]>
}

interface Parts {
  readonly random: Random
  readonly at: Date
}

/** How a document stands in a language: its last number, and what is shown of it. */
interface Standing {
  readonly code: string
  readonly locale: string
  readonly number: number
  /** Somebody is writing it, or it waits for its moment. */
  readonly is_open: boolean
  readonly title: string | null
  readonly description: string | null
  readonly source: string | null
  readonly extra: DocumentExtra | null
}

/** Makes a kind what a file says of it. */
export async function applyCards(tx: Tx, { list, kind, items }: List, { random, at }: Parts): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`content: ${kind}`}, 0))`.execute(tx)
  const codes = items.map(({ code }) => code)
  await sql`
    insert into document (id, kind, code, place, first_at, changed_at)
    select id, ${kind}, code, place, ${at}, ${at} from json_to_recordset(${JSON.stringify(
      codes.map((code, place) => ({ id: newDocumentId(at, random), code, place })),
    )}::json) as d (id uuid, code text, place int)
    on conflict (kind, code) do nothing`.execute(tx)
  // Held until all of it is there: whoever writes one in the editor comes before or after.
  await sql`select from document where kind = ${kind} order by id for update`.execute(tx)
  const standing = await standingOf(tx, kind, at)
  refuseOpen(
    list,
    standing.filter(({ code, is_open: isOpen }) => isOpen && codes.includes(code)),
  )
  const moved = await place(tx, kind, codes, at)
  const written = await publish(tx, { kind, items, standing, at })
  const changed = [...new Set([...moved, ...written])]
  if (changed.length === 0) return
  await tx
    .updateTable('document')
    .set({ changed_at: at, changed_by: null })
    .where('id', 'in', changed)
    .execute()
  await noteSearchWords(tx, changed)
}

async function standingOf(tx: Tx, kind: ContentKind, at: Date): Promise<readonly Standing[]> {
  const { rows } = await sql<Standing>`
    select d.code, l.locale, l.number, l.is_open, v.title, v.description, v.source, v.extra
    from document d join lateral (
      select locale, max(number) as number, bool_or(state = 'draft' or (state = 'published' and shows_from > ${at})) as is_open
      from document_version where document_id = d.id group by locale
    ) l on true left join lateral (
      select w.* from document_version w
      where w.document_id = d.id and w.locale = l.locale and w.state = 'published' and w.shows_from <= ${at}
      order by w.shows_from desc, w.number desc limit 1
    ) v on true
    where d.kind = ${kind}`.execute(tx)
  return rows
}

function refuseOpen(list: string, open: readonly Standing[]): void {
  if (open.length === 0) return
  throw new ContentRefused(
    open.map(
      ({ code, locale }) =>
        `/${list}: ${code} (${locale}) is a draft or scheduled in the editor; publish it there, or discard it`,
    ),
  )
}

/** Puts those of the file in its order and out of the archive, and all others into it; answers which have changed. */
async function place(
  tx: Tx,
  kind: ContentKind,
  codes: readonly string[],
  at: Date,
): Promise<readonly DocumentId[]> {
  const { rows } = await sql<{ id: DocumentId }>`
    update document d set place = coalesce((f.place - 1)::int, d.place), archived_at = case when f.code is null then ${at}::timestamptz end
    from document o left join unnest(${[...codes]}::text[]) with ordinality as f (code, place) on f.code = o.code
    where d.id = o.id and d.kind = ${kind}
      and ((f.code is null) <> (d.archived_at is not null) or d.place <> f.place - 1)
    returning d.id`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Publishes what the file says otherwise than its readers have it; answers of which documents. */
async function publish(
  tx: Tx,
  {
    kind,
    items,
    standing,
    at,
  }: Pick<List, 'kind' | 'items'> & { readonly standing: readonly Standing[]; readonly at: Date },
): Promise<readonly DocumentId[]> {
  const before = new Map(standing.map(one => [`${one.code} ${one.locale}`, one]))
  const versions = items.flatMap(item =>
    serverLocales.flatMap(locale => {
      const body = item as unknown as CardBodies[ContentKind]
      const text = cardText(kind, body, { locale, otherwise: defaultLocale })
      const stands = before.get(`${item.code} ${locale}`)
      if (stands !== undefined && isSame(stands, text)) return []
      return [{ code: item.code, locale, number: (stands?.number ?? 0) + 1, ...text }]
    }),
  )
  if (versions.length === 0) return []
  const { rows } = await sql<{ document_id: DocumentId }>`
    insert into document_version (document_id, locale, number, state, shows_from, title, description, source, extra, made_at)
    select d.id, v.locale, v.number, 'published', ${at}, v.title, v.description, v.source, v.extra, ${at}
    from json_to_recordset(${JSON.stringify(versions)}::json)
      as v (code text, locale text, number int, title text, description text, source text, extra jsonb)
    join document d on d.kind = ${kind} and d.code = v.code
    returning document_id`.execute(tx)
  return rows.map(({ document_id: id }) => id)
}

const isSame = (stands: Standing, text: CardText): boolean =>
  stands.title === text.title &&
  stands.description === text.description &&
  stands.source === text.source &&
  sameExtra(stands.extra ?? {}, text.extra)
