import type { AttachmentId } from '../domain/identifier/identifier.ts'

/** Where the bytes of files are kept. A table of the database by default; object storage is another adapter. */
export interface FileStore {
  /** Keeps the bytes under the id. Never called inside a transaction: it may be a network away. */
  put(id: AttachmentId, bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<void>
  /** The bytes, in parts; null when there are none. */
  get(id: AttachmentId): Promise<AsyncIterable<Uint8Array> | null>
  /** Forgets the bytes. Not an error when there are none. */
  remove(id: AttachmentId): Promise<void>
}
