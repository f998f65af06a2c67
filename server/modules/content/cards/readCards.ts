import { sql } from 'kysely'
import type { Connection } from '../../../database/database.ts'
import type { DocumentExtra } from '../../../domain/content/document.ts'
import { fillText } from '../../../domain/content/fillText.ts'
import type { DocumentId } from '../../../domain/identifier/identifier.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { defaultLocale, type ServerLocale } from '../../../locales/localeTable.ts'
import { factsIn } from '../document/documentTexts.ts'
import type { Card } from './present.ts'
import type { ContentKind } from './contentShape.ts'

/** A card as a reader has it: in their language, or in the default one. */
export interface FoundCard extends Card {
  readonly id: DocumentId
}

/** Whose eyes it is. */
interface Reading {
  readonly db: Connection
  readonly viewer: Viewer
  readonly locale: ServerLocale
  readonly at: Date
}

/** So many of a kind are shown at once; nobody looks through more. */
const most = 100

interface Row {
  readonly id: DocumentId
  readonly code: string
  readonly locale: ServerLocale
  readonly title: string
  readonly description: string
  readonly source: string
  readonly extra: DocumentExtra
  readonly is_viewed: boolean
}

/**
 * The cards of a kind that are shown at a moment, in their order. One statement; a text that names the terms of shares costs
 * another.
 */
export async function cardsOf(
  kind: ContentKind,
  { db, viewer, locale, at }: Reading,
): Promise<readonly FoundCard[]> {
  const userId = viewer.kind === 'visitor' ? null : viewer.userId
  const { rows } = await sql<Row>`
    select d.id, d.code, v.locale, v.title, v.description, v.source, v.extra, seen.item_id is not null as is_viewed
    from document d join lateral (
      select w.* from document_version w
      where w.document_id = d.id and w.locale in (${locale}, ${defaultLocale}) and w.state = 'published' and w.shows_from <= ${at}
      order by w.locale = ${locale} desc, w.shows_from desc, w.number desc limit 1
    ) v on true
    left join content_view seen on seen.item_id = d.id and seen.user_id = ${userId}::uuid
    where d.kind = ${kind} and d.archived_at is null
    order by d.place, d.code limit ${most}`.execute(db)
  const facts = await factsIn(db, at, rows.flatMap(wordsOf))
  return rows.map(({ is_viewed: isViewed, ...row }) => {
    const say = facts(row)
    return { ...row, isViewed, fill: text => fillText(text, say) }
  })
}

const wordsOf = ({ title, description, source, extra }: Row): readonly string[] =>
  [title, description, source, extra.linkLabel, extra.about].filter(text => text !== undefined)
