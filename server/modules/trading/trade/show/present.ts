import type { Connection } from '../../../../database/database.ts'
import type { ServerLocale } from '../../../../locales/wording.ts'
import { sideOf, sideOfOwner } from '../../../../domain/trade/party.ts'
import { groupOf, isOpen } from '../../../../domain/trade/status.ts'
import { progressOf } from '../../../../domain/trade/step.ts'
import { escrowSplit } from '../../../../ledger/postings.ts'
import type { SignedViewer } from '../../../../kernel/viewer.ts'
import { readSeqAfterOwn } from '../../../../runtime/outbox.ts'
import type { RequisiteSeal } from '../../../people/credential/requisiteSeal.ts'
import { presentTraders, type TraderView } from '../../../people/profile/traders.ts'
import { claimActionOf } from '../../claim/claimAction.ts'
import { gatherClaims, type ClaimView } from '../../claim/present.ts'
import { gatherDisputes, type DisputeView } from '../../dispute/present.ts'
import { gatherFacts, type TradeFacts } from './tradeFacts.ts'
import { tradeOfRow, type TradeRow } from '../../record/tradeMapping.ts'
import { decimalOf, money } from '../../../../domain/reference/decimalOf.ts'
import { moneyOf } from '../../record/tradeMoney.ts'
import { methodOfTrade, tradeMethodName } from '../../record/swapMethod.ts'
import type { ShowTrade, TradeView } from '../../record/showTrade.ts'
import { actorOf } from '../../record/actor.ts'
import { gatherPayouts, type PayoutView } from './tradePayout.ts'
import { timerOf } from '../../record/tradeTimer.ts'
import { actionsOf } from './tradeActions.ts'

/** Who looks, when, in which language. */
export interface Look {
  readonly viewer: SignedViewer
  readonly locale: ServerLocale
  readonly at: Date
  readonly requisites: Pick<RequisiteSeal, 'open'>
}

/** Trades as one viewer sees them: their side, their actions, their figures. One read of each kind for a whole list. */
export async function presentTrades(
  db: Connection,
  rows: readonly TradeRow[],
  look: Look,
): Promise<TradeView[]> {
  if (rows.length === 0) return []
  const seq = await readSeqAfterOwn(db, look.viewer.userId)
  const traders = await presentTraders(
    db,
    rows.flatMap(row => [row.buyer_id, row.seller_id]),
  )
  const facts = await gatherFacts(db, rows, look.viewer.userId, look.at)
  const disputes = await gatherDisputes(db, rows, look.at)
  const claims = await gatherClaims(db, rows, look.viewer, look.at)
  const payouts = await gatherPayouts(db, rows, look.viewer)
  const around = { ...look, seq, traders, facts }
  return rows.map(row =>
    view(row, { ...around, dispute: disputes(row), claim: claims(row), payout: payouts(row) }),
  )
}

/** Answers one trade, as its viewer sees it. */
export const tradeShower =
  ({ requisites }: Pick<Look, 'requisites'>): ShowTrade =>
  async (row, context) => {
    const [view] = await presentTrades(context.db, [row], { ...context, requisites })
    if (!view) throw new Error(`Trade ${row.id} was not presented`)
    return view
  }

interface Around extends Look {
  readonly seq: number
  readonly traders: ReadonlyMap<string, TraderView>
  readonly facts: TradeFacts
  readonly dispute: DisputeView | null
  readonly claim: ClaimView | null
  readonly payout: PayoutView | null
}

