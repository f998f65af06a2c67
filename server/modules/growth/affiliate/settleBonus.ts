import { sql } from 'kysely'
import type { Connection, Database, Tx } from '../../../database/database.ts'
import { bonusRules, bonusWaitsFor, type BonusReason } from '../../../domain/affiliate/bonus.ts'
import type { UserId } from '../../../domain/identifier/identifier.ts'
import { addDecimals, compareDecimals, decimal, type DecimalString } from '../../../domain/money/decimal.ts'
import { divideRatios, ratioOf } from '../../../domain/money/ratio.ts'
import { freshnessOf } from '../../../domain/rate/freshness.ts'
import { exactRate, type Rates } from '../../../domain/rate/rates.ts'
import { coins } from '../../../domain/reference/coin.ts'
import { bonusJournal } from '../../../ledger/bonus.ts'
import type { Clock } from '../../../runtime/clock.ts'
import { every, type JobHandler } from '../../../runtime/job/jobHandler.ts'
import { product } from '../../../runtime/product.ts'
import { notify } from '../../telling/notification/notify.ts'
import { money } from '../../../domain/reference/decimalOf.ts'
import { later, utcDayStart } from '../../../domain/time/calendar.ts'
import { creditPeople } from './creditPeople.ts'
import type { SharePayoutParts } from './sharePayouts.ts'
import type { InviteBonusRow } from './tables.ts'
import { judgeTie } from './judgeTie.ts'

/** What paying bonuses stands on. */
export interface BonusParts extends SharePayoutParts {
  readonly rates: () => Rates
}

const { coin } = bonusRules
const wholeUsd = addDecimals(bonusRules.inviterUsd, bonusRules.inviteeUsd)

/** When it is looked at again, by what it waits for: what somebody has to do is told when they have done it. */
const lookAgain: Readonly<Record<BonusReason, (at: Date) => Date | null>> = {
  check: () => null,
  inviter_unconfirmed: () => null,
  invitee_unconfirmed: () => null,
  rate: at => later(at, { minutes: 1 }),
  budget: at => later(utcDayStart(at), { days: 1 }),
}

/** So many dollars in the coin of bonuses, rounded down. */
function unitsFor(rates: Rates, usd: DecimalString): bigint {
  const { numerator, denominator } = divideRatios(ratioOf(usd), exactRate(rates, coin, 'USD'))
  return (numerator * 10n ** BigInt(coins[coin].scale)) / denominator
}

/** What bonuses came to on the day of a moment, in dollars. */
async function paidOn(db: Connection, at: Date): Promise<DecimalString> {
  const { usd } = await db
    .selectFrom('invite_bonus')
    .select(({ fn }) => fn.sum<string | null>('usd').as('usd'))
    .where('paid_at', '>=', utcDayStart(at))
    .where('paid_at', '<=', at)
    .executeTakeFirstOrThrow()
  return decimal(usd ?? '0')
}

interface Side {
  readonly isConfirmed: boolean
  readonly earns: boolean
}

