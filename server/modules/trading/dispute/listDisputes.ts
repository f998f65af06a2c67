import { sql } from 'kysely'
import type { Static } from 'typebox'
import type { Connection } from '../../../database/database.ts'
import type { UserId } from '../../../domain/identifier/identifier.ts'
import type { TradeId } from '../../../domain/identifier/tradeId.ts'
import type { ServerLocale } from '../../../locales/wording.ts'
import { disputeWaitsFor, type DisputeReason } from '../../../domain/trade/dispute.ts'
import { product } from '../../../runtime/product.ts'
import { raising } from './present.ts'
import { saidIn, wordsOf } from './statements.ts'
import { decimalOf } from '../../../domain/reference/decimalOf.ts'
import type { disputeKinds } from '../shapes/dispute.ts'
import type { caseLists, disputeOperations } from './schema.ts'
import { methodNamed } from '../../../locales/referenceNames.ts'

type DisputePage = Static<(typeof disputeOperations)['disputes']['reply']>
type Kind = (typeof disputeKinds)[number]
type CaseList = (typeof caseLists)[number]

interface OpenCase {
  readonly id: string
  readonly trade_id: TradeId
  readonly kind: Kind
  readonly reason: DisputeReason | null
  readonly opened_at: Date
  readonly raise_at: Date
  readonly coin: string
  readonly fiat: string
  readonly amount: string
  readonly fiat_amount: string
  readonly method_code: string
  readonly buyer_id: UserId
  readonly seller_id: UserId
  readonly buyer_name: string
  readonly seller_name: string
  readonly arbiter_name: string | null
}

/** Both kinds of case, each found by the index of those that are open. */
export const openCases = sql`(
  select t.id, t.id as trade_id, 'dispute' as kind, d.reason, t.disputed_at as opened_at, t.dispute_raise_at as raise_at
  from trade t left join dispute d on d.trade_id = t.id where t.status = 'disput'
  union all
  select c.id::text, c.trade_id, 'claim', null, c.filed_at, c.raise_at from claim c where c.status = 'open'
)`

/** The last arbiter who wrote in the open case `o`; null as long as none has. */
export const arbiterOfCase = sql`(select m.author_id from trade_message m
  where m.trade_id = o.trade_id and m.author = 'arbiter' and m.created_at >= o.opened_at order by m.id desc limit 1)`

/** What a list of cases is asked for. */
interface ListQuery {
  readonly kind?: Kind | undefined
  readonly list?: CaseList | undefined
  readonly page?: number
  readonly limit?: number
}

/** Who looks, and when. */
interface Look {
  readonly viewerId: UserId
  readonly locale: ServerLocale
  readonly at: Date
}

/**
 * One page of what waits for a ruling. The time at which a case is raised starts again with each word of an arbiter, so its
 * order is both: those raised first, then those whose last word is the oldest.
 */
export async function listDisputes(
  db: Connection,
  { kind, list, page = 1, limit = product.paging.limitDefault }: ListQuery,
  look: Look,
): Promise<Omit<DisputePage, 'seq'>> {
  const counts = await countOpen(db, look.at)
  const { rows } = await sql<OpenCase>`
    select c.*, t.coin, t.fiat, t.amount::text as amount, t.fiat_amount::text as fiat_amount, t.method_code,
      t.buyer_id, t.seller_id, b.user_name as buyer_name, s.user_name as seller_name,
      a.user_name as arbiter_name
    from (
      select o.*, ${arbiterOfCase} as arbiter_id from ${openCases} o where ${isMeant(kind, list, look)}
      order by raise_at, id limit ${limit} offset ${(page - 1) * limit}
    ) c
    join trade t on t.id = c.trade_id
    join app_user b on b.id = t.buyer_id join app_user s on s.id = t.seller_id
    left join app_user a on a.id = c.arbiter_id
    order by c.raise_at, c.id`.execute(db)
  const words = await wordsOf(
    db,
    rows.map(row => row.trade_id),
  )
  const cap = product.paging.countCap
  const total = await countMeant(db, { kind, list }, counts, look)
  return {
    items: rows.map(row => ({
      id: row.id,
      trade_id: row.trade_id,
      kind: row.kind,
      reason: row.reason,
      opened_at: row.opened_at.toISOString(),
      raise_at: row.raise_at.toISOString(),
      raised_at: raising(row.raise_at, look.at).raised_at,
      // A claim has all its words when it is filed.
      waits_for: row.kind === 'claim' ? ['arbiter'] : [...disputeWaitsFor(saidIn(words(row.trade_id)))],
      amount: decimalOf(BigInt(row.amount), row.coin),
      crypto_currency_code: row.coin,
      fiat_amount: decimalOf(BigInt(row.fiat_amount), row.fiat),
      currency_code: row.fiat,
      payment_method_name: methodNamed(row.method_code, look.locale) ?? row.method_code,
      buyer_name: row.buyer_name,
      seller_name: row.seller_name,
      is_own: row.buyer_id === look.viewerId || row.seller_id === look.viewerId,
      arbiter_name: row.arbiter_name,
    })),
    page,
    pages: Math.ceil(Math.min(total, cap) / limit),
    total: Math.min(total, cap),
    total_is_capped: total > cap,
    counts,
  }
}

/** Which of the open cases `o` are listed. */
function isMeant(kind: Kind | undefined, list: CaseList | undefined, look: Look) {
  const lists = {
    mine: sql`${arbiterOfCase} = ${look.viewerId}`,
    nobodys: sql`${arbiterOfCase} is null`,
    raised: sql`o.raise_at <= ${look.at}`,
  }
  return sql`(${kind ?? null}::text is null or o.kind = ${kind ?? null}::text) and ${list === undefined ? sql`true` : lists[list]}`
}

async function countMeant(
  db: Connection,
  { kind, list }: Pick<ListQuery, 'kind' | 'list'>,
  counts: DisputePage['counts'],
  look: Look,
): Promise<number> {
  const all = { dispute: counts.disputes, claim: counts.claims }
  if (list === undefined) return kind === undefined ? all.dispute + all.claim : all[kind]
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${openCases} o where ${isMeant(kind, list, look)}`.execute(db)
  return rows[0]?.count ?? 0
}

async function countOpen(db: Connection, at: Date): Promise<DisputePage['counts']> {
  const { rows } = await sql<DisputePage['counts']>`
    select count(*) filter (where kind = 'dispute')::int as disputes, count(*) filter (where kind = 'claim')::int as claims,
      count(*) filter (where raise_at <= ${at})::int as raised
    from ${openCases} o`.execute(db)
  return rows[0] ?? { disputes: 0, claims: 0, raised: 0 }
}