function view(row: TradeRow, around: Around): TradeView {
  const { viewer, at, seq, traders, facts, dispute, claim, payout } = around
  const trade = tradeOfRow(row)
  const side = sideOf(trade, viewer.userId) ?? 'arbiter'
  const buyer = known(traders, row.buyer_id)
  const seller = known(traders, row.seller_id)
  const counterparty = side === 'seller' ? buyer : seller
  const actions = actionsOf(trade, actorOf(viewer), at).filter(({ action, is_available }) => {
    // Whoever has no messenger is not offered to be asked there.
    if (action === 'request_approval') return facts.hasMessenger
    return action !== 'cancel_approval' || is_available
  })
  const timer = timerOf(trade, side)
  return {
    ...termsOf(row, around, side),
    ...figuresOf(row, side),
    id: row.id,
    advert_id: row.advert_id,
    type: row.advert_type === 'Ad::Swap' ? 'swap' : side === 'seller' ? 'sell' : 'buy',
    status: row.status,
    group: groupOf[row.status],
    step: progressOf(trade).step,
    viewer_side: side,
    is_contractor: viewer.userId === row.contractor_id,
    needs_viewer: isOpen(row.status)
      ? (timer?.is_mine ?? waitsFor(side, dispute))
      : (claim?.can_rule ?? false),
    buyer,
    seller,
    counterparty,
    activity: { is_online: counterparty.is_online, last_online_at: counterparty.last_online_at },
    created_at: row.opened_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    escrow_ends_at: row.escrow_promised_until.toISOString(),
    paid_at: iso(row.paid_at),
    finished_at: iso(row.finished_at),
    cancel_asked_at: trade.deadlines.cancelAsk ? iso(row.asked_cancel_at) : null,
    timer,
    actions: [
      ...actions,
      ...claimActionOf(trade, actorOf(viewer), claim !== null, at),
      ...(viewer.kind === 'user' ? facts.feedbackAction(row, viewer.userId) : []),
      ...facts.fileAskAction(row),
    ],
    needs_code_to_release: side === 'seller' && facts.sellerNeedsCode,
    unread_count: facts.unread.get(row.id) ?? 0,
    my_feedback: facts.feedback(row.id, viewer.userId),
    their_feedback:
      side === 'arbiter' ? null : facts.feedback(row.id, side === 'seller' ? row.buyer_id : row.seller_id),
    dispute,
    claim,
    payout,
    verified_payer_name: facts.verifiedNames.get(row.buyer_id) ?? null,
    seq,
  }
}

/** In a dispute: a party as long as their word comes next, an arbiter until there is a ruling. */
const waitsFor = (side: TradeView['viewer_side'], dispute: DisputeView | null): boolean =>
  dispute !== null && (side === 'arbiter' || dispute.waits_for.includes(side))

function known(traders: ReadonlyMap<string, TraderView>, id: string): TraderView {
  const trader = traders.get(id)
  if (!trader) throw new Error(`The trader ${id} of a trade does not exist`)
  return trader
}

const iso = (at: Date | null) => at?.toISOString() ?? null

function termsOf(row: TradeRow, { locale, requisites, claim }: Around, side: 'buyer' | 'seller' | 'arbiter') {
  const method = methodOfTrade(row.method_code)
  if (!method) throw new Error(`Trade ${row.id}: no payment method ${row.method_code}`)
  // Requisites are for the two parties while the trade is open, and for the arbiter in a dispute or an open claim.
  const mayRead =
    side === 'arbiter' ? row.status === 'disput' || claim?.can_rule === true : isOpen(row.status)
  return {
    payment_method: {
      code: method.code,
      url_code: method.urlCode,
      name: tradeMethodName(method, locale),
      group: method.group,
      speed: method.speed,
      reversible: method.reversible,
    },
    bank_name: row.bank_name,
    requisites: mayRead ? [...requisites.open(row.requisites, `trade:${row.id}`)] : [],
    is_waiting_for_requisites: row.status === 'new' && row.requisites_at === null,
    payer_name: row.payer_name,
    terms: row.terms,
    escrow_minutes: row.escrow_minutes,
  }
}

function figuresOf(row: TradeRow, side: 'buyer' | 'seller' | 'arbiter') {
  const traded = moneyOf(row)
  const split = escrowSplit(traded)
  const paysFee = side === sideOfOwner[row.advert_type]
  const coins = (amount: bigint) => money(amount, row.coin)
  const fiat = money(BigInt(row.fiat_amount), row.fiat)
  return {
    crypto_currency_code: row.coin,
    currency_code: row.fiat,
    amount: decimalOf(traded.amount, row.coin),
    fiat_amount: fiat.amount,
    price: row.price,
    market_rate: row.market_rate,
    fee: coins(paysFee ? split.fee : 0n),
    viewer_receives: side === 'seller' ? fiat : coins(split.toBuyer),
  }
}
