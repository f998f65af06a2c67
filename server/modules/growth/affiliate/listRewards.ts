import { firstOf, readPage } from '../../../database/readPage.ts'
import type { Connection } from '../../../database/database.ts'
import { readInviteCode } from '../../../domain/affiliate/inviteCode.ts'
import { affiliateLevels } from '../../../domain/affiliate/terms.ts'
import type { UserId } from '../../../domain/identifier/identifier.ts'
import { refuse } from '../../../domain/refusal/refusal.ts'
import type { Input, Reply } from '../../../kernel/operation.ts'
import { RequestRefused } from '../../../kernel/refusal.ts'
import { product } from '../../../runtime/product.ts'
import { money } from '../../../domain/reference/decimalOf.ts'
import { readRewardCursor, readRewardFilter, rewardPage, shownName } from './rewardPage.ts'
import type { affiliateOperations } from './schema.ts'
import { personSums } from './totals.ts'
import { worthOf, type Market } from './worth.ts'

type Operations = typeof affiliateOperations
type RewardsQuery = Input<Operations['affiliateRewards']>['query']
type ReferralsQuery = Input<Operations['affiliateReferrals']>['query']

/** The id that a page begins after; refuses what is no number. */
function idBefore(before: string | undefined): bigint | null {
  if (before === undefined) return null
  if (!/^\d{1,18}$/.test(before)) throw new RequestRefused(refuse('not_found', 'before'))
  return BigInt(before)
}

/** What somebody got of fees and as bonuses, the latest first. */
export async function listRewards(
  db: Connection,
  { userId, timeZone }: { readonly userId: UserId; readonly timeZone: string },
  query: RewardsQuery,
  market: Market,
): Promise<Reply<Operations['affiliateRewards']>> {
  const { limit = product.paging.limitDefault } = query
  const found = await rewardPage(db, userId, readRewardFilter(query, timeZone), {
    before: readRewardCursor(query.before),
    limit: limit + 1,
  })
  const { rows, has_more } = firstOf(found, limit)
  return {
    items: rows.map(row => ({
      id: row.id,
      kind: row.kind,
      user_name: row.userName,
      registered_at: row.registeredAt.toISOString(),
      transaction_at: row.at.toISOString(),
      reward: money(row.amount, row.asset),
      worth: worthOf(market, [row]),
      level: row.level,
      tag: row.tag,
      is_paid: row.isPaid,
    })),
    has_more,
  }
}

const columnOf = { 1: 'first_id', 2: 'second_id', 3: 'third_id' } as const

/** Who came by somebody, the latest first, with what was earned by each. */
export async function listReferrals(
  db: Connection,
  userId: UserId,
  query: ReferralsQuery,
  market: Market,
): Promise<Reply<Operations['affiliateReferrals']>> {
  const { limit = product.paging.limitDefault, code } = query
  const level = affiliateLevels.find(one => one === query.level) ?? 1
  // Who came by which link of somebody else is theirs to know.
  if (code !== undefined && level !== 1) throw new RequestRefused(refuse('not_applicable', 'code'))
  const before = idBefore(query.before)
  let wanted = db
    .selectFrom('referral')
    .innerJoin('app_user', 'app_user.id', 'referral.user_id')
    .innerJoin('invite_code', 'invite_code.code', 'referral.code')
    .select(['referral.id', 'referral.user_id', 'referral.at', 'app_user.user_name', 'invite_code.tag'])
    .where(`referral.${columnOf[level]}`, '=', userId)
  if (before !== null) wanted = wanted.where('referral.id', '<', before)
  if (code !== undefined) wanted = wanted.where('referral.code', '=', readInviteCode(code))
  const { rows, has_more } = await readPage(wanted.orderBy('referral.id', 'desc'), limit)
  const sums = Map.groupBy(
    await personSums(
      db,
      userId,
      rows.map(row => row.user_id),
    ),
    ({ referralId }) => referralId,
  )
  return {
    items: rows.map(row => {
      const earned = sums.get(row.user_id) ?? []
      return {
        id: String(row.id),
        user_name: shownName(row.user_name, level),
        registered_at: row.at.toISOString(),
        level,
        tag: level === 1 ? row.tag : null,
        trades: earned.reduce((count, { shares }) => count + shares, 0),
        earned: earned.map(({ asset, amount }) => money(amount, asset)),
        worth: worthOf(market, earned),
      }
    }),
    has_more,
  }
}