async function sideOf(tx: Tx, userId: UserId): Promise<Side> {
  const user = await tx
    .selectFrom('app_user')
    .select(['phone_verified_at', 'identity_verified_at', 'banned_at', 'deleted_at'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return {
    isConfirmed: user.phone_verified_at !== null || user.identity_verified_at !== null,
    earns: user.banned_at === null && user.deleted_at === null,
  }
}

/** Looks at one bonus that waits: pays it, or writes down what it waits for. One that another process has in hand is left to it. */
export async function settleBonus(tx: Tx, parts: BonusParts, userId: UserId, at: Date): Promise<void> {
  const row = await tx
    .selectFrom('invite_bonus')
    .selectAll()
    .where('user_id', '=', userId)
    .where('status', '=', 'waiting')
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  if (!row) return
  const [inviter, invitee] = [await sideOf(tx, row.inviter_id), await sideOf(tx, userId)]
  const { cleared_at: clearedAt } = await tx
    .selectFrom('referral')
    .select('cleared_at')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  const brought = { userId, inviterId: row.inviter_id, tradeId: row.trade_id }
  const tie = clearedAt === null ? await judgeTie(tx, brought, at) : null
  const rates = parts.rates()
  const reason = bonusWaitsFor({
    isTied: tie !== null || !invitee.earns,
    inviteeIsConfirmed: invitee.isConfirmed,
    inviterIsConfirmed: inviter.isConfirmed || !inviter.earns,
    rateIsFresh: freshnessOf(rates.at, at, product.rate) !== 'refused',
    isWithinBudget:
      compareDecimals(addDecimals(await paidOn(tx, at), wholeUsd), bonusRules.dailyBudgetUsd) <= 0,
  })
  if (reason === null) await pay(tx, parts, { row, inviterEarns: inviter.earns, rates }, at)
  else await wait(tx, parts, row, reason, at)
}

/** Whom a bonus waits for is told once. */
const waitsFor: Partial<Record<BonusReason, (row: InviteBonusRow) => UserId>> = {
  invitee_unconfirmed: row => row.user_id,
  inviter_unconfirmed: row => row.inviter_id,
}

async function wait(
  tx: Tx,
  { random }: BonusParts,
  row: InviteBonusRow,
  reason: BonusReason,
  at: Date,
): Promise<void> {
  await tx
    .updateTable('invite_bonus')
    .set({ reason, look_at: lookAgain[reason](at), status: reason === 'check' ? 'refused' : 'waiting' })
    .where('user_id', '=', row.user_id)
    .execute()
  const who = waitsFor[reason]?.(row)
  if (who !== undefined && reason !== row.reason)
    await notify(tx, random, who, { type: 'Notification::Admin', code: 'bonus_waits' }, at)
}

async function pay(
  tx: Tx,
  { random, desk }: BonusParts,
  { row, inviterEarns, rates }: { row: InviteBonusRow; inviterEarns: boolean; rates: Rates },
  at: Date,
): Promise<void> {
  const gifts = [
    { userId: row.user_id, asset: coin, amount: unitsFor(rates, bonusRules.inviteeUsd) },
    ...(inviterEarns
      ? [{ userId: row.inviter_id, asset: coin, amount: unitsFor(rates, bonusRules.inviterUsd) }]
      : []),
  ]
  await creditPeople(tx, desk, gifts, bonusJournal(row.user_id, gifts, at), at)
  await tx
    .updateTable('invite_bonus')
    .set({
      status: 'paid',
      reason: null,
      look_at: null,
      paid_at: at,
      coin,
      usd: inviterEarns ? wholeUsd : bonusRules.inviteeUsd,
      invitee_amount: gifts[0]?.amount ?? 0n,
      inviter_amount: gifts[1]?.amount ?? 0n,
    })
    .where('user_id', '=', row.user_id)
    .execute()
  const [, ofInviter] = gifts
  if (ofInviter) await addToBonusSums(tx, row, ofInviter, at)
  for (const { userId, amount } of gifts) {
    const notice = { code: 'bonus_paid', ...money(amount, coin) } as const
    await notify(tx, random, userId, { type: 'Notification::Refill', ...notice }, at)
  }
}

/** Somebody has confirmed who they are: what waited for that is looked at again. */
export const lookAtBonusesOf = (tx: Tx, userId: UserId, at: Date) =>
  tx
    .updateTable('invite_bonus')
    .set({ look_at: at })
    .where('status', '=', 'waiting')
    .where(eb => eb.or([eb('user_id', '=', userId), eb('inviter_id', '=', userId)]))
    .execute()

const atOnce = 200

/** Pays bonuses in the order in which they were earned. Give it to the job worker. */
export const inviteBonuses = ({
  database,
  clock,
  ...parts
}: BonusParts & { readonly database: Database; readonly clock: Clock }): JobHandler =>
  every('invite_bonuses', product.affiliate.bonusLookSeconds * 1000, async () => {
    const at = clock.now()
    const due = await database.db
      .selectFrom('invite_bonus')
      .select('user_id')
      .where('status', '=', 'waiting')
      .where('look_at', '<=', at)
      .orderBy('at')
      .orderBy('user_id')
      .limit(atOnce)
      .execute()
    for (const { user_id: userId } of due)
      await database.transaction(tx => settleBonus(tx, parts, userId, at))
  })

/** Adds what an inviter is paid to the sums that pages read, in the transaction that pays it: who brought many has many bonuses. */
async function addToBonusSums(
  tx: Tx,
  { inviter_id: inviterId, code }: Pick<InviteBonusRow, 'inviter_id' | 'code'>,
  { asset, amount }: { readonly asset: string; readonly amount: bigint },
  at: Date,
): Promise<void> {
  await sql`
    insert into bonus_month as m (inviter_id, month, code, asset, amount)
    values (${inviterId}, date_trunc('month', ${at}::timestamptz at time zone 'UTC')::date, ${code}, ${asset}, ${amount})
    on conflict (inviter_id, month, code, asset) do update set amount = m.amount + excluded.amount`.execute(
    tx,
  )
}
