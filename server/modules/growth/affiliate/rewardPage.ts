import { sql, type RawBuilder } from 'kysely'
import type { Connection } from '../../../database/database.ts'
import { readInviteCode } from '../../../domain/affiliate/inviteCode.ts'
import { maskedName } from '../../../domain/affiliate/maskedName.ts'
import type { RewardKind } from '../../../domain/affiliate/reward.ts'
import type { AffiliateLevel } from '../../../domain/affiliate/terms.ts'
import type { UserId } from '../../../domain/identifier/identifier.ts'
import { refuse } from '../../../domain/refusal/refusal.ts'
import { RequestRefused } from '../../../kernel/refusal.ts'
import { dayStart } from '../../../domain/time/dayStart.ts'

/** What a caller narrows their rewards by. */
interface RewardQuery {
  readonly level?: number
  readonly code?: string
  readonly from?: string
  readonly until?: string
}

/** The same, read: the moments at which the days begin and end, and a code as it is kept. */
interface RewardFilter {
  readonly level: number | null
  readonly code: string | null
  readonly from: Date | null
  readonly until: Date | null
}

/** One reward, with whom it is for. */
export interface RewardRow {
  readonly id: string
  readonly kind: RewardKind
  readonly level: AffiliateLevel
  readonly asset: string
  readonly amount: bigint
  readonly at: Date
  readonly isPaid: boolean
  readonly registeredAt: Date
  /** Masked below the first level. */
  readonly userName: string
  readonly tag: string | null
}

/** A row that a page begins after: of a share its own number, of a bonus that of the referral. */
interface RewardCursor {
  readonly kind: RewardKind
  readonly number: bigint
}

/** A year in which nothing was earned: a day beyond what a calendar has finds nothing. */
const lastMoment = new Date('9999-12-31')

/** Reads a caller's filter, whose days are those of a time zone. */
export const readRewardFilter = (
  { level, code, from, until }: RewardQuery,
  timeZone: string,
): RewardFilter => ({
  level: level ?? null,
  code: code === undefined ? null : readInviteCode(code),
  from: from === undefined ? null : (dayStart(timeZone, from) ?? lastMoment),
  until: until === undefined ? null : (dayStart(timeZone, until, 1) ?? lastMoment),
})

/** Both are numbered from one: what is before the number tells which it is. */
const prefixes = { share: '', bonus: 'b' } as const satisfies Record<RewardKind, string>
const idOf = (kind: RewardKind, number: string): string => prefixes[kind] + number

/** The row that a page begins after; refuses what is none. */
export function readRewardCursor(before: string | undefined): RewardCursor | null {
  if (before === undefined) return null
  const [, prefix = '', number] = /^(b?)(\d{1,18})$/.exec(before) ?? []
  if (number === undefined) throw new RequestRefused(refuse('not_found', 'before'))
  return { kind: prefix === '' ? 'share' : 'bonus', number: BigInt(number) }
}

type Condition = RawBuilder<unknown>
const allOf = (conditions: readonly (Condition | false)[]): Condition =>
  sql.join(
    conditions.filter(one => one !== false),
    sql` and `,
  )

/**
 * What somebody got, the latest first: shares of fees, and bonuses once they are paid. Of one moment bonuses come first, then shares, each by
 * their own number: an order without ties, so that a page ends where the next begins. Each side is read from its index, no further
 * than the page reaches (of a million shares as of ten), and only what is left of both is looked up.
 */
