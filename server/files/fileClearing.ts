import { every, type JobHandler } from '../runtime/job/jobHandler.ts'
import { product } from '../runtime/product.ts'
import type { UploadDeps } from './upload.ts'

const hourMs = 3_600_000
const atOnce = 200

type Parts = Omit<UploadDeps, 'random'>

/**
 * Forgets files that nothing uses a day after they were sent, and copies that a move left behind an hour after it. Every file
 * has its row before its bytes are anywhere, and keeps it until they are gone: no bytes are without a row. Give it to the job
 * worker.
 */
export function fileClearing(parts: Parts): JobHandler {
  return every('file_clearing', hourMs, async () => {
    await clearUnused(parts)
    await clearCopies(parts)
  })
}

async function clearUnused({ database, stores, clock }: Parts): Promise<void> {
  const until = new Date(clock.now().getTime() - product.upload.unusedHours * hourMs)
  for (;;) {
    // Taken out of use first, so that nobody can use it while its bytes go.
    const unused = await database.db
      .updateTable('file')
      .set({ is_stored: false })
      .where('id', 'in', query =>
        query
          .selectFrom('file')
          .select('id')
          .where('used_for', 'is', null)
          .where('created_at', '<', until)
          // What lies elsewhere waits until that is set up again.
          .where('kept_in', 'in', stores.places)
          .where(row => row.or([row('also_in', 'is', null), row('also_in', 'in', stores.places)]))
          .limit(atOnce),
      )
      .where('used_for', 'is', null)
      .returning(['id', 'kept_in', 'also_in'])
      .execute()
    for (const { id, kept_in, also_in } of unused) {
      await stores.at(kept_in).remove(id)
      if (also_in !== null) await stores.at(also_in).remove(id)
    }
    const ids = unused.map(file => file.id)
    if (ids.length > 0) await database.db.deleteFrom('file').where('id', 'in', ids).execute()
    if (ids.length < atOnce) return
  }
}

/** Whoever began to read before the move has ended by now. */
async function clearCopies({ database, stores, clock }: Parts): Promise<void> {
  const until = new Date(clock.now().getTime() - hourMs)
  for (;;) {
    const left = await database.db
      .selectFrom('file')
      .select(['id', 'also_in'])
      .where('also_since', '<', until)
      .where('also_in', 'in', stores.places)
      .orderBy('also_since')
      .limit(atOnce)
      .execute()
    for (const { id, also_in } of left) {
      if (also_in === null) continue
      await stores.at(also_in).remove(id)
      await database.db
        .updateTable('file')
        .set({ also_in: null, also_since: null })
        .where('id', '=', id)
        .where('also_since', '<', until)
        .execute()
    }
    if (left.length < atOnce) return
  }
}
