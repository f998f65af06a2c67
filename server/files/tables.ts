import type { Generated } from 'kysely'
import type { AttachmentId, UserId } from '../domain/identifier/identifier.ts'
import type { FilePlace } from './fileStore.ts'

/** Files that people send, and the bytes of those that the database keeps. See migration 0002. */
export interface FileTables {
  file: FileTable
  file_chunk: { file_id: AttachmentId; number: number; bytes: Buffer }
}

interface FileTable {
  id: AttachmentId
  owner_id: UserId
  /** What it was given for, as in `trade:8F2K41QX`; null until it is used. */
  used_for: string | null
  is_stored: Generated<boolean>
  name: string
  content_type: string
  size: number
  width: number | null
  height: number | null
  sha256: string
  created_at: Date
  /** Where its bytes are. */
  kept_in: Generated<FilePlace>
  /** Where a second copy may be, and since when: it is on its way there, or was left behind. */
  also_in: Generated<FilePlace | null>
  also_since: Generated<Date | null>
}

declare module '../database/tables.ts' {
  interface Tables extends FileTables {}
}
