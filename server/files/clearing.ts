import { Type } from 'typebox'
import { every, type JobHandler } from '../runtime/jobHandler.ts'
import { jobKind } from '../runtime/jobs.ts'
import { product } from '../runtime/product.ts'
import type { UploadDeps } from './upload.ts'

const kind = jobKind('file_clearing', Type.Object({}))
const hourMs = 3_600_000
const atOnce = 200

/** Forgets files that nothing uses a day after they were sent. Give it to the job worker. */
export function fileClearing({ database, store, clock }: Omit<UploadDeps, 'random'>): JobHandler {
  return every(kind, hourMs, async () => {
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
            .limit(atOnce),
        )
        .where('used_for', 'is', null)
        .returning('id')
        .execute()
      for (const { id } of unused) await store.remove(id)
      const ids = unused.map(file => file.id)
      if (ids.length > 0) await database.db.deleteFrom('file').where('id', 'in', ids).execute()
      if (ids.length < atOnce) return
    }
  })
}
