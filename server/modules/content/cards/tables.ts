import type { DocumentId, UserId } from '../../../domain/identifier/identifier.ts'

/** Who has viewed a story, and put a promo block away. */
export interface ContentViewTable {
  user_id: UserId
  /** A document. */
  item_id: DocumentId
  at: Date
}

/** The content's part of the database; what is told lies among the documents. */
export interface ContentTables {
  content_view: ContentViewTable
}

declare module '../../../database/tables.ts' {
  interface Tables extends ContentTables {}
}
