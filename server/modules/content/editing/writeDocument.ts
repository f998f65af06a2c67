import { sql } from 'kysely'
import type { Tx } from '../../../database/database.ts'
import { strangeSigns } from '../../../domain/content/bounds.ts'
import { countryProblems } from '../../../domain/content/country.ts'
import type { DocumentExtra, DocumentKind } from '../../../domain/content/document.ts'
import { extraFieldNames, extraFields, kindRules, lengthsOf } from '../../../domain/content/kinds.ts'
import type { DocumentId, UserId } from '../../../domain/identifier/identifier.ts'
import { refuse, refuseWith, type PlainRefusalCode } from '../../../domain/refusal/refusal.ts'
import { RequestRefused } from '../../../kernel/refusal.ts'
import type { ServerLocale } from '../../../locales/localeTable.ts'
import { findDocument, findVersion, type DocumentRow, type VersionTextRow } from './readDocuments.ts'
import { noteSearchWords } from '../document/searchWords.ts'
import { sameExtra } from '../../../domain/content/document.ts'

/** Who writes, when. */
export interface Writing {
  readonly tx: Tx
  readonly at: Date
  readonly by: UserId
}

/** What somebody writes of a document in a language. */
export interface WrittenText {
  readonly title: string
  readonly description: string
  readonly source: string
  readonly extra: DocumentExtra
}

/** Which version somebody has before them. */
export interface SeenVersion {
  readonly number: number
  readonly revision: number
}

const refused = (code: PlainRefusalCode, field?: string) => new RequestRefused(refuse(code, field))

/** The document, held until the transaction ends: of two who write, one sees what the other has written. */
export async function holdDocument(tx: Tx, id: DocumentId): Promise<DocumentRow> {
  await sql`select from document where id = ${id} for update`.execute(tx)
  const found = await findDocument(tx, id)
  if (!found) throw refused('not_found', 'id')
  return found
}

/** Says who has changed a document, and by which words it is found from now on. */
export async function noteChange({ tx, at, by }: Writing, id: DocumentId): Promise<void> {
  await tx.updateTable('document').set({ changed_at: at, changed_by: by }).where('id', '=', id).execute()
  await noteSearchWords(tx, [id])
}

/** Refuses what cannot be kept of a text, at its field. What is wrong within its Markdown is lint's to say, and keeps it from readers. */
function checkText({ kind }: DocumentRow, { title, description, source, extra }: WrittenText): void {
  const { hasText, extra: fields } = kindRules[kind]
  if (title === '') throw refused('required', 'title')
  checkLengths(kind, { title, description })
  const lines = {
    title,
    description,
    'extra.alt': extra.alt ?? '',
    'extra.change': extra.change ?? '',
    'extra.link_label': extra.linkLabel ?? '',
    'extra.about': extra.about ?? '',
  }
  for (const [field, line] of Object.entries(lines))
    if (line.includes('\n') || strangeSigns(line).length > 0) throw refused('invalid_format', field)
  if (!hasText && source.trim() !== '') throw refused('not_applicable', 'source')
  const idle = extraFieldNames.find(name => extra[extraFields[name]] !== undefined && !fields.includes(name))
  if (idle !== undefined) throw refused('not_applicable', `extra.${idle}`)
  if (kind !== 'country') return
  const [problem] = countryProblems(extra)
  if (problem !== undefined) throw refused('invalid_choice', `extra.${problem.split(':')[0]}`)
}

/** Refuses what is longer than the room of its kind. */
function checkLengths(kind: DocumentKind, texts: Pick<WrittenText, 'title' | 'description'>): void {
  const most = lengthsOf(kind)
  if (most.description === 0 && texts.description !== '') throw refused('not_applicable', 'description')
  for (const field of ['title', 'description'] as const)
    if (texts[field].length > most[field])
      throw new RequestRefused(refuseWith('too_long', { max: most[field] }, field))
}

const tidy = ({ title, description, source, extra }: WrittenText): WrittenText => ({
  title: title.trim(),
  description: description.trim(),
  source: source.replaceAll(/\r\n?/g, '\n'),
  extra,
})

const isSame = (one: WrittenText, other: WrittenText): boolean =>
  one.title === other.title &&
  one.description === other.description &&
  one.source === other.source &&
  sameExtra(one.extra, other.extra)

/** Refuses where the latest version is not the one that was seen; 0 and 0 where there was none. */
function checkSeen(latest: VersionTextRow | null, { number, revision }: SeenVersion): void {
  if (latest?.number === number && latest.revision === revision) return
  if (latest === null && number === 0 && revision === 0) return
  throw refused('edited_meanwhile', 'from_number')
}

/**
 * Keeps a draft: in place of the one that was seen, or after the version that was. The same text as the latest version's is kept already, so
 * that a second click changes nothing. Refuses `edited_meanwhile` where another was saved since.
 */
export async function saveDraft(
  writing: Writing,
  document: DocumentRow,
  { locale, seen, text: written }: { locale: ServerLocale; seen: SeenVersion; text: WrittenText },
): Promise<void> {
  const { tx, at, by } = writing
  const text = tidy(written)
  checkText(document, text)
  const latest = await findVersion(tx, document.id, locale, at)
  if (latest !== null && latest.state !== 'withdrawn' && isSame(latest, text)) return
  checkSeen(latest, seen)
  const row = { ...text, extra: JSON.stringify(text.extra), made_at: at, made_by: by }
  if (latest?.state === 'draft')
    await tx
      .updateTable('document_version')
      .set({ ...row, revision: latest.revision + 1 })
      .where('document_id', '=', document.id)
      .where('locale', '=', locale)
      .where('number', '=', latest.number)
      .execute()
  else
    await tx
      .insertInto('document_version')
      .values({
        ...row,
        document_id: document.id,
        locale,
        number: (latest?.number ?? 0) + 1,
        state: 'draft',
        shows_from: null,
      })
      .execute()
  await noteChange(writing, document.id)
}

/** Throws a draft away. One that is gone already is gone; refuses where it is another than was seen. */
export async function dropDraft(
  writing: Writing,
  document: DocumentRow,
  { locale, seen }: { locale: ServerLocale; seen: SeenVersion },
): Promise<void> {
  const { tx, at } = writing
  const draft = await findVersion(tx, document.id, locale, at, seen.number)
  if (draft === null) return
  if (draft.state !== 'draft' || draft.revision !== seen.revision) throw refused('edited_meanwhile', 'number')
  await tx
    .deleteFrom('document_version')
    .where('document_id', '=', document.id)
    .where('locale', '=', locale)
    .where('number', '=', draft.number)
    .execute()
  await noteChange(writing, document.id)
}

/** Makes a draft of an earlier version, over the draft that was seen. */
export async function restoreVersion(
  writing: Writing,
  document: DocumentRow,
  { locale, number, seen }: { locale: ServerLocale; number: number; seen: SeenVersion },
): Promise<void> {
  const earlier = await findVersion(writing.tx, document.id, locale, writing.at, number)
  if (earlier === null) throw refused('not_found', 'number')
  const { title, description, source, extra } = earlier
  await saveDraft(writing, document, { locale, seen, text: { title, description, source, extra } })
}
