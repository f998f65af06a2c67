import { sideOfOwner } from '../../../domain/trade/party.ts'
import type { TradeMoney } from '../../../ledger/postings.ts'
import type { TradeRow } from './tradeMapping.ts'

/** A stored trade's money, as the ledger posts it. */
export const moneyOf = (row: TradeRow): TradeMoney => ({
  tradeId: row.id,
  asset: row.coin,
  seller: row.seller_id,
  buyer: row.buyer_id,
  amount: BigInt(row.amount),
  fee: BigInt(row.fee),
  feePayer: sideOfOwner[row.advert_type],
})
