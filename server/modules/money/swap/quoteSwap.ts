import { sql } from 'kysely'
import type { Connection, Tx } from '../../../database/database.ts'
import { newSwapQuoteId, type SwapOfferId, type UserId } from '../../../domain/identifier/identifier.ts'
import type { Random } from '../../../domain/identifier/random.ts'
import type { TradeId } from '../../../domain/identifier/tradeId.ts'
import { refusePausedRate } from '../../reference/rate/ratePause.ts'
import { freshnessOf } from '../../../domain/rate/freshness.ts'
import type { CoinCode } from '../../../domain/reference/coin.ts'
import type { Rates } from '../../../domain/rate/rates.ts'
import { refuse, refuseWith } from '../../../domain/refusal/refusal.ts'
import {
  priceSwap,
  shownRate,
  swapLimits,
  unitsOfDollars,
  type SwapMoney,
  type SwapPair,
  type SwapSide,
} from '../../../domain/swap/price.ts'
import { swapRules } from '../../../domain/swap/rules.ts'
import { RequestRefused } from '../../../kernel/refusal.ts'
import { findAccount } from '../../../ledger/ledger.ts'
import { available } from '../../../ledger/postings.ts'
import { product } from '../../../runtime/product.ts'
import { isFeatureOn } from '../../people/setting/features.ts'
import { decimalOf } from '../../../domain/reference/decimalOf.ts'
import { earlier } from '../../../domain/time/calendar.ts'
import { coinNamed, unitsWritten } from '../../reference/reference/coinUnits.ts'
import type { SwapQuoteRow } from './tables.ts'

/** What swaps stand on. */
export interface SwapParts {
  readonly random: Random
  readonly rates: () => Rates
}

/** So much of what is given, or of what is got, at an offer. */
export interface OfferAsked {
  readonly offerId: SwapOfferId
  readonly side: SwapSide
  readonly amount: bigint
}

/** Traders' offers, as swaps know them. A swap at one of them is a trade. */
export interface SwapOfferDesk {
  /** Whether somebody may swap at them. */
  mayUse(db: Connection, userId: UserId): Promise<boolean>
  /** Locks the price of an offer. Refuses whatever would have the swap refused later. */
  quote(tx: Tx, userId: UserId, asked: OfferAsked, at: Date): Promise<SwapQuoteRow>
  /** Swaps at the money of a quote, in the transaction given. Answers the trade that it was. */
  take(
    tx: Tx,
    taking: { readonly userId: UserId; readonly offerId: SwapOfferId; readonly money: SwapMoney },
    at: Date,
  ): Promise<TradeId>
}

/** What swaps at traders' offers stand on as well. */
export interface SwapDeskParts extends SwapParts {
  readonly offers: SwapOfferDesk
}

/** What somebody asks a price for. */
export interface SwapAsked {
  readonly pair: SwapPair
  readonly side: SwapSide
  /** Units of the coin of that side. */
  readonly amount: bigint
}

/** Reads two coins. Refuses at the field that is wrong. */
export function pairNamed({
  from_code,
  to_code,
}: {
  readonly from_code: string
  readonly to_code: string
}): SwapPair {
  const from = coinNamed(from_code, 'from_code')
  const to = coinNamed(to_code, 'to_code')
  if (from === to) throw new RequestRefused(refuse('same_coin', 'to_code'))
  return { from, to }
}

/** Reads what somebody asks for. Refuses an amount that the coin cannot have. */
export function askedOf(body: {
  readonly from_code: string
  readonly to_code: string
  readonly amount: string
  readonly side: SwapSide
}): SwapAsked {
  const pair = pairNamed(body)
  return { pair, side: body.side, amount: unitsWritten(body.amount, pair[body.side], 'amount') }
}

/** Locks a price for the caller. Refuses whatever would have the swap refused later. */
export async function makeQuote(
  tx: Tx,
  { random, rates: board }: SwapParts,
  userId: UserId,
  { pair, side, amount }: SwapAsked,
  at: Date,
): Promise<SwapQuoteRow> {
  await guardSwapping(tx, userId)
  const rates = await freshRates(tx, board, [pair.from, pair.to], at)
  const money = priceSwap(rates, pair, side, amount)
  guardLimits(rates, money)
  await guardFunds(tx, userId, money)
  await guardLiquidity(tx, rates, money)
  return keepQuote(tx, random, { userId, money, rate: shownRate(rates, pair), side, offer: null }, at)
}

