import { sql, type RawBuilder } from 'kysely'
import type { Connection } from '../../../../database/database.ts'
import { balanceMaximum, ownerSells } from '../../../../domain/advert/limit.ts'
import { priceAfterFee } from '../../../../domain/advert/priceAfterFee.ts'
import { marketDeltaPercent, multiplierOf, priceOf } from '../../../../domain/advert/price.ts'
import type { PriceSetting } from '../../../../domain/advert/priceSetting.ts'
import type { AdvertId, UserId } from '../../../../domain/identifier/identifier.ts'
import type { DecimalString } from '../../../../domain/money/decimal.ts'
import { isRatePaused } from '../../../reference/rate/ratePause.ts'
import { freshnessOf } from '../../../../domain/rate/freshness.ts'
import { rateOf, type Rates } from '../../../../domain/rate/rates.ts'
import type { CoinCode } from '../../../../domain/reference/coin.ts'
import type { FiatCode } from '../../../../domain/reference/fiat.ts'
import type { AdvertType } from '../../../../domain/trade/party.ts'
import { orRefuse } from '../../../../kernel/refusal.ts'
import { product } from '../../../../runtime/product.ts'
import { readOwners } from '../facts/ownerFacts.ts'

/** A price that its owner tries before anybody sees it. */
export interface TriedPrice {
  readonly type: AdvertType
  readonly coin: CoinCode
  readonly fiat: FiatCode
  readonly price: PriceSetting
  /** The advert that it is of, when there is one: it does not compete with itself. */
  readonly advertId: AdvertId | null
}

/** What a price would be now, where it would stand, and what of it is kept. Refused at the field that gives no price. */
export async function previewPrice(
  db: Connection,
  ownerId: UserId,
  tried: TriedPrice,
  { rates, at }: { readonly rates: Rates; readonly at: Date },
) {
  const { type, coin, fiat } = tried
  const price = orRefuse(priceOf(tried, rates))
  const market = rateOf(rates, coin, fiat)
  const owner = (await readOwners(db, [ownerId], at))(ownerId)
  const { feePercent } = owner
  return {
    price,
    market_rate: market,
    market_delta_percent: marketDeltaPercent(price, market),
    ...(await placeOf(db, tried, { price, market, isBeginner: await isBeginner(db, ownerId) })),
    fee_percent: feePercent,
    keep_per_coin: priceAfterFee(type, { price, fiat, feePercent }),
    balance_maximum: ownerSells({ type })
      ? balanceMaximum(coin, fiat, { available: owner.available(coin), feePercent, price })
      : null,
    priced_at: rates.at.toISOString(),
    is_stale: freshnessOf(rates.at, at, product.rate) !== 'fresh' || (await isRatePaused(db, [coin, fiat])),
  }
}

/** What decides a place beside the price: adverts of owners without a completed trade come after all others. */
interface Standing {
  readonly price: DecimalString
  readonly market: DecimalString
  readonly isBeginner: boolean
}

async function isBeginner(db: Connection, ownerId: UserId): Promise<boolean> {
  const trader = await db
    .selectFrom('trader')
    .select('completed_trades')
    .where('user_id', '=', ownerId)
    .executeTakeFirst()
  return (trader?.completed_trades ?? 0) === 0
}

type Sql = RawBuilder<unknown>
const cap = product.paging.countCap

/**
 * Where an advert of this price would stand by the best price: average ones compete by their factor and the others by their
 * price, each read from its index, as in search, and no further than the cap. Of equals the one that was there first is first.
 */
async function placeOf(
  db: Connection,
  { type, coin, fiat, price: setting, advertId }: TriedPrice,
  { price, market, isBeginner }: Standing,
) {
  const others = sql`is_visible and type = ${type} and coin = ${coin} and fiat = ${fiat}
    and id is distinct from ${advertId}::uuid`
  const isAverage = setting.mode === 'average'
  const factor = isAverage ? multiplierOf(setting.marginPercent) : null
  const mine = {
    multiplier: isAverage ? sql`${factor}::numeric` : sql`${price}::numeric / ${market}::numeric`,
    own_price: isAverage ? sql`${factor}::numeric * ${market}::numeric` : sql`${price}::numeric`,
  }
  const ahead = (name: keyof typeof mine) => {
    const column = sql.ref(name)
    const notWorse = type === 'Ad::Sell' ? sql`<=` : sql`>=`
    const isEarlier = advertId === null ? sql`true` : sql`id < ${advertId}::uuid`
    return sql`(select 1 from advert where ${others} and is_sandboxed = ${isBeginner}
      and multiplier is ${name === 'multiplier' ? sql`not null` : sql`null`}
      and ${column} ${notWorse} ${mine[name]} and (${column} <> ${mine[name]} or ${isEarlier}) limit ${cap})`
  }
  const { rows } = await sql<{ ahead: number; trusted: number; others: number }>`
    select ${counted(sql`${ahead('multiplier')} union all ${ahead('own_price')}`)} as ahead,
      ${isBeginner ? counted(sql`select 1 from advert where ${others} and not is_sandboxed limit ${cap}`) : sql`0`} as trusted,
      ${counted(sql`select 1 from advert where ${others} limit ${cap}`)} as others`.execute(db)
  const [row] = rows
  if (!row) throw new Error('A place was not counted')
  const [place, total] = [row.ahead + row.trusted + 1, row.others + 1]
  return { place: Math.min(place, cap + 1), places_total: Math.min(total, cap), total_is_capped: total > cap }
}

const counted = (found: Sql): Sql => sql`(select count(*)::int from (${found}) found)`
