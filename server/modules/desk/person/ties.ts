import { sql } from 'kysely'
import type { Connection } from '../../../database/database.ts'
import type { UserId } from '../../../domain/identifier/identifier.ts'

/** What two accounts have to do with each other. */
export const tieKinds = ['same_device', 'same_address', 'same_name', 'invited_by', 'invited'] as const
export type TieKind = (typeof tieKinds)[number]

export interface Tie {
  readonly user_name: string
  readonly kind: TieKind
  readonly is_banned: boolean
  readonly is_suspended: boolean
}

/** Of each kind so many are shown. */
const shown = 5

/** Accounts that came in by one browser, sent coins to one address or bear one verified name, and who brought whom. */
export async function tiesOf(db: Connection, id: UserId): Promise<Tie[]> {
  const { rows } = await sql<Tie>`
    with found as (
      (select distinct other.user_id as id, 'same_device' as kind from session mine
        join session other on other.mark_hash = mine.mark_hash and other.user_id <> mine.user_id
        where mine.user_id = ${id} and mine.mark_hash is not null limit ${shown})
      union all
      (select distinct other.user_id, 'same_address' from withdrawal mine
        join withdrawal other on other.address = mine.address and other.network = mine.network
          and other.memo is not distinct from mine.memo and other.user_id <> mine.user_id
        where mine.user_id = ${id} limit ${shown})
      union all
      (select other.id, 'same_name' from app_user mine
        join app_user other on lower(other.legal_name) = lower(mine.legal_name) and other.id <> mine.id
        where mine.id = ${id} and mine.identity_verified_at is not null and other.identity_verified_at is not null limit ${shown})
      union all
      (select first_id, 'invited_by' from referral where user_id = ${id})
      union all
      (select user_id, 'invited' from referral where first_id = ${id} order by referral.id desc limit ${shown})
    )
    select user_name, found.kind, banned_at is not null as is_banned, suspended_at is not null as is_suspended
    from found join app_user on app_user.id = found.id
    where deleted_at is null`.execute(db)
  return rows
}
