import { createHash } from 'node:crypto'
import type { Database } from '../database/database.ts'
import { newAttachmentId, type AttachmentId, type UserId } from '../domain/identifier/identifier.ts'
import type { Random } from '../domain/identifier/random.ts'
import { accepted, refuse, refused, refuseWith, type Result } from '../domain/refusal/refusal.ts'
import type { Clock } from '../runtime/clock.ts'
import { type FileKind, fileKinds } from './fileKind.ts'
import { safeFileName } from './fileName.ts'
import { describeFiles, type FileDescription } from './files.ts'
import type { FileStores } from './fileStore.ts'
import { limiter } from '../runtime/limiter.ts'
import type { MadeFile } from './madeFile.ts'

/** What uploads stand on. */
export interface UploadDeps {
  readonly database: Database
  readonly stores: FileStores
  readonly clock: Clock
  readonly random: Random
}

/** A file on its way in. */
export interface Upload {
  readonly bytes: AsyncIterable<Uint8Array>
  /** As the client calls it. */
  readonly name: string
  readonly ownerId: UserId
  readonly limitBytes: number
  readonly kinds: readonly FileKind[]
}

/** Decoding takes memory and a core. */
export const decodingInTurn = limiter(2)

/**
 * Takes a file in: reads it up to its limit, finds out what it is by its bytes, keeps a clean version, and answers what is
 * kept. It belongs to nothing until `useFile`, and is forgotten after a day without. Never call it inside a transaction.
 *
 * Refuses `file_too_large` (the stream is cut at the limit), `file_type_not_allowed`, `file_damaged`,
 * `picture_too_large` and, for an empty file, `required`; all at the field `file`.
 */
export async function storeUpload(deps: UploadDeps, upload: Upload): Promise<Result<FileDescription>> {
  const bytes = await readUpTo(upload.bytes, upload.limitBytes)
  if (!bytes) return refused(refuseWith('file_too_large', { max: upload.limitBytes / (1024 * 1024) }, 'file'))
  if (bytes.length === 0) return refused(refuse('required', 'file'))
  const kind = upload.kinds.map(name => fileKinds[name]).find(({ looksLike }) => looksLike(bytes))
  if (!kind) return refused(refuse('file_type_not_allowed', 'file'))
  const made = await decodingInTurn(() => kind.make(bytes))
  if (!made.ok) return made
  return keepMade(deps, upload, made.value)
}

/** The row first, then the bytes, then the mark that both are there: whatever is cut short is cleared away later. */
export async function keepMade(
  deps: UploadDeps,
  { name, ownerId }: Pick<Upload, 'name' | 'ownerId'>,
  made: MadeFile,
): Promise<Result<FileDescription>> {
  const { database, stores, clock, random } = deps
  const at = clock.now()
  const sha256 = createHash('sha256').update(made.bytes).digest('hex')
  const id: AttachmentId = newAttachmentId(at, random)
  await database.db
    .insertInto('file')
    .values({
      id,
      owner_id: ownerId,
      used_for: null,
      name: safeFileName(name, made.extension),
      content_type: made.contentType,
      size: made.bytes.length,
      width: made.width,
      height: made.height,
      sha256,
      created_at: at,
      kept_in: stores.newIn,
    })
    .execute()
  await stores.at(stores.newIn).put({ id, size: made.bytes.length, sha256 }, () => [made.bytes])
  await database.db.updateTable('file').set({ is_stored: true }).where('id', '=', id).execute()
  const described = (await describeFiles(database.db, [id])).get(id)
  if (!described) throw new Error('a file was cleared away while it was being kept')
  return accepted(described)
}

/** All bytes, or null as soon as there are too many; the rest of the stream is then not read. */
export async function readUpTo(bytes: AsyncIterable<Uint8Array>, limit: number): Promise<Buffer | null> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of bytes) {
    size += part.length
    if (size > limit) return null
    parts.push(part)
  }
  return Buffer.concat(parts)
}
