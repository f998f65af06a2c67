import type {
  SwapEstimateShape,
  SwapLimitsShape,
  SwapQuoteShape,
  SwapShape,
} from '../../../../design-system/domain/money/swap/swapShape.ts'
import { minutesFromNow } from '../storyClock.tsx'

const figures = {
  fromCode: 'USDT',
  toCode: 'BTC',
  fromAmount: '500',
  toAmount: '0.00537953',
  rate: '0.00001081314879',
  fee: '0.00002704',
  feeCode: 'BTC',
  feePercent: '0.5',
}

const after = (seconds: number) => minutesFromNow(seconds / 60)

/** 500 USDT for bitcoin. */
export const storyEstimate: SwapEstimateShape = {
  ...figures,
  fromUsd: '500',
  toUsd: '497.5',
  ratesAt: after(0),
}

/** The least and the most of a swap. */
export const storySwapLimits: SwapLimitsShape = { minimum: '10', maximum: '25000' }

/** Locked a second ago. */
export const storyQuote: SwapQuoteShape = {
  ...figures,
  id: '01900000-0000-7000-8000-0000000000a1',
  traderName: null,
  lockedAt: after(-1),
  lockedUntil: after(4),
}

/** Its time is over. */
export const storyOldQuote: SwapQuoteShape = { ...storyQuote, lockedAt: after(-9), lockedUntil: after(-4) }

/** At the offer of a trader, who pays the fee. */
export const storyTraderQuote: SwapQuoteShape = {
  ...storyQuote,
  toAmount: '0.00539',
  fee: '0',
  feePercent: '0',
  traderName: 'kunle_o',
}

const hour = 3600
const withHouse = { traderName: null, tradeId: null }

export const storySwaps: readonly SwapShape[] = [
  { ...figures, ...withHouse, id: 's3', createdAt: after(-hour) },
  {
    ...figures,
    traderName: 'kunle_o',
    tradeId: 'a1b2c3d4',
    id: 's2',
    fromCode: 'BTC',
    toCode: 'USDT',
    fromAmount: '0.01',
    toAmount: '918.4',
    createdAt: after(-30 * hour),
  },
  {
    ...figures,
    ...withHouse,
    id: 's1',
    fromCode: 'ETH',
    toCode: 'XMR',
    fromAmount: '0.000000000000000001',
    toAmount: '123456789.123456789012',
    createdAt: after(-60 * hour),
  },
]
