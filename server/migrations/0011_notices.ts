import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Quiet hours, and how a notification waits for their end. What was written already, and what is written by functions that
 * do not name the column, waits for nothing.
 */
const statements = [
  `alter table app_user add column quiet_hours jsonb`,
  `alter table notification add column tell_after timestamptz not null default 'epoch'`,
  `drop index notification_untold`,
  `create index notification_untold on notification (tell_after, id) where told_at is null`,
  // The unread ones are a list of their own, in its order: among a hundred thousand they may lie far apart.
  `drop index notification_unread`,
  `create index notification_unread on notification (user_id, id desc) where read_at is null`,
]

export const notices: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
