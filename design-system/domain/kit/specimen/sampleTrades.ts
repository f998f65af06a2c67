import type { TradeListItem } from '../../trading/dashboard/trades/tradeListItem.ts'
import { sampleTrader } from './sampleMarket.ts'
import type { SampleMoment } from './sampleTime.ts'

/** Trades of somebody’s list: one that waits for them, one for the other side, one in dispute, and one that is done. */
export const sampleTrades = (at: SampleMoment): readonly TradeListItem[] => {
  const trade = (differs: Partial<TradeListItem>): TradeListItem => ({
    id: '8F2K41',
    type: 'buy',
    status: 'new',
    viewerSide: 'buyer',
    needsViewer: true,
    isWaitingForRequisites: false,
    cryptoCurrencyCode: 'BTC',
    currencyCode: 'NGN',
    amount: '0.00169634',
    fiatAmount: '250000',
    counterparty: sampleTrader(at),
    paymentMethod: { name: 'Bank transfer' },
    timer: null,
    unreadCount: 0,
    ...differs,
  })
  return [
    trade({
      timer: { kind: 'pay', startsAt: at(-6), endsAt: at(24), isMine: true },
      unreadCount: 2,
    }),
    trade({
      id: '8F2JZ9',
      type: 'sell',
      status: 'paid_confirmed',
      viewerSide: 'seller',
      cryptoCurrencyCode: 'USDT',
      currencyCode: 'RUB',
      amount: '850',
      fiatAmount: '78540',
      counterparty: sampleTrader(at, { userName: 'Марина_К', ratingPercent: '98.9', tradesCount: 1207 }),
      timer: { kind: 'release', startsAt: at(-19), endsAt: at(11), isMine: false },
      unreadCount: 1,
    }),
    trade({
      id: '8F1XW2',
      type: 'sell',
      status: 'disput',
      viewerSide: 'seller',
      amount: '0.0085',
      fiatAmount: '1258000',
      counterparty: sampleTrader(at, {
        userName: 'Tobi_Exchange',
        ratingPercent: '96.8',
        tradesCount: 10540,
        isOnline: false,
        lastOnlineAt: at(-26),
      }),
      unreadCount: 3,
    }),
    trade({ id: '8F1C07', status: 'completed_by_seller', needsViewer: false, amount: '0.0021' }),
  ]
}

/** The first of them, opened. */
export const sampleTrade = {
  status: 'new',
  step: 'sending_funds',
  viewerSide: 'buyer',
  amount: '0.00169634',
  fiatAmount: '250000',
} as const
