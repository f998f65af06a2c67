import { sql } from 'kysely'
import type { Connection } from '../../../database/database.ts'
import type { UserId } from '../../../domain/identifier/identifier.ts'
import type { TradeId } from '../../../domain/identifier/tradeId.ts'
import { parseTradeId } from '../../../domain/identifier/tradeId.ts'

/** What a movement shows of its trade. */
export interface TradeOfMovement {
  readonly partnerName: string
  /** Units of its coin, where the viewer is who pays it; else zero. */
  readonly ownFee: bigint
}

/** The viewer's trades of these ids; those of others are absent. */
export async function partnersIn(
  db: Connection,
  userId: UserId,
  ids: readonly string[],
): Promise<ReadonlyMap<string, TradeOfMovement>> {
  const known = [...new Set(ids)].flatMap((id): readonly TradeId[] => {
    const parsed = parseTradeId(id)
    return parsed === undefined ? [] : [parsed]
  })
  if (known.length === 0) return new Map()
  const { rows } = await sql<{ id: string; fee: string; owner_id: string; user_name: string }>`
    select t.id, t.fee, t.owner_id, partner.user_name
    from trade t join app_user partner on partner.id = case when t.buyer_id = ${userId} then t.seller_id else t.buyer_id end
    where t.id = any(${known}::text[]) and (t.buyer_id = ${userId} or t.seller_id = ${userId})`.execute(db)
  return new Map(
    rows.map(row => [
      row.id,
      { partnerName: row.user_name, ownFee: row.owner_id === userId ? BigInt(row.fee) : 0n },
    ]),
  )
}
