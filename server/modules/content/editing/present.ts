import type { Static } from 'typebox'
import type { Connection } from '../../../database/database.ts'
import type { DocumentExtra } from '../../../domain/content/document.ts'
import type { VersionState } from '../../../domain/content/editing.ts'
import type { Finding } from '../../../domain/content/finding.ts'
import { extraFieldNames, extraFields, kindRules, lengthsOf } from '../../../domain/content/kinds.ts'
import type { DocumentId } from '../../../domain/identifier/identifier.ts'
import type { Reply } from '../../../kernel/operation.ts'
import { serverLocales, type ServerLocale } from '../../../locales/localeTable.ts'
import {
  listVersions,
  standingVersions,
  type CardLocaleRow,
  type DocumentRow,
  type VersionRow,
  type VersionTextRow,
} from './readDocuments.ts'
import type { documentEditingOperations } from './schema.ts'

type Operations = typeof documentEditingOperations
export type EditedDocument = Reply<Operations['editedDocument']>
type Version = Reply<Operations['documentVersions']>['items'][number]
type VersionText = Reply<Operations['documentVersion']>
type Card = Reply<Operations['editedDocuments']>['items'][number]
export type WrittenExtra = NonNullable<Static<Operations['saveDocumentDraft']['body']>['extra']>

function stateOf({ state, shows_from: from, is_shown: isShown }: VersionRow, at: Date): VersionState {
  if (state !== 'published') return state
  if (from !== null && from > at) return 'scheduled'
  return isShown ? 'shown' : 'earlier'
}

export const presentVersion = (row: VersionRow, at: Date): Version => ({
  number: row.number,
  revision: row.revision,
  state: stateOf(row, at),
  shows_from: row.shows_from?.toISOString() ?? null,
  title: row.title,
  made_at: row.made_at.toISOString(),
  made_by: row.made_by,
})

/** What a version says beside its text, by the wire's names; what is not said is null. */
const presentExtra = (extra: DocumentExtra): VersionText['extra'] => ({
  cover: extra.cover ?? null,
  alt: extra.alt ?? null,
  holds_from: extra.holdsFrom ?? null,
  change: extra.change ?? null,
  asks_again: extra.asksAgain ?? false,
  territory: extra.territory ?? null,
  currency: extra.currency ?? null,
  coins: extra.coins ?? null,
  methods: extra.methods ?? null,
  amount: extra.amount ?? null,
  tone: extra.tone ?? null,
  icon: extra.icon ?? null,
  link_path: extra.linkPath ?? null,
  link_label: extra.linkLabel ?? null,
  about: extra.about ?? null,
  said_on: extra.saidOn ?? null,
  url: extra.url ?? null,
  is_example: extra.isExample ?? false,
})

/** What was written of it, as it is kept: nothing of what was left empty. */
export const storedExtra = (written: WrittenExtra): DocumentExtra =>
  Object.fromEntries(
    extraFieldNames.flatMap(name => {
      const value = written[name]
      return value ? [[extraFields[name], value]] : []
    }),
  )

export const presentText = (id: DocumentId, row: VersionTextRow, at: Date): VersionText => ({
  document_id: id,
  locale: row.locale,
  ...presentVersion(row, at),
  description: row.description,
  source: row.source,
  extra: presentExtra(row.extra),
})

const presentRow = (row: DocumentRow) => ({
  id: row.id,
  kind: row.kind,
  code: row.code,
  parent: row.parent,
  place: row.place,
  address: kindRules[row.kind].address(row.code, row.parent) ?? null,
  archived_at: row.archived_at?.toISOString() ?? null,
  changed_at: row.changed_at.toISOString(),
  changed_by: row.changed_by,
})

export const presentCard = (row: DocumentRow, locales: readonly CardLocaleRow[]): Card => ({
  ...presentRow(row),
  locales: locales.map(({ locale, title, is_shown, scheduled_at, has_draft }) => ({
    locale,
    title,
    is_shown,
    scheduled_at: scheduled_at?.toISOString() ?? null,
    has_draft,
  })),
})

/** A document, how it stands in each language, and its latest versions. */
export async function presentDocument(db: Connection, row: DocumentRow, at: Date): Promise<EditedDocument> {
  const standing = await standingVersions(db, row.id, at)
  const locales: EditedDocument['locales'] = []
  // One after the other: a transaction has one connection.
  for (const locale of serverLocales) locales.push(await presentLocale(db, row.id, { locale, standing, at }))
  const { hasText, extra } = kindRules[row.kind]
  const { title, description } = lengthsOf(row.kind)
  return {
    ...presentRow(row),
    has_text: hasText,
    title_most: title,
    description_most: description,
    extra_fields: [...extra],
    locales,
  }
}

async function presentLocale(
  db: Connection,
  id: DocumentId,
  { locale, standing, at }: { locale: ServerLocale; standing: readonly VersionRow[]; at: Date },
): Promise<EditedDocument['locales'][number]> {
  const { rows, has_more } = await listVersions(db, id, { locale }, at)
  const versions = rows.map(row => presentVersion(row, at))
  const standingHere = standing.filter(row => row.locale === locale).map(row => presentVersion(row, at))
  const first = (state: VersionState) => standingHere.find(one => one.state === state) ?? null
  return {
    locale,
    shown: first('shown'),
    scheduled: first('scheduled'),
    draft: first('draft'),
    latest: versions[0] ?? null,
    versions,
    has_more,
  }
}

export const presentFinding = ({ values, ...finding }: Finding) => ({
  ...finding,
  values: Object.entries(values).map(([name, value]) => ({ name, value })),
})
