import { sql } from 'kysely'
import type { AdvertId } from '../../../domain/identifier/identifier.ts'
import type { DecimalString } from '../../../domain/money/decimal.ts'

/**
 * Whether the advert `a` is what the kept search `s` looks for: the conditions of a search (`advert/search/conditions.ts`), over
 * columns. One's own never match. Beside them, the price: at this limit or better for who searches.
 */
export const matches = (rate: DecimalString) => sql`
  a.is_visible and a.type = s.advert_type and a.coin = s.coin and a.fiat = s.fiat and a.owner_id <> s.user_id
  and (s.amount is null or (case s.amount_side when 'fiat' then s.amount else s.amount * ${rate}::numeric end)
    between a.minimum and a.maximum_now)
  and (cardinality(s.method_codes) + cardinality(s.bank_method_codes) = 0 or a.method_codes && s.method_codes
    or (a.method_codes && s.bank_method_codes and lower(a.bank_name) = any(s.bank_names)))
  and (s.country is null or a.country is null or a.country = s.country)
  and (not s.no_registration or a.allow_anonymous)
  and (not s.phone_required or a.phone_required)
  and (not s.identity_required or a.identity_required)
  and (not s.instant_only or a.is_instant)
  and (s.minimum_rating is null or a.owner_rating >= s.minimum_rating)
  and a.owner_trades >= s.minimum_trades
  and (not s.online_only or exists (select from presence p where p.user_id = a.owner_id and p.is_online))
  and (s.price_limit is null or case a.type
    when 'Ad::Sell' then coalesce(a.multiplier * ${rate}::numeric, a.own_price) <= s.price_limit
    else coalesce(a.multiplier * ${rate}::numeric, a.own_price) >= s.price_limit end)
  and not exists (select from black_list b where (b.user_id = s.user_id and b.blocked_id = a.owner_id)
    or (b.user_id = a.owner_id and b.blocked_id = s.user_id))`

/** Which adverts may match the kept search `s`: their ids, at little cost. What `matches` says of them holds. */
export type Candidates = (
  pair: { readonly coin: string; readonly fiat: string },
  rate: DecimalString,
) => ReturnType<typeof sql>

/** Those of a list. */
export const amongAdverts = (ids: readonly AdvertId[]) => sql`select unnest(${ids}::uuid[]) as id`

/**
 * Those at the search's limit or better, for searches that have one: the head of the lists that are kept in order of price, not
 * the whole market. A hair more than the limit allows: a limit that is divided by the rate is rounded.
 */
export const withinLimits: Candidates = ({ coin, fiat }, rate) =>
  sql.join(
    [
      { type: 'Ad::Sell', isBetter: sql`<=`, hair: sql`1.000000001` },
      { type: 'Ad::Buy', isBetter: sql`>=`, hair: sql`0.999999999` },
    ].flatMap(({ type, isBetter, hair }) => {
      const listed = sql`select id from advert where s.advert_type = ${type} and type = ${type} and coin = ${coin}
        and fiat = ${fiat} and is_visible and is_sandboxed = any('{true,false}')`
      return [
        sql`${listed} and multiplier is not null and multiplier ${isBetter} s.price_limit / ${rate}::numeric * ${hair}`,
        sql`${listed} and multiplier is null and own_price ${isBetter} s.price_limit`,
      ]
    }),
    sql` union all `,
  )
