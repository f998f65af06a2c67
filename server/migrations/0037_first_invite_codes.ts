import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** How a code is made of a byte that is chance through and through; a migration is given no random source, the database has one. */
const sign = (byte: number) =>
  `substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + (get_byte(made.bytes, ${byte}) & 31), 1)`
// The 7th and 9th byte of such an id hold what kind it is.
const code = [0, 1, 2, 3, 4, 5, 10, 11].map(sign).join(' || ')

/** Accounts that are older than invitations get the first code that every newer one has from its sign-up on. */
export const firstInviteCodes: Migration = {
  async up(db) {
    for (;;) {
      // `materialized`: one id for each account, not one for each sign.
      const { numAffectedRows = 0n } = await sql
        .raw(
          `with made as materialized (
            select id, user_name, decode(replace(gen_random_uuid()::text, '-', ''), 'hex') as bytes from app_user
            where kind = 'user' and deleted_at is null and user_name is not null
              and not exists (select from invite_code c where c.user_id = app_user.id)
          )
          insert into invite_code (code, user_id, tag, created_at)
          select ${code}, made.id, left(made.user_name, 32), now() from made on conflict (code) do nothing`,
        )
        .execute(db)
      // Two that were alike: the one without is given another.
      if (numAffectedRows === 0n) return
    }
  },
}
