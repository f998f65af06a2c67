import { sql } from 'kysely'
import type { Connection, Database, Tx } from '../../../database/database.ts'
import type { ReferralRole } from '../../../domain/affiliate/shares.ts'
import { newSharePayoutId, type UserId } from '../../../domain/identifier/identifier.ts'
import type { Random } from '../../../domain/identifier/random.ts'
import { sharePayoutJournal, type ShareSum } from '../../../ledger/share.ts'
import type { Clock } from '../../../runtime/clock.ts'
import { every, type JobHandler } from '../../../runtime/job/jobHandler.ts'
import { product } from '../../../runtime/product.ts'
import { notify } from '../../telling/notification/notify.ts'
import { money } from '../../../domain/reference/decimalOf.ts'
import type { OfferDesk } from '../../trading/advert/desk/ports.ts'
import { creditPeople } from './creditPeople.ts'

/** What paying out stands on. */
export interface SharePayoutParts {
  readonly random: Random
  readonly desk: OfferDesk
}

const minuteMs = 60_000

/** Paid before this moment, somebody may be paid again. */
const paidBefore = (at: Date) => new Date(at.getTime() - product.affiliate.payoutEveryMinutes * minuteMs)

/** When somebody's shares are paid out next, at the soonest: null where nothing waits. */
export const nextPayout = (paidAt: Date | null, at: Date): Date =>
  paidAt === null || paidAt <= paidBefore(at)
    ? at
    : new Date(paidAt.getTime() + product.affiliate.payoutEveryMinutes * minuteMs)

/** Whom something waits for, and who was not paid within the hour. */
const due = (db: Connection, at: Date) =>
  db
    .selectFrom('share')
    .innerJoin('referrer', 'referrer.user_id', 'share.referrer_id')
    .select('share.referrer_id')
    .distinct()
    .where('share.payout_id', 'is', null)
    .where(eb => eb.or([eb('referrer.paid_at', 'is', null), eb('referrer.paid_at', '<=', paidBefore(at))]))
    .execute()

/**
 * Pays out what waits for somebody: marks the shares, adds them to the sums that pages read, and moves the coins, in one transaction.
 * What is written by trades meanwhile waits for the next time. Answers whether there was anything.
 */
export async function payShares(
  tx: Tx,
  { random, desk }: SharePayoutParts,
  userId: UserId,
  at: Date,
): Promise<boolean> {
  const referrer = await tx
    .selectFrom('referrer')
    .select('paid_at')
    .where('user_id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!referrer) return false
  const payoutId = newSharePayoutId(at, random)
  const fresh = await firstTimers(tx, userId)
  const sums = await markPaid(tx, userId, payoutId)
  if (sums.length === 0) return false
  const coins = [...new Set(sums.map(({ asset }) => asset))].toSorted()
  const people = coins.map(asset => ({ userId, asset }))
  await creditPeople(tx, desk, people, sharePayoutJournal(payoutId, userId, sums, at), at)
  await tx.updateTable('referrer').set({ paid_at: at }).where('user_id', '=', userId).execute()
  await tx.insertInto('share_payout').values({ id: payoutId, referrer_id: userId, at }).execute()
  for (const partnerName of fresh)
    await notify(
      tx,
      random,
      userId,
      { type: 'Notification::Admin', code: 'referral_traded', partnerName },
      at,
    )
  for (const coin of coins) {
    const amount = sums.filter(sum => sum.asset === coin).reduce((sum, one) => sum + one.amount, 0n)
    const notice = { code: 'shares_received', ...money(amount, coin) } as const
    await notify(tx, random, userId, { type: 'Notification::Refill', ...notice }, at)
  }
  return true
}

/** Whom somebody brought themselves and earns by for the first time; of many some are named. */
async function firstTimers(tx: Tx, userId: UserId): Promise<readonly string[]> {
  const { rows } = await sql<{ user_name: string }>`
    select u.user_name from (
      select distinct s.referral_id from share s where s.referrer_id = ${userId} and s.payout_id is null and s.level = 1
        and not exists (select from share_person p where p.referrer_id = s.referrer_id and p.referral_id = s.referral_id)
      order by s.referral_id limit ${product.affiliate.firstTradesTold}
    ) fresh join app_user u on u.id = fresh.referral_id`.execute(tx)
  return rows.map(row => row.user_name)
}

async function markPaid(tx: Tx, userId: UserId, payoutId: string): Promise<readonly ShareSum[]> {
  const { rows } = await sql<{ asset: string; shard: number; role: ReferralRole; amount: string }>`
    with paid as (
      update share set payout_id = ${payoutId} where referrer_id = ${userId} and payout_id is null returning *
    ), months as (
      insert into share_month as m (referrer_id, month, level, code, asset, shares, amount)
        select referrer_id, date_trunc('month', at at time zone 'UTC')::date, level, code, asset, count(*), sum(amount)
        from paid group by 1, 2, 3, 4, 5
      on conflict (referrer_id, month, level, code, asset) do update
        set shares = m.shares + excluded.shares, amount = m.amount + excluded.amount
    ), people as (
      insert into share_person as p (referrer_id, referral_id, asset, shares, amount)
        select referrer_id, referral_id, asset, count(*), sum(amount) from paid group by 1, 2, 3
      on conflict (referrer_id, referral_id, asset) do update
        set shares = p.shares + excluded.shares, amount = p.amount + excluded.amount
    ), fresh as (
      select distinct referral_id, level, code from paid where not exists (
        select from share_person p where p.referrer_id = paid.referrer_id and p.referral_id = paid.referral_id)
    ), counted as (
      update referrer set
        first_traded = first_traded + (select count(*) from fresh where level = 1),
        second_traded = second_traded + (select count(*) from fresh where level = 2),
        third_traded = third_traded + (select count(*) from fresh where level = 3)
      where user_id = ${userId} and exists (select from fresh)
    ), by_code as (
      update invite_code c set traded = c.traded + f.people
      from (select code, count(*) as people from fresh where level = 1 group by code) f where c.code = f.code
    )
    select asset, shard, role, sum(amount)::text as amount from paid group by asset, shard, role
    order by asset, shard, role`.execute(tx)
  return rows.map(row => ({ ...row, amount: BigInt(row.amount) }))
}

/** Pays out shares as they fall due. Give it to the job worker. */
export const sharePayouts = ({
  database,
  clock,
  ...parts
}: SharePayoutParts & { readonly database: Database; readonly clock: Clock }): JobHandler =>
  every('share_payouts', product.affiliate.payoutLookSeconds * 1000, async () => {
    const at = clock.now()
    for (const { referrer_id: userId } of await due(database.db, at))
      await database.transaction(tx => payShares(tx, parts, userId, at))
  })
