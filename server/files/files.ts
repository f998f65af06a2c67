import type { Connection, Tx } from '../database/database.ts'
import type { AttachmentId, UserId } from '../domain/identifier/identifier.ts'
import type { FilePlace } from './fileStore.ts'

/** A kept file, as the wire shows it. */
export interface FileDescription {
  readonly id: AttachmentId
  readonly name: string
  readonly content_type: string
  readonly size: number
  readonly width: number | null
  readonly height: number | null
}

/** With where its bytes are. */
export interface KeptFile extends FileDescription {
  readonly keptIn: FilePlace
}

const described = ['id', 'name', 'content_type', 'size', 'width', 'height'] as const

/** Describes files by their ids; one that is not (completely) there is not in the answer. */
export async function describeFiles(
  db: Connection,
  ids: readonly AttachmentId[],
): Promise<Map<AttachmentId, FileDescription>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('file')
    .select(described)
    .where('id', 'in', [...ids])
    .where('is_stored', '=', true)
    .execute()
  return new Map(rows.map(row => [row.id, row]))
}

/** A file and what it was given for, which decides who may have it; null when there is none. */
export async function findFile(
  db: Connection,
  id: AttachmentId,
): Promise<(KeptFile & { readonly usedFor: string | null; readonly ownerId: UserId }) | null> {
  const row = await db
    .selectFrom('file')
    .select([...described, 'used_for', 'owner_id', 'kept_in'])
    .where('id', '=', id)
    .where('is_stored', '=', true)
    .executeTakeFirst()
  if (!row) return null
  const { used_for: usedFor, owner_id: ownerId, kept_in: keptIn, ...file } = row
  return { ...file, usedFor, ownerId, keptIn }
}

/**
 * Gives a file to what it was sent for, once, by the one who sent it. Answers false when it is not theirs, not there, or
 * already given.
 * @param use.usedFor as in `trade:8F2K41QX`
 */
export async function useFile(
  tx: Tx,
  use: { readonly id: AttachmentId; readonly ownerId: UserId; readonly usedFor: string },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('file')
    .set({ used_for: use.usedFor })
    .where('id', '=', use.id)
    .where('owner_id', '=', use.ownerId)
    .where('used_for', 'is', null)
    .where('is_stored', '=', true)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
