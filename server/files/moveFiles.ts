import { createHash } from 'node:crypto'
import type { FilePlace, FileToKeep } from './fileStore.ts'
import type { UploadDeps } from './upload.ts'

/** What came of a move. */
interface Moved {
  readonly moved: number
  /** Files whose bytes are not where they should be, or not what they were: they stay as they are. */
  readonly broken: readonly string[]
}

type Parts = Omit<UploadDeps, 'random'>

const atOnce = 100
const beforeAll = '00000000-0000-0000-0000-000000000000' as FileToKeep['id']

/**
 * Moves all files to a place, one after the other. Each can be read at every moment: the copy is whole before it counts, and
 * the one before is cleared away an hour later. Broken off, it goes on where it was.
 */
export async function moveFiles(
  parts: Parts,
  target: FilePlace,
  onMoved: (count: number) => void = () => undefined,
): Promise<Moved> {
  // Refused at once where it is not set up.
  parts.stores.at(target)
  const broken: string[] = []
  let moved = 0
  for (let after = beforeAll; ;) {
    const files = await parts.database.db
      .selectFrom('file')
      .select(['id', 'size', 'sha256', 'kept_in'])
      .where('kept_in', '!=', target)
      .where('is_stored', '=', true)
      .where('id', '>', after)
      .orderBy('id')
      .limit(atOnce)
      .execute()
    for (const file of files) {
      if (await moveFile(parts, file, target)) onMoved((moved += 1))
      else broken.push(file.id)
      after = file.id
    }
    if (files.length < atOnce) return { moved, broken }
  }
}

async function moveFile(
  { database, stores, clock }: Parts,
  file: FileToKeep & { readonly kept_in: FilePlace },
  target: FilePlace,
): Promise<boolean> {
  const { id, kept_in: source } = file
  const mark = (kept_in: FilePlace, also_in: FilePlace) =>
    database.db
      .updateTable('file')
      .set({ kept_in, also_in, also_since: clock.now() })
      .where('id', '=', id)
      .where('kept_in', '=', source)
      .where('is_stored', '=', true)
      .executeTakeFirst()
  const whole = async function* () {
    const digest = createHash('sha256')
    for await (const part of (await stores.at(source).get(id)) ?? []) {
      digest.update(part)
      yield part
    }
    if (digest.digest('hex') !== file.sha256) throw new BytesDiffer()
  }
  // Said before a byte is there: broken off, it is found again.
  await mark(source, target)
  try {
    await stores.at(target).put(file, whole)
  } catch (error) {
    if (error instanceof BytesDiffer) return false
    throw error
  }
  const { numUpdatedRows } = await mark(target, source)
  // Cleared away meanwhile.
  if (numUpdatedRows === 0n) await stores.at(target).remove(id)
  return true
}

class BytesDiffer extends Error {}