export async function rewardPage(
  db: Connection,
  userId: UserId,
  filter: RewardFilter,
  { before, limit }: { readonly before: RewardCursor | null; readonly limit: number },
): Promise<RewardRow[]> {
  const sides = [sharesOf(userId, filter, before, limit), bonusesOf(userId, filter, before, limit)].filter(
    side => side !== null,
  )
  if (sides.length === 0) return []
  const { rows } = await sql<FoundRow>`
    with found as (
      select * from (${sql.join(sides, sql` union all `)}) either
      order by at desc, kind, share_id desc, referral_id desc limit ${limit}
    )
    select found.kind, found.level, found.asset, found.amount::text, found.at, found.is_paid,
      coalesce(found.share_id, r.id)::text as number, r.at as registered_at, u.user_name, c.tag
    from found
    join referral r on r.user_id = found.referral_id
    join app_user u on u.id = found.referral_id
    left join invite_code c on c.code = found.code
    order by found.at desc, found.kind, found.share_id desc, found.referral_id desc`.execute(db)
  return rows.map(row => ({
    id: idOf(row.kind, row.number),
    kind: row.kind,
    level: row.level,
    asset: row.asset,
    amount: BigInt(row.amount),
    at: row.at,
    isPaid: row.is_paid,
    registeredAt: row.registered_at,
    userName: shownName(row.user_name, row.level),
    tag: row.tag,
  }))
}

interface FoundRow {
  readonly kind: RewardKind
  readonly number: string
  readonly level: AffiliateLevel
  readonly asset: string
  readonly amount: string
  readonly at: Date
  readonly is_paid: boolean
  readonly registered_at: Date
  readonly user_name: string
  readonly tag: string | null
}

/** A person as somebody who is further up may see them: by name on the first level, else as a shape of a name. */
export const shownName = (name: string, level: AffiliateLevel): string =>
  level === 1 ? name : maskedName(name)

/** Shares that may be on the page; null where the filter has none. Who came by a link is of the first level: the code says so already. */
function sharesOf(
  userId: UserId,
  { level, code, from, until }: RewardFilter,
  before: RewardCursor | null,
  limit: number,
): Condition | null {
  if (code !== null && level !== null && level !== 1) return null
  return sql`(select 'share' as kind, s.id as share_id, s.referral_id, s.level, s.code, s.asset, s.amount, s.at,
      s.payout_id is not null as is_paid
    from share s where ${allOf([
      sql`s.referrer_id = ${userId}`,
      code !== null ? sql`s.code = ${code}` : level !== null && sql`s.level = ${level}`,
      from !== null && sql`s.at >= ${from}`,
      until !== null && sql`s.at < ${until}`,
      before?.kind === 'share' &&
        sql`(s.at, s.id) < (select at, id from share where id = ${before.number} and referrer_id = ${userId})`,
      // Those of the bonus's own moment come after it.
      before?.kind === 'bonus' &&
        sql`s.at <= (select b.paid_at from ${bonusNumbered(before.number, userId)})`,
    ])}
    order by s.at desc, s.id desc limit ${limit})`
}

/** Bonuses that may be on the page: all are for whom somebody brought themselves. */
function bonusesOf(
  userId: UserId,
  { level, code, from, until }: RewardFilter,
  before: RewardCursor | null,
  limit: number,
): Condition | null {
  if (level !== null && level !== 1) return null
  return sql`(select 'bonus', null::bigint, b.user_id, 1::smallint, b.code, b.coin, b.inviter_amount, b.paid_at, true
    from invite_bonus b where ${allOf([
      sql`b.inviter_id = ${userId} and b.inviter_amount > 0`,
      code !== null && sql`b.code = ${code}`,
      from !== null && sql`b.paid_at >= ${from}`,
      until !== null && sql`b.paid_at < ${until}`,
      // Those of the share's own moment came before it.
      before?.kind === 'share' &&
        sql`b.paid_at < (select at from share where id = ${before.number} and referrer_id = ${userId})`,
      before?.kind === 'bonus' &&
        sql`(b.paid_at, b.user_id) < (select b.paid_at, b.user_id from ${bonusNumbered(before.number, userId)})`,
    ])}
    order by b.paid_at desc, b.user_id desc limit ${limit})`
}

/** The bonus for a referral, of who got it alone. */
const bonusNumbered = (number: bigint, userId: UserId) =>
  sql`referral r join invite_bonus b on b.user_id = r.user_id
    where r.id = ${number} and b.inviter_id = ${userId} and b.inviter_amount > 0`
