import type { TradeStep } from '../../../../design-system/domain/trading/trade/progress/TradeStepper.tsx'
import type { TradeActionName } from '../../../../design-system/domain/trading/trade/tradeAction.ts'
import type {
  TradeAction,
  TradeTimerShape,
} from '../../../../design-system/domain/trading/trade/tradeParts.ts'
import { phaseOf } from '../../../../design-system/domain/reference/status/tradeStatus.ts'
import type {
  TradePhase,
  TradeSide,
  TradeStatus,
} from '../../../../design-system/domain/reference/status/tradeStatus.ts'
import { minutesFromNow } from '../storyClock.tsx'
import { ruledDispute, storyDispute } from './storyDispute.ts'
import { storyBuyer, storyTrader } from './storyTrader.ts'

export const can = (action: TradeActionName, until: string | null = null): TradeAction => ({
  action,
  isAvailable: true,
  reason: null,
  availableAt: null,
  until,
})
export const cannot = (
  action: TradeActionName,
  reason: string,
  availableAt: string | null = null,
): TradeAction => ({ action, isAvailable: false, reason, availableAt, until: null })

const timer = (
  kind: TradeTimerShape['kind'],
  isMine: boolean,
  from: number,
  to: number,
): TradeTimerShape => ({
  kind,
  isMine,
  startsAt: minutesFromNow(from),
  endsAt: minutesFromNow(to),
})

const timers: Record<TradePhase, Record<TradeSide, TradeTimerShape | null>> = {
  awaitsPayment: {
    buyer: timer('pay', true, -5, 24.6333),
    seller: timer('pay', false, -5, 24.6333),
    arbiter: timer('pay', false, -5, 24.6333),
  },
  awaitsRelease: {
    buyer: timer('dispute_opens', false, -3, 12),
    seller: timer('dispute_opens', false, -3, 12),
    arbiter: timer('dispute_opens', false, -3, 12),
  },
  dispute: { buyer: null, seller: null, arbiter: null },
  released: { buyer: null, seller: null, arbiter: null },
  returned: { buyer: null, seller: null, arbiter: null },
}

const after = [can('feedback'), can('send_message')]
const actions: Record<TradePhase, Record<TradeSide, readonly TradeAction[]>> = {
  awaitsPayment: {
    buyer: [can('confirm'), can('cancel'), cannot('create_dispute', 'trade_not_paid')],
    seller: [can('ask_cancel'), can('extend'), cannot('complete', 'trade_not_paid')],
    arbiter: [],
  },
  awaitsRelease: {
    buyer: [can('concede'), cannot('create_dispute', 'too_early', minutesFromNow(12))],
    seller: [can('complete'), can('extend'), can('request_approval')],
    arbiter: [],
  },
  dispute: {
    buyer: [can('concede'), cannot('create_dispute', 'dispute_already_open')],
    seller: [can('complete')],
    arbiter: [can('rule_for_buyer'), can('rule_for_seller')],
  },
  released: { buyer: after, seller: after, arbiter: [] },
  returned: { buyer: after, seller: after, arbiter: [] },
}

const steps: Record<TradePhase, TradeStep> = {
  awaitsPayment: 'sending_funds',
  awaitsRelease: 'waiting_for_payment',
  dispute: 'waiting_for_payment',
  released: 'completed',
  returned: 'waiting_for_payment',
}

/** A trade of the stories, whole, in a status and seen from a side: what the server would answer. */
export function storyTrade(status: TradeStatus, viewerSide: TradeSide = 'buyer') {
  const phase = phaseOf[status]
  const isPaid = phase !== 'awaitsPayment' && status !== 'cancelled' && status !== 'cancelled_by_buyer'
  const isOver = phase === 'released' || phase === 'returned'
  const seller = storyTrader()
  const ruled = status === 'completed_by_admin' || status === 'cancelled_by_admin'
  return {
    id: '8F2K41',
    type: viewerSide === 'seller' ? ('sell' as const) : ('buy' as const),
    status,
    viewerSide,
    step: isPaid ? steps[phase] : ('sending_funds' as const),
    timer: timers[phase][viewerSide],
    actions: actions[phase][viewerSide],
    amount: '0.00169634',
    fiatAmount: '250000',
    price: '147376130',
    marketRate: '147968000',
    fee: { amount: viewerSide === 'seller' ? '0.00001527' : '0', asset: 'BTC' },
    viewerReceives:
      viewerSide === 'seller' ? { amount: '250000', asset: 'NGN' } : { amount: '0.00169634', asset: 'BTC' },
    buyer: storyBuyer,
    seller,
    counterparty: viewerSide === 'buyer' ? seller : storyBuyer,
    activity: { isOnline: true, lastOnlineAt: minutesFromNow(0) },
    paymentMethod: { name: 'Bank transfer', group: 'bank_transfer' as const, reversible: false },
    bankName: 'Guaranty Trust Bank',
    requisites: [
      { kind: 'account_number' as const, value: '0142883761' },
      { kind: 'account_name' as const, value: 'OLUWASEUN A. BALOGUN' },
    ],
    isWaitingForRequisites: false,
    payerName: isPaid ? 'KUNLE O. ADEYEMI' : null,
    verifiedPayerName: 'Kunle O Adeyemi',
    terms: 'Pay from your own account only.\nNo third parties.',
    escrowMinutes: 30,
    createdAt: minutesFromNow(-6),
    paidAt: isPaid ? minutesFromNow(-3) : null,
    finishedAt: isOver ? minutesFromNow(-1) : null,
    dispute: status === 'disput' ? storyDispute() : ruled ? ruledDispute : null,
    claim: null,
    myFeedback: null,
    theirFeedback: null,
    unreadCount: 2,
    needsCodeToRelease: false,
  }
}

export type StoryTrade = ReturnType<typeof storyTrade>
