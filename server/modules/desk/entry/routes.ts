import type { Handlers } from '../../../kernel/handlers.ts'
import { checkTrail } from '../../../trail/checkTrail.ts'
import { listEntries } from './listEntries.ts'
import type { auditOperations } from './schema.ts'

/** What was done, by whom and why. */
export const auditHandlers: Handlers<typeof auditOperations> = {
  auditEntries({ query }, { db }) {
    const { subject_kind: kind, subject_id: subject, actor, deed, before, limit = 30 } = query
    return listEntries(db, { kind, subject, actor, deed }, { before, limit })
  },

  async checkAuditTrail(_, { db, at }) {
    const { entries, last, brokenAt } = await checkTrail(db)
    return {
      at: at.toISOString(),
      entries: entries.toString(),
      last_hash: last,
      broken_at: brokenAt?.toString() ?? null,
    }
  },
}
