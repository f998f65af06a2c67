import { localePrefix } from '../../../locales/localeTable.ts'
import type { Static } from 'typebox'
import type { CardPair, CardPrice, CardLimit } from '../../../adapters/card/cardProvider.ts'
import type { Connection, Tx } from '../../../database/database.ts'
import { isOpen } from '../../../domain/card/machine.ts'
import { cardRules } from '../../../domain/card/rules.ts'
import { newCardPurchaseId, parseCardPurchaseId, type UserId } from '../../../domain/identifier/identifier.ts'
import { compareDecimals, decimal, fitsScale, type DecimalString } from '../../../domain/money/decimal.ts'
import { toUnits } from '../../../domain/money/units.ts'
import { coins, isCoinCode } from '../../../domain/reference/coin.ts'
import { fiats, isFiatCode } from '../../../domain/reference/fiat.ts'
import { refuse, refuseWith } from '../../../domain/refusal/refusal.ts'
import type { SignedWriteContext, Context } from '../../../kernel/context.ts'
import type { Handlers } from '../../../kernel/handlers.ts'
import { RequestRefused } from '../../../kernel/refusal.ts'
import { schedule } from '../../../runtime/job/jobs.ts'
import { readSeq } from '../../../runtime/outbox.ts'
import { askProvider } from '../../telling/outgoing/reach.ts'
import { guardLiquidity } from '../swap/quoteSwap.ts'
import { decimalOf } from '../../../domain/reference/decimalOf.ts'
import { applyReport, cardExpiryJob } from './cardReport.ts'
import type { CardParts } from './parts.ts'
import type { cardOperations } from './schema.ts'
import type { CardPurchaseRow } from './tables.ts'

type PurchaseView = Static<(typeof cardOperations)['buyByCard']['reply']>

const minuteMs = 60_000

/** Coins bought by card: the provider takes the card, and the house gives the coins. */
export function cardHandlers(parts: CardParts): Handlers<typeof cardOperations> {
  return {
    async cardLimits({ query }, context) {
      const coin = query.crypto_currency_code
      const fiat = query.currency_code
      if (coin !== undefined && !isCoinCode(coin)) throw choice('crypto_currency_code')
      if (fiat !== undefined && !isFiatCode(fiat)) throw choice('currency_code')
      const limits = await limitsOrNone(parts, context)
      const items = (limits ?? []).filter(
        each => (coin === undefined || each.coin === coin) && (fiat === undefined || each.fiat === fiat),
      )
      return {
        items: items.map(each => ({ ...wire(each), minimum: each.minimum, maximum: each.maximum })),
        is_available: limits !== null,
      }
    },

    async cardFinalRate({ query }, context) {
      const pair = pairNamed(query)
      const amount = amountOf(pair, query.amount, 'amount')
      const limits = await askProvider(parts.desk, context, desk => desk.limits())
      guardLimits(limits, pair, amount, 'amount')
      const price = await askProvider(parts.desk, context, desk => desk.price(pair, amount))
      return {
        ...wire(pair),
        fiat_amount: price.fiatAmount,
        amount: price.amount,
        rate: price.rate,
        fee: price.fee,
        rates_at: price.ratesAt.toISOString(),
      }
    },

    async cardExchangeRates(_, context) {
      const { items, at } = await askProvider(parts.desk, context, desk => desk.rates())
      return { items: items.map(each => ({ ...wire(each), rate: each.rate })), rates_at: at.toISOString() }
    },

    async buyByCard({ body }, context) {
      const pair = pairNamed(body)
      const amount = amountOf(pair, body.fiat_amount, 'fiat_amount')
      const row = await begin(parts, pair, amount, context)
      return present(context.db, row)
    },

    async confirmCardPurchase({ body }, context) {
      const { db, viewer, at } = context
      const id = parseCardPurchaseId(body.id)
      const row =
        id &&
        (await db
          .selectFrom('card_purchase')
          .selectAll()
          .where('id', '=', id)
          .where('user_id', '=', viewer.userId)
          .executeTakeFirst())
      if (!id || !row) throw new RequestRefused(refuse('not_found', 'id'))
      if (!isOpen(row.status)) return present(db, row)
      const report = await askProvider(parts.provider, context, provider => provider.status(id))
      if (report?.reference !== id) return present(db, row)
      const moved = await parts.database.transaction(tx => applyReport(tx, parts.random, id, report, at))
      return present(db, moved ?? row)
    },
  }
}

