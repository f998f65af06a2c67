import { sql } from 'kysely'
import type { Tx } from '../../../database/database.ts'
import { kindRules } from '../../../domain/content/kinds.ts'
import { newDocumentId, type DocumentId } from '../../../domain/identifier/identifier.ts'
import type { Random } from '../../../domain/identifier/random.ts'
import { refuse, type PlainRefusalCode } from '../../../domain/refusal/refusal.ts'
import type { Input } from '../../../kernel/operation.ts'
import { RequestRefused } from '../../../kernel/refusal.ts'
import type { ServerLocale } from '../../../locales/localeTable.ts'
import { findVersion, type DocumentRow, type VersionTextRow } from './readDocuments.ts'
import type { documentEditingOperations } from './schema.ts'
import { noteChange, type SeenVersion, type Writing } from './writeDocument.ts'

type Operations = typeof documentEditingOperations
type NewDocument = Input<Operations['createDocument']>['body']

const refused = (code: PlainRefusalCode, field?: string) => new RequestRefused(refuse(code, field))

/** Begins a document that says nothing yet. */
export async function createDocument(
  { tx, at, by }: Writing,
  random: Random,
  { kind, code, parent = null, place = 0 }: NewDocument,
): Promise<DocumentId> {
  if (kindRules[kind].address(code, parent) === undefined) throw refused('invalid_choice', 'code')
  if (kindRules[kind].parent === null && parent !== null) throw refused('not_applicable', 'parent')
  if (kindRules[kind].parent !== null && parent === null) throw refused('required', 'parent')
  if (parent !== null) await checkParent(tx, kindRules[kind].parent, parent)
  const id = newDocumentId(at, random)
  const { numInsertedOrUpdatedRows: made } = await tx
    .insertInto('document')
    .values({
      id,
      kind,
      code,
      parent,
      place,
      first_at: at,
      archived_at: null,
      changed_at: at,
      changed_by: by,
    })
    .onConflict(conflict => conflict.columns(['kind', 'code']).doNothing())
    .executeTakeFirst()
  if (made === 0n) throw refused('document_code_taken', 'code')
  await noteChange({ tx, at, by }, id)
  return id
}

async function checkParent(tx: Tx, kind: DocumentRow['kind'] | null, code: string): Promise<void> {
  const found = await tx
    .selectFrom('document')
    .select('archived_at')
    .where('kind', '=', kind ?? 'category')
    .where('code', '=', code)
    .executeTakeFirst()
  if (!found) throw refused('not_found', 'parent')
  if (found.archived_at !== null) throw refused('parent_archived', 'parent')
}

/** Moves a document among its like, or to another parent. */
export async function moveDocument(
  writing: Writing,
  document: DocumentRow,
  { parent, place }: Input<Operations['updateDocument']>['body'],
): Promise<void> {
  const { tx } = writing
  if (parent !== undefined && kindRules[document.kind].parent === null)
    throw refused('not_applicable', 'parent')
  if (parent !== undefined && parent !== document.parent)
    await checkParent(tx, kindRules[document.kind].parent, parent)
  const to = { parent: parent ?? document.parent, place: place ?? document.place }
  if (to.parent === document.parent && to.place === document.place) return
  await tx.updateTable('document').set(to).where('id', '=', document.id).execute()
  await noteChange(writing, document.id)
}

/** What is to be shown, and from when; null is now. */
export interface Publication {
  readonly locale: ServerLocale
  readonly seen: SeenVersion
  readonly from: Date | null
}

/**
 * Shows a draft to readers, now or from a moment on. Sent twice, it is shown once. Refuses `edited_meanwhile` where it is another than was
 * seen, `moment_passed`, and `schedule_stands` while another version waits: shown later, it would take this one away again.
 * @param check throws where the text may not be shown
 */
