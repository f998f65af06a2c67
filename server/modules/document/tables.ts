import type { ColumnType, Generated } from 'kysely'
import type { DocumentKind, DocumentExtra } from '../../domain/content/document.ts'
import type { DocumentId, UserId } from '../../domain/identifier/identifier.ts'

/** Something that is written to be read, whatever its language and version. */
export interface DocumentTable {
  id: DocumentId
  kind: DocumentKind
  /** Its name in addresses, once for each kind. */
  code: string
  /** The category of a blog item. */
  parent: string | null
  /** Its place among its like. */
  place: number
  /** The date of a blog item; of anything else, when it came. */
  first_at: Date
  archived_at: Date | null
}

/** What a document says in a language; never changed, only followed by another. */
export interface DocumentVersionTable {
  id: Generated<bigint>
  document_id: DocumentId
  locale: string
  /** From 1 on, in each language. */
  number: number
  state: 'draft' | 'published'
  /** Readers see it from then on; null of a draft. */
  shows_from: Date | null
  title: string
  description: string
  /** Markdown, as it was written. */
  source: string
  extra: ColumnType<DocumentExtra, string, string>
  made_at: Date
  /** Null: it came with the product. */
  made_by: UserId | null
}

/** Which words of the product were taken in last. */
export interface DocumentReleaseTable {
  only_one: Generated<boolean>
  hash: string
  at: Date
}

export interface DocumentTables {
  document: DocumentTable
  document_version: DocumentVersionTable
  document_release: DocumentReleaseTable
}
