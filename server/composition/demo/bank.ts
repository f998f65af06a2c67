import { decimal, multiplyDecimals } from '../../domain/money/decimal.ts'
import type { Player } from './players.ts'
import { characters, type Sends } from './characters.ts'
import type { ShownTrade } from './shownTrade.ts'

/** Money that somebody of the market has sent for a trade. */
export interface Transfer {
  readonly trade_id: string
  readonly from: string
  readonly to: string
  readonly amount: string
  readonly asked: string
  readonly currency_code: string
  readonly at: string
}

/** What a stranger looks at who wants to know whether they were paid: no bank stands behind the demo. */
export interface Bank {
  /** Books what a buyer of the market has sent, once for a trade. */
  note(trade: ShownTrade, buyer: Player): void
  /** The latest first. */
  readonly transfers: readonly Transfer[]
}

const kept = 50

const shares: Readonly<Record<Sends, string>> = { all: '1', part: '0.9', nothing: '0' }

/** A bank that knows the last transfers. */
export function openBank(): Bank {
  const byTrade = new Map<string, Transfer>()
  return {
    note(trade, buyer) {
      const share = shares[characters[buyer.character].sends]
      if (trade.paid_at === null || share === '0' || byTrade.has(trade.id)) return
      byTrade.set(trade.id, {
        trade_id: trade.id,
        from: buyer.userName,
        to: trade.seller.user_name,
        amount: multiplyDecimals(decimal(trade.fiat_amount), decimal(share)),
        asked: trade.fiat_amount,
        currency_code: trade.currency_code,
        at: trade.paid_at,
      })
      const [oldest] = byTrade.keys()
      if (byTrade.size > kept && oldest !== undefined) byTrade.delete(oldest)
    },
    get transfers() {
      return [...byTrade.values()].toReversed()
    },
  }
}
