import type { Database } from '../../database/database.ts'
import type { AttachmentId } from '../../domain/identifier/identifier.ts'
import type { ByteRange, FileStore } from '../../files/fileStore.ts'

const chunkBytes = 256 * 1024

/** Keeps files in the database, in rows of 256 kB: nothing else to run, back up or lose. */
export function databaseFileStore({ db }: Pick<Database, 'db'>): FileStore {
  async function chunk(id: AttachmentId, number: number): Promise<Buffer | null> {
    const row = await db
      .selectFrom('file_chunk')
      .select('bytes')
      .where('file_id', '=', id)
      .where('number', '=', number)
      .executeTakeFirst()
    return row?.bytes ?? null
  }
  async function* following(
    id: AttachmentId,
    first: Buffer,
    { start, end }: ByteRange,
  ): AsyncIterable<Uint8Array> {
    let bytes: Buffer | null = first
    for (let number = chunkOf(start); bytes; bytes = await chunk(id, ++number)) {
      const from = number * chunkBytes
      yield bytes.subarray(Math.max(start - from, 0), end - from + 1)
      if (end < from + chunkBytes) return
    }
  }
  const remove = async (id: AttachmentId) => {
    await db.deleteFrom('file_chunk').where('file_id', '=', id).execute()
  }
  return {
    async put({ id }, bytes) {
      await remove(id)
      let number = 0
      for await (const part of inChunks(bytes())) {
        await db.insertInto('file_chunk').values({ file_id: id, number: number++, bytes: part }).execute()
      }
    },
    async get(id, range = { start: 0, end: Number.MAX_SAFE_INTEGER }) {
      const first = await chunk(id, chunkOf(range.start))
      return first && following(id, first, range)
    },
    remove,
  }
}

const chunkOf = (position: number) => Math.floor(position / chunkBytes)

/** The same bytes, in parts of one size. */
async function* inChunks(bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): AsyncIterable<Buffer> {
  let rest: Buffer = Buffer.alloc(0)
  for await (const part of bytes) {
    rest = rest.length === 0 ? Buffer.from(part) : Buffer.concat([rest, part])
    while (rest.length >= chunkBytes) {
      yield rest.subarray(0, chunkBytes)
      rest = rest.subarray(chunkBytes)
    }
  }
  if (rest.length > 0) yield rest
}
