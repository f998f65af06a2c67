import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  // Which text somebody has accepted. `version` is of a language; `holds_from` says which edition it is in any of them.
  `create table agreement_acceptance (
    user_id uuid not null references app_user (id),
    code text not null,
    locale text not null,
    version int not null check (version > 0),
    holds_from text not null,
    at timestamptz not null,
    primary key (user_id, code, locale, version)
  )`,
]

/** Who has accepted which version of the agreement, and when. */
export const agreement: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
