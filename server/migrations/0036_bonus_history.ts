import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * What an inviter got as bonuses is listed and summed beside their shares, by the same filters: a bonus has its code as a share has, and what was
 * paid is kept in sums as that of shares is.
 */
const statements = [
  'alter table invite_bonus add column code text',
  'update invite_bonus b set code = r.code from referral r where r.user_id = b.user_id',
  'alter table invite_bonus alter column code set not null',
  'create index invite_bonus_got on invite_bonus (inviter_id, paid_at, user_id) where inviter_amount > 0',
  'create index invite_bonus_got_by_code on invite_bonus (inviter_id, code, paid_at, user_id) where inviter_amount > 0',

  `create table bonus_month (
    inviter_id uuid not null,
    month date not null,
    code text not null,
    asset text not null,
    amount numeric(38,0) not null,
    primary key (inviter_id, month, code, asset)
  )`,
  `insert into bonus_month
    select inviter_id, date_trunc('month', paid_at at time zone 'UTC')::date, code, coin, sum(inviter_amount)
    from invite_bonus where inviter_amount > 0 group by 1, 2, 3, 4`,
]

export const bonusHistory: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
