import { fromUnits, units } from '../../domain/money/units.ts'
import type { DecimalString } from '../../domain/money/decimal.ts'
import { isAssetCode, scaleOf } from '../../domain/reference/asset.ts'
import { sideOfOwner } from '../../domain/trade/party.ts'
import type { TradeMoney } from '../../ledger/postings.ts'
import type { TradeRow } from './mapping.ts'

/** Minor units of an asset as the decimal of the wire. Throws for an asset that the reference data does not have. */
export function decimalOf(amount: bigint, asset: string): DecimalString {
  if (!isAssetCode(asset)) throw new Error(`${asset} is no asset of the reference data`)
  return fromUnits(units(amount), scaleOf(asset))
}

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
