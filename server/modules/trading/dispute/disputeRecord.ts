import { sql } from 'kysely'
import type { Connection } from '../../../database/database.ts'
import type { UserId } from '../../../domain/identifier/identifier.ts'
import type { TradeId } from '../../../domain/identifier/tradeId.ts'

/** How often somebody was in a dispute or a claim, and how it was ruled. */
interface DisputeRecord {
  readonly total: number
  readonly won: number
  readonly lost: number
}

/** Somebody's disputes and claims, but that of one trade. What was settled without a ruling, or by one that was wrong, is neither won nor lost. */
export async function recordOfDisputes(db: Connection, userId: UserId, but: TradeId): Promise<DisputeRecord> {
  const { rows } = await sql<DisputeRecord>`
    select count(*)::int as total, count(*) filter (where outcome = side)::int as won,
      count(*) filter (where outcome is not null and outcome <> side)::int as lost
    from (
      select 'buyer' as side, ${outcomeOfTrade} as outcome from trade
        where buyer_id = ${userId} and disputed_at is not null and id <> ${but}
      union all
      select 'seller', ${outcomeOfTrade} from trade where seller_id = ${userId} and disputed_at is not null and id <> ${but}
      union all
      select 'buyer', ${outcomeOfClaim} from claim where buyer_id = ${userId} and trade_id <> ${but}
      union all
      select 'seller', ${outcomeOfClaim} from claim where seller_id = ${userId} and trade_id <> ${but}
    ) cases`.execute(db)
  return rows[0] ?? { total: 0, won: 0, lost: 0 }
}

const outcomeOfTrade = sql`case
  when exists (select from overturned_ruling o where o.case_id = trade.id) then null
  when status = 'completed_by_admin' then 'buyer' when status = 'cancelled_by_admin' then 'seller' end`
const outcomeOfClaim = sql`case
  when exists (select from overturned_ruling o where o.case_id = claim.id::text) then null
  when status = 'for_buyer' then 'buyer' when status = 'for_seller' then 'seller' end`
