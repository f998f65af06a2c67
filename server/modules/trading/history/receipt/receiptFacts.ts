import type { Connection } from '../../../../database/database.ts'
import type { UserId } from '../../../../domain/identifier/identifier.ts'
import type { ServerLocale } from '../../../../locales/wording.ts'
import { sideOf, sideOfOwner, type Side } from '../../../../domain/trade/party.ts'
import type { FinalStatus } from '../../../../domain/trade/status.ts'
import type { SignedViewer } from '../../../../kernel/viewer.ts'
import { escrowSplit } from '../../../../ledger/postings.ts'
import { tradeOfRow, type TradeRow } from '../../record/tradeMapping.ts'
import { money } from '../../../../domain/reference/decimalOf.ts'
import { moneyOf } from '../../record/tradeMoney.ts'
import { methodOfTrade, tradeMethodName } from '../../record/swapMethod.ts'

/** An amount, all its digits, with what it is of. */
export interface ReceiptMoney {
  readonly amount: string
  readonly asset: string
}

/** Everything that a receipt says of a finished trade, for one of its parties. */
export interface ReceiptFacts {
  readonly id: string
  readonly locale: ServerLocale
  readonly timeZone: string
  readonly madeAt: Date
  readonly status: FinalStatus
  readonly viewerSide: Side
  readonly names: Readonly<Record<Side, string>>
  readonly openedAt: Date
  readonly paidAt: Date | null
  readonly finishedAt: Date | null
  readonly methodName: string
  readonly bankName: string | null
  readonly payerName: string | null
  readonly payment: ReceiptMoney
  readonly coins: ReceiptMoney
  /** What of them the buyer got, or would have got. */
  readonly toBuyer: ReceiptMoney
  readonly price: ReceiptMoney
  readonly fee: ReceiptMoney
  /** Who pays the fee. */
  readonly feeOf: Side
  readonly rulingReason: string | null
}

/** Reads them. No requisites: whoever paid has them from their bank. */
export async function receiptFactsOf(
  db: Connection,
  trade: TradeRow,
  look: { readonly viewer: SignedViewer; readonly locale: ServerLocale; readonly at: Date },
): Promise<ReceiptFacts> {
  const { viewer, locale, at } = look
  const people = await db
    .selectFrom('app_user')
    .select(['id', 'user_name', 'time_zone'])
    .where('id', 'in', [trade.buyer_id, trade.seller_id])
    .execute()
  const person = (id: UserId) => {
    const found = people.find(one => one.id === id)
    if (!found) throw new Error(`The party ${id} of the trade ${trade.id} does not exist`)
    return found
  }
  const viewerSide = sideOf(tradeOfRow(trade), viewer.userId)
  const method = methodOfTrade(trade.method_code)
  if (!viewerSide || !method) throw new Error(`Trade ${trade.id} has no receipt for ${viewer.userId}`)
  return {
    ...figuresOf(trade),
    id: trade.id,
    locale,
    timeZone: person(viewer.userId).time_zone,
    madeAt: at,
    status: trade.status as FinalStatus,
    viewerSide,
    names: { buyer: person(trade.buyer_id).user_name, seller: person(trade.seller_id).user_name },
    openedAt: trade.opened_at,
    paidAt: trade.paid_at,
    finishedAt: trade.finished_at,
    methodName: tradeMethodName(method, locale),
    bankName: trade.bank_name,
    payerName: trade.payer_name,
    rulingReason: trade.ruling_reason,
  }
}

function figuresOf(trade: TradeRow) {
  const traded = moneyOf(trade)
  const { fee, toBuyer } = escrowSplit(traded)
  const coins = (amount: bigint) => money(amount, trade.coin)
  return {
    payment: money(BigInt(trade.fiat_amount), trade.fiat),
    coins: coins(traded.amount),
    toBuyer: coins(toBuyer),
    price: { amount: trade.price, asset: trade.fiat },
    fee: coins(fee),
    feeOf: sideOfOwner[trade.advert_type],
  }
}
