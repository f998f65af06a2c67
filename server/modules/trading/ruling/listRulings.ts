import { sql, type RawBuilder } from 'kysely'
import type { Connection } from '../../../database/database.ts'
import type { UserId } from '../../../domain/identifier/identifier.ts'
import { decimalOf } from '../../../domain/reference/decimalOf.ts'
import type { DisputeReason } from '../../../domain/trade/dispute.ts'
import type { TradeId } from '../../../domain/identifier/tradeId.ts'
import type { Side } from '../../../domain/trade/party.ts'

interface RulingRow {
  readonly id: string
  readonly trade_id: string
  readonly kind: 'dispute' | 'claim'
  readonly reason: DisputeReason | null
  readonly in_favour_of: Side
  readonly words: string
  readonly at: Date
  readonly by: string
  readonly amount: string
  readonly coin: string
  readonly buyer_id: UserId
  readonly seller_id: UserId
  readonly ruled_by: UserId
  readonly buyer_name: string
  readonly seller_name: string
  readonly overturned_at: Date | null
  readonly overturned_reason: string | null
}

/** Which rulings are asked for. */
export interface RulingQuery {
  readonly ruledBy?: UserId
  readonly overturned?: true
  /** Somebody who was a side of it. */
  readonly sideId?: UserId
  readonly id?: string
  readonly butTradeId?: TradeId
  readonly reason?: DisputeReason
  /** The one that they come after in the list. */
  readonly after?: string
  readonly limit: number
}

/** Rulings on disputes and on claims, the latest first; each kind by its own index, then the latest of both. */
export async function listRulings(db: Connection, query: RulingQuery): Promise<readonly RulingRow[]> {
  const { rows } = await sql<RulingRow>`
    select r.*, t.amount::text as amount, t.coin, t.buyer_id, t.seller_id, u.user_name as by, b.user_name as buyer_name, s.user_name as seller_name,
      o.at as overturned_at, o.reason as overturned_reason
    from (
      select * from (
        (${disputesRuled(query)}) union all (${claimsRuled(query)})
      ) both_kinds order by at desc, id desc limit ${query.limit}
    ) r
    join trade t on t.id = r.trade_id
    join app_user u on u.id = r.ruled_by
    join app_user b on b.id = t.buyer_id
    join app_user s on s.id = t.seller_id
    left join overturned_ruling o on o.case_id = r.id
    order by r.at desc, r.id desc`.execute(db)
  return rows
}

const disputesRuled = (query: RulingQuery): RawBuilder<unknown> => sql`
  select t.id, t.id as trade_id, 'dispute' as kind, d.reason, t.ruled_by, t.ruling_reason as words, t.finished_at as at,
    case t.status when 'completed_by_admin' then 'buyer' else 'seller' end as in_favour_of
  from trade t left join dispute d on d.trade_id = t.id
  where t.status in ('completed_by_admin', 'cancelled_by_admin') and t.ruled_by is not null
    ${conditions(query, { id: sql`t.id`, tradeId: sql`t.id`, at: sql`t.finished_at`, person: sql`t` })}
    ${query.reason === undefined ? sql`` : sql`and d.reason = ${query.reason}`}
  order by t.finished_at desc, t.id desc limit ${query.limit}`

const claimsRuled = (query: RulingQuery): RawBuilder<unknown> => sql`
  select c.id::text, c.trade_id, 'claim', null, c.ruled_by, c.ruling_reason, c.ruled_at,
    case c.status when 'for_buyer' then 'buyer' else 'seller' end
  from claim c
  where c.status <> 'open' and c.ruled_by is not null
    ${conditions(query, { id: sql`c.id::text`, tradeId: sql`c.trade_id`, at: sql`c.ruled_at`, person: sql`c` })}
    ${query.reason === undefined ? sql`` : sql`and false`}
  order by c.ruled_at desc, c.id desc limit ${query.limit}`

interface Columns {
  readonly id: RawBuilder<unknown>
  readonly tradeId: RawBuilder<unknown>
  readonly at: RawBuilder<unknown>
  /** The table that says who was in it and who ruled. */
  readonly person: RawBuilder<unknown>
}

const atOf = (id: string) => sql`coalesce(
  (select finished_at from trade where id = ${id}), (select ruled_at from claim where id::text = ${id}))`

function conditions(query: RulingQuery, { id, tradeId, at, person }: Columns): RawBuilder<unknown> {
  const { ruledBy, overturned, sideId, after } = query
  const all = [
    ...(ruledBy === undefined ? [] : [sql`and ${person}.ruled_by = ${ruledBy}`]),
    ...(overturned ? [sql`and ${id} in (select case_id from overturned_ruling)`] : []),
    ...(sideId === undefined
      ? []
      : [sql`and (${person}.buyer_id = ${sideId} or ${person}.seller_id = ${sideId})`]),
    ...(query.id === undefined ? [] : [sql`and ${id} = ${query.id}`]),
    ...(query.butTradeId === undefined ? [] : [sql`and ${tradeId} <> ${query.butTradeId}`]),
    ...(after === undefined ? [] : [sql`and (${at}, ${id}) < (${atOf(after)}, ${after})`]),
  ]
  return sql.join(all, sql` `)
}

/** A ruling as the wire shows it to staff. */
export const presentRuling = (row: RulingRow) => ({
  id: row.id,
  trade_id: row.trade_id,
  kind: row.kind,
  reason: row.reason,
  in_favour_of: row.in_favour_of,
  words: row.words,
  by: row.by,
  at: row.at.toISOString(),
  amount: decimalOf(BigInt(row.amount), row.coin),
  crypto_currency_code: row.coin,
  buyer_name: row.buyer_name,
  seller_name: row.seller_name,
  overturned:
    row.overturned_at === null
      ? null
      : { reason: row.overturned_reason ?? '', at: row.overturned_at.toISOString() },
})