/** What a purchase asks the provider, before its transaction begins: in one, nobody waits for the network. */
export async function askCardBeforehand(
  { desk }: CardParts,
  body: {
    readonly crypto_currency_code: string
    readonly currency_code: string
    readonly fiat_amount: string
  },
  context: Context,
): Promise<void> {
  const pair = pairNamed(body)
  const amount = amountOf(pair, body.fiat_amount, 'fiat_amount')
  guardLimits(await askProvider(desk, context, each => each.limits()), pair, amount, 'fiat_amount')
  await askProvider(desk, context, each => each.price(pair, amount))
}

async function begin(
  { desk, provider, random, rates, origin }: CardParts,
  pair: CardPair,
  amount: DecimalString,
  { db, viewer, locale, at }: SignedWriteContext,
): Promise<CardPurchaseRow> {
  const price = desk?.known(pair, amount)
  if (!provider || !price) throw new RequestRefused(refuse('channel_unavailable'))
  await guardStanding(db, viewer.userId)
  const units = unitsGot(price)
  await guardLiquidity(db, rates(), { to: pair.coin, gross: units })
  const id = newCardPurchaseId(at, random)
  const returnUrl = `${origin}${localePrefix(locale)}/mercuryo/ack/${id}`
  const row = await db
    .insertInto('card_purchase')
    .values({
      id,
      user_id: viewer.userId,
      ...pair,
      fiat_amount: amount,
      amount: units,
      rate: price.rate,
      fee: price.fee,
      status: 'created',
      redirect_url: provider.widgetUrl({ reference: id, ...pair, fiatAmount: amount, returnUrl, locale }),
      created_at: at,
      updated_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  const runAt = new Date(at.getTime() + cardRules.expireMinutes * minuteMs)
  await schedule(db, { kind: cardExpiryJob, key: id, runAt, payload: { id } })
  return row
}

async function guardStanding(db: Tx, userId: UserId): Promise<void> {
  const user = await db
    .selectFrom('app_user')
    .select(['suspended_at', 'banned_at'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  if (user.suspended_at !== null || user.banned_at !== null)
    throw new RequestRefused(refuse('finances_suspended'))
}

/** What arrives; a provider's surplus digits are the house's. */
const unitsGot = ({ amount, coin }: CardPrice): bigint => toUnits(amount, coins[coin].scale, 'down')

const choice = (field: string) => new RequestRefused(refuse('invalid_choice', field))

function pairNamed(query: {
  readonly crypto_currency_code: string
  readonly currency_code: string
}): CardPair {
  const { crypto_currency_code: coin, currency_code: fiat } = query
  if (!isCoinCode(coin)) throw choice('crypto_currency_code')
  if (!isFiatCode(fiat)) throw choice('currency_code')
  return { coin, fiat }
}

function amountOf({ fiat }: CardPair, text: string, field: string): DecimalString {
  const amount = decimal(text)
  const { minorUnits } = fiats[fiat]
  if (!fitsScale(amount, minorUnits))
    throw new RequestRefused(refuseWith('too_many_decimals', { max: minorUnits }, field))
  return amount
}

function guardLimits(
  limits: readonly CardLimit[],
  { coin, fiat }: CardPair,
  amount: DecimalString,
  field: string,
): void {
  const limit = limits.find(each => each.coin === coin && each.fiat === fiat)
  if (!limit) throw choice('currency_code')
  if (compareDecimals(amount, limit.minimum) < 0)
    throw new RequestRefused(refuseWith('card_too_small', { min: limit.minimum, asset: fiat }, field))
  if (compareDecimals(amount, limit.maximum) > 0)
    throw new RequestRefused(refuseWith('card_too_large', { max: limit.maximum, asset: fiat }, field))
}

/** The limits; null where there is nobody who has any, or who answers. */
async function limitsOrNone(parts: CardParts, context: Context): Promise<readonly CardLimit[] | null> {
  try {
    return await askProvider(parts.desk, context, desk => desk.limits())
  } catch (error) {
    if (error instanceof RequestRefused) return null
    throw error
  }
}

const wire = ({ coin, fiat }: CardPair) => ({ crypto_currency_code: coin, currency_code: fiat })

const present = async (db: Connection, row: CardPurchaseRow): Promise<PurchaseView> => ({
  id: row.id,
  status: row.status,
  ...wire(row),
  fiat_amount: row.fiat_amount,
  amount: decimalOf(BigInt(row.amount), row.coin),
  rate: row.rate,
  fee: row.fee,
  redirect_url: row.status === 'created' ? row.redirect_url : null,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
  seq: await readSeq(db, row.user_id),
})