export async function publishDraft(
  writing: Writing,
  document: DocumentRow,
  { locale, seen, from }: Publication,
  check: (draft: VersionTextRow) => Promise<void>,
): Promise<void> {
  const { tx, at } = writing
  const draft = await findVersion(tx, document.id, locale, at, seen.number)
  if (draft === null) throw refused('not_found', 'number')
  const isAsked = from === null ? draft.is_shown : draft.shows_from?.getTime() === from.getTime()
  if (draft.state === 'published' && draft.revision === seen.revision && isAsked) return
  if (draft.state !== 'draft' || draft.revision !== seen.revision) throw refused('edited_meanwhile', 'number')
  if (from !== null && from <= at) throw refused('moment_passed', 'shows_from')
  if (await isAnyWaiting(writing, document.id, locale)) throw refused('schedule_stands', 'number')
  await check(draft)
  const showsFrom = from ?? at
  // The date of an item is the day on which it is there first.
  if (document.kind === 'item')
    await sql`update document set first_at = ${showsFrom}
      where id = ${document.id} and (shown_from is null or shown_from > ${showsFrom})`.execute(tx)
  await setVersion(writing, document.id, draft, { state: 'published', shows_from: showsFrom })
}

async function isAnyWaiting({ tx, at }: Writing, id: DocumentId, locale: ServerLocale): Promise<boolean> {
  const waiting = await tx
    .selectFrom('document_version')
    .select('number')
    .where('document_id', '=', id)
    .where('locale', '=', locale)
    .where('state', '=', 'published')
    .where('shows_from', '>', at)
    .executeTakeFirst()
  return waiting !== undefined
}

async function setVersion(
  writing: Writing,
  id: DocumentId,
  { locale, number }: VersionTextRow,
  set: { state: VersionTextRow['state']; shows_from: Date | null; revision?: number },
): Promise<void> {
  await writing.tx
    .updateTable('document_version')
    .set(set)
    .where('document_id', '=', id)
    .where('locale', '=', locale)
    .where('number', '=', number)
    .execute()
  await noteChange(writing, id)
}

/**
 * Takes a version back before its moment: it is the draft again where nothing was written after it, and else is kept as one that nobody saw.
 * Refuses `edited_meanwhile` where its moment has come.
 */
export async function cancelSchedule(
  writing: Writing,
  document: DocumentRow,
  { locale, number }: { locale: ServerLocale; number: number },
): Promise<void> {
  const { tx, at } = writing
  const version = await findVersion(tx, document.id, locale, at, number)
  if (version === null) throw refused('not_found', 'number')
  if (version.state !== 'published') return
  if (version.shows_from === null || version.shows_from <= at) throw refused('edited_meanwhile', 'number')
  const latest = await findVersion(tx, document.id, locale, at)
  const isLatest = latest?.number === number
  await setVersion(
    writing,
    document.id,
    version,
    isLatest
      ? { state: 'draft', shows_from: null, revision: version.revision + 1 }
      : { state: 'withdrawn', shows_from: version.shows_from },
  )
}

/** Takes a document away from its readers. Refuses `category_has_items` while there is something to read in it. */
export async function archiveDocument(writing: Writing, document: DocumentRow): Promise<void> {
  if (document.archived_at !== null) return
  const { tx, at } = writing
  for (const kind of childrenOf(document)) {
    const inside = await tx
      .selectFrom('document')
      .select('id')
      .where('kind', '=', kind)
      .where('parent', '=', document.code)
      .where('archived_at', 'is', null)
      .executeTakeFirst()
    if (inside) throw refused('category_has_items', 'id')
  }
  await tx.updateTable('document').set({ archived_at: at }).where('id', '=', document.id).execute()
  await noteChange(writing, document.id)
}

const childrenOf = ({ kind }: DocumentRow): DocumentRow['kind'][] =>
  (Object.keys(kindRules) as DocumentRow['kind'][]).filter(one => kindRules[one].parent === kind)

/** Shows an archived document again, as it was. Refuses `parent_archived` where what it lies in is away. */
export async function bringBackDocument(writing: Writing, document: DocumentRow): Promise<void> {
  if (document.archived_at === null) return
  if (document.parent !== null)
    await checkParent(writing.tx, kindRules[document.kind].parent, document.parent)
  await writing.tx.updateTable('document').set({ archived_at: null }).where('id', '=', document.id).execute()
  await noteChange(writing, document.id)
}
