import type { tradePage } from '../../../../locales/en/tradePage.ts'
import type { TradePhase, TradeSide } from '../../../reference/status/tradeStatus.ts'

type AmountWord = keyof typeof tradePage.amount

interface AmountWords {
  readonly fiat: AmountWord
  readonly coin: AmountWord
}

/** What the two amounts of a trade are called, by where the coins are and who looks. */
export const amountWords = {
  awaitsPayment: {
    buyer: { fiat: 'sendExactly', coin: 'receiveHeld' },
    seller: { fiat: 'willReceive', coin: 'release' },
    arbiter: { fiat: 'buyerSends', coin: 'held' },
  },
  awaitsRelease: {
    buyer: { fiat: 'youSent', coin: 'receiveHeld' },
    seller: { fiat: 'shouldHaveReceived', coin: 'release' },
    arbiter: { fiat: 'buyerSent', coin: 'held' },
  },
  dispute: {
    buyer: { fiat: 'youSent', coin: 'held' },
    seller: { fiat: 'buyerSent', coin: 'held' },
    arbiter: { fiat: 'buyerSent', coin: 'held' },
  },
  released: {
    buyer: { fiat: 'youSent', coin: 'received' },
    seller: { fiat: 'youReceived', coin: 'released' },
    arbiter: { fiat: 'buyerSent', coin: 'releasedToBuyer' },
  },
  returned: {
    buyer: { fiat: 'wasNotPaid', coin: 'returnedToSeller' },
    seller: { fiat: 'wasNotPaid', coin: 'returnedToYou' },
    arbiter: { fiat: 'wasNotPaid', coin: 'returnedToSeller' },
  },
} as const satisfies Record<TradePhase, Record<TradeSide, AmountWords>>
