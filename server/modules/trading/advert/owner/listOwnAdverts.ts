import { sql, type RawBuilder } from 'kysely'
import type { Connection } from '../../../../database/database.ts'
import type { OwnListSort, OwnListState } from '../../../../domain/advert/ownList.ts'
import type { UserId } from '../../../../domain/identifier/identifier.ts'
import type { DecimalString } from '../../../../domain/money/decimal.ts'
import { isAssetCode } from '../../../../domain/reference/asset.ts'
import { rateOf, type Rates } from '../../../../domain/rate/rates.ts'
import type { AdvertType } from '../../../../domain/trade/party.ts'
import type { AdvertRow } from '../tables.ts'

/** Which of their adverts an owner asks for, and in what order. */
export interface OwnListQuery {
  readonly state: OwnListState
  readonly type: AdvertType | null
  readonly coin: string | null
  readonly sort: OwnListSort
  readonly page: number
  readonly limit: number
}

/** How many adverts there are of each state. */
export type OwnCounts = Readonly<Record<OwnListState, number>>

type Sql = RawBuilder<unknown>

const states: Record<OwnListState, Sql> = {
  all: sql`status <> 'archived'`,
  shown: sql`is_visible`,
  hidden: sql`not is_visible and status not in ('draft', 'archived')`,
  draft: sql`status = 'draft'`,
  archived: sql`status = 'archived'`,
}

/** One page of somebody's own adverts, with how many there are of each state under the same filters. */
export async function listOwn(
  db: Connection,
  ownerId: UserId,
  query: OwnListQuery,
  rates: Rates,
): Promise<{ readonly rows: AdvertRow[]; readonly counts: OwnCounts }> {
  const { state, type, coin, sort, page, limit } = query
  const own = sql`owner_id = ${ownerId}
    ${type === null ? sql`` : sql`and type = ${type}`} ${coin === null ? sql`` : sql`and coin = ${coin}`}`
  const counted = await sql<OwnCounts>`
    select ${sql.join(
      Object.entries(states).map(
        ([name, where]) => sql`count(*) filter (where ${where})::int as ${sql.ref(name)}`,
      ),
    )} from advert where ${own}`.execute(db)
  const [counts] = counted.rows
  if (!counts) throw new Error('A count gave no row')
  const order = sort === 'price' ? await byPrice(db, own, rates) : orders[sort]
  const { rows } = await sql<AdvertRow>`
    select * from advert where ${own} and ${states[state]}
    order by ${order} limit ${limit} offset ${(page - 1) * limit}`.execute(db)
  return { rows, counts }
}

const orders: Record<Exclude<OwnListSort, 'price'>, Sql> = {
  updated: sql`updated_at desc, id desc`,
  created: sql`id desc`,
}

/** By pair, as prices of two do not compare, and in each the cheapest first; a formula without a price comes last. */
async function byPrice(db: Connection, own: Sql, rates: Rates): Promise<Sql> {
  const { rows } = await sql<{ coin: string; fiat: string }>`
    select distinct coin, fiat from advert where ${own} and multiplier is not null`.execute(db)
  const whens = rows.flatMap(({ coin, fiat }) => {
    const rate = rateBetween(rates, coin, fiat)
    return rate === null
      ? []
      : [sql`when coin = ${coin} and fiat = ${fiat} then multiplier * ${rate}::numeric`]
  })
  const average = whens.length === 0 ? sql`null` : sql`case ${sql.join(whens, sql` `)} end`
  return sql`coin, fiat, coalesce(${average}, own_price) nulls last, id`
}

const rateBetween = (rates: Rates, coin: string, fiat: string): DecimalString | null =>
  isAssetCode(coin) && isAssetCode(fiat) ? rateOf(rates, coin, fiat) : null
