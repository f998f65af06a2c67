import type { AttachmentId } from '../domain/identifier/identifier.ts'

/** Where bytes may lie: in a table of the database, or in S3. */
export const filePlaces = ['database', 's3'] as const
export type FilePlace = (typeof filePlaces)[number]

/** What is known of bytes before they are kept. */
export interface FileToKeep {
  readonly id: AttachmentId
  readonly size: number
  readonly sha256: string
}

/** Bytes from the first to the last of these numbers, both of them too. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

type Bytes = AsyncIterable<Uint8Array> | Iterable<Uint8Array>

/** One place where the bytes of files are kept. Throws {@link FilesUnavailable} while it cannot be reached. */
export interface FileStore {
  /**
   * Keeps the bytes under the id, in place of what was there. Never called inside a transaction: it may be a network away.
   * @param bytes begins anew with each call, for another try
   */
  put(file: FileToKeep, bytes: () => Bytes): Promise<void>
  /** The bytes, in parts; null when there are none. */
  get(id: AttachmentId, range?: ByteRange): Promise<AsyncIterable<Uint8Array> | null>
  /** Forgets the bytes. Not an error when there are none. */
  remove(id: AttachmentId): Promise<void>
}

/** All places, and the one where new files go. */
export interface FileStores {
  readonly newIn: FilePlace
  /** Those that are set up. */
  readonly places: readonly FilePlace[]
  readonly at: (place: FilePlace) => FileStore
}

/** Files cannot be reached now. Nothing is wrong with the request; the kernel answers 503. */
export class FilesUnavailable extends Error {
  constructor(reason: string) {
    super(`Files are not available: ${reason}`)
    this.name = 'FilesUnavailable'
  }
}
