import { sql } from 'kysely'
import type { Tx } from '../../../database/database.ts'
import type { TradeId } from '../../../domain/identifier/tradeId.ts'
import type { TradeRow } from './tradeMapping.ts'

/**
 * A locked trade. `buyer_sells`: adverts of its buyer hang on the coins that it pays out. `buyer_is_guest`: these go to an
 * account of the trade, to be sent to the address that the guest has left.
 */
type LockedTrade = TradeRow & { readonly buyer_sells: boolean; readonly buyer_is_guest: boolean }

/** A trade's row, locked until the transaction ends: of two racing actions the second sees what the first did. */
export async function lockTrade(tx: Tx, id: TradeId): Promise<LockedTrade | undefined> {
  const { rows } = await sql<LockedTrade>`
    select (l.trade).*, buyer_sells, buyer_is_guest from trade_lock(${id}) l`.execute(tx)
  return rows[0]
}