/** The market, unless it is too old to promise anything by, or the price of one of these coins is paused. */
export async function freshRates(
  db: Connection,
  board: () => Rates,
  coins: readonly CoinCode[],
  at: Date,
): Promise<Rates> {
  const rates = board()
  await refusePausedRate(db, coins)
  if (freshnessOf(rates.at, at, product.rate) === 'refused') throw new RequestRefused(refuse('rate_stale'))
  return rates
}

/** A price to be kept for somebody. */
interface Kept {
  readonly userId: UserId
  readonly money: SwapMoney
  readonly rate: string
  readonly side: SwapSide
  /** The trader's offer that it is at; null with the house. */
  readonly offer: { readonly id: SwapOfferId; readonly ownerId: UserId } | null
}

/** Writes a quote that holds from now on. */
export async function keepQuote(
  tx: Tx,
  random: Random,
  { userId, money, rate, side, offer }: Kept,
  at: Date,
): Promise<SwapQuoteRow> {
  // Nobody comes back to those.
  await tx
    .deleteFrom('swap_quote')
    .where('user_id', '=', userId)
    .where('locked_until', '<', earlier(at, { days: 1 }))
    .execute()
  return tx
    .insertInto('swap_quote')
    .values({
      id: newSwapQuoteId(at, random),
      user_id: userId,
      from_coin: money.from,
      to_coin: money.to,
      given: money.given,
      gross: money.gross,
      fee: money.fee,
      rate,
      side,
      offer_id: offer?.id ?? null,
      owner_id: offer?.ownerId ?? null,
      locked_at: at,
      locked_until: new Date(at.getTime() + swapRules.lockSeconds * 1000),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Who may swap at all: swaps are on for them, and nothing has suspended their money. A hold keeps coins in, which a swap does. */
export async function guardSwapping(db: Connection, userId: UserId): Promise<void> {
  const user = await db
    .selectFrom('app_user')
    .select(['suspended_at', 'banned_at', 'feature_flags'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  if (user.suspended_at !== null || user.banned_at !== null)
    throw new RequestRefused(refuse('finances_suspended'))
  if (!(await isFeatureOn(db, 'crypto_swaps', user.feature_flags)))
    throw new RequestRefused(refuse('swaps_off'))
}

function guardLimits(rates: Rates, { from, given, fee, got }: SwapMoney): void {
  const { least, most } = swapLimits(rates, from)
  // Of a coin with few decimals so little may be got that nothing is left of it.
  if (given < least || got <= 0n || fee <= 0n)
    throw new RequestRefused(
      refuseWith('swap_too_small', { min: decimalOf(least, from), asset: from }, 'amount'),
    )
  if (given > most)
    throw new RequestRefused(
      refuseWith('swap_too_large', { max: decimalOf(most, from), asset: from }, 'amount'),
    )
}

/** Refuses a swap of more than somebody has. */
export async function guardFunds(db: Connection, userId: UserId, { from, given }: SwapMoney): Promise<void> {
  const balance = (await findAccount(db, available(userId, from)))?.balance ?? 0n
  if (balance <= 0n) throw new RequestRefused(refuse('balance_required'))
  if (balance < given) throw new RequestRefused(refuse('insufficient_funds', 'amount'))
}

/** Refuses when the house would owe more of a coin than it may. */
export async function guardLiquidity(
  db: Connection,
  rates: Rates,
  { to, gross }: Pick<SwapMoney, 'to' | 'gross'>,
): Promise<void> {
  const { rows } = await sql<{
    balance: string
  }>`select coalesce(sum(balance), 0)::text as balance from account
    where owner = 'house' and kind = 'house' and asset = ${to}`.execute(db)
  const left = BigInt(rows[0]?.balance ?? 0) - gross
  if (left < -unitsOfDollars(rates, to, swapRules.mostOwedUsd, 'down'))
    throw new RequestRefused(refuseWith('no_liquidity', { asset: to }))
}

/** The money of a stored quote or swap. */
export const moneyOfRow = (
  row: Pick<SwapQuoteRow, 'from_coin' | 'to_coin' | 'given' | 'gross' | 'fee'>,
): SwapMoney => ({
  from: row.from_coin,
  to: row.to_coin,
  given: BigInt(row.given),
  gross: BigInt(row.gross),
  fee: BigInt(row.fee),
  got: BigInt(row.gross) - BigInt(row.fee),
})
