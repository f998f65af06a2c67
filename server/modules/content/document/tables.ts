import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { DocumentKind, DocumentExtra } from '../../../domain/content/document.ts'
import type {
  AttachmentId,
  ContentPictureId,
  DocumentId,
  UserId,
} from '../../../domain/identifier/identifier.ts'

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
  /** When somebody wrote in it last, and who; null: it came with the product. */
  changed_at: Generated<Date>
  changed_by: UserId | null
  /** The words by which it is found; `searchWords`. */
  searched: Generated<string>
  /** From when it can be read, in any language; kept by the database. */
  shown_from: Generated<Date | null>
}

/** What a document says in a language: a draft is saved over and over; once it is published it never changes, and is only followed by another. */
export interface DocumentVersionTable {
  id: Generated<bigint>
  document_id: DocumentId
  locale: string
  /** From 1 on, in each language. */
  number: number
  /** Withdrawn: it was to be shown, and was taken back before its moment. */
  state: 'draft' | 'published' | 'withdrawn'
  /** How often a draft was saved. */
  revision: Generated<number>
  /** Readers see it from then on; null of a draft. */
  shows_from: Date | null
  title: string
  description: string
  /** Markdown, as it was written. */
  source: string
  /** How long the text is; counted by the database. */
  words: GeneratedAlways<number>
  extra: ColumnType<DocumentExtra, string, string>
  made_at: Date
  /** Null: it came with the product. */
  made_by: UserId | null
}

/** A picture that texts may show. */
export interface ContentPictureTable {
  id: ContentPictureId
  width: number
  height: number
  made_at: Date
  made_by: UserId
}

/** One of its files, as `960.avif`. */
export interface ContentPictureFileTable {
  picture_id: ContentPictureId
  name: string
  file_id: AttachmentId
}

/** Which words of the product were taken in last. */
export interface DocumentReleaseTable {
  only_one: Generated<boolean>
  hash: string
  at: Date
}

/** A version of a legal text that somebody has accepted, in the language in which they read it. */
export interface AgreementAcceptanceTable {
  user_id: UserId
  /** Of the document. */
  code: string
  locale: string
  version: number
  /** The edition: the same text has it in each language. */
  holds_from: string
  at: Date
}

export interface DocumentTables {
  document: DocumentTable
  document_version: DocumentVersionTable
  document_release: DocumentReleaseTable
  content_picture: ContentPictureTable
  content_picture_file: ContentPictureFileTable
  agreement_acceptance: AgreementAcceptanceTable
}

declare module '../../../database/tables.ts' {
  interface Tables extends DocumentTables {}
}
