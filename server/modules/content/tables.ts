import type { ColumnType } from 'kysely'
import type { ContentId, UserId } from '../../domain/identifier/identifier.ts'
import type { ContentKind } from './shape.ts'

/** Something that whoever runs the place tells. */
export interface ContentItemTable {
  id: ContentId
  kind: ContentKind
  /** What its writers call it; the same code is the same item when it is applied again. */
  code: string
  /** Its place in the list of its kind. */
  place: number
  /** As `shape.ts` says for its kind, with the texts in every language. */
  body: ColumnType<unknown>
}

/** Who has viewed what. */
export interface ContentViewTable {
  user_id: UserId
  item_id: ContentId
  at: Date
}

/** The content's part of the database. */
export interface ContentTables {
  content_item: ContentItemTable
  content_view: ContentViewTable
}
