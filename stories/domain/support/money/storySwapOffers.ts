import type {
  HouseRateShape,
  OwnSwapOfferShape,
  SwapOfferShape,
} from '../../../../design-system/domain/money/swap/swapOfferShape.ts'
import { storyTrader } from '../trading/storyTrader.ts'

/** The house for tether to bitcoin, with its fee taken off. */
export const storyHouse: HouseRateShape = { rate: '0.00001075908305', fits: true, isBest: false }

export const storyOffers: readonly SwapOfferShape[] = [
  {
    id: 'o1',
    trader: storyTrader({ userName: 'lagoscoin' }),
    rate: '0.00001080234644',
    minimum: '0.0005',
    maximum: '0.05',
    fits: true,
    isBest: true,
  },
  {
    id: 'o2',
    trader: storyTrader({
      userName: 'Сергей.обмен.и.очень.длинное.имя',
      ratingPercent: null,
      tradesCount: 0,
    }),
    rate: '0.00001064286298',
    minimum: '0.01',
    maximum: '1.23456789',
    fits: false,
    isBest: false,
  },
]

export const storyOwnOffers: readonly OwnSwapOfferShape[] = [
  {
    id: 'w1',
    givesCode: 'BTC',
    takesCode: 'USDT',
    marginPercent: '0.4',
    price: '92849.92',
    minimum: '0.0005',
    maximum: '0.05',
    isPaused: false,
    hiddenReason: null,
  },
  {
    id: 'w2',
    givesCode: 'ETH',
    takesCode: 'BTC',
    marginPercent: '-0.25',
    price: '0.03571428',
    minimum: '0.01',
    maximum: '2',
    isPaused: false,
    hiddenReason: 'not_covered',
  },
  {
    id: 'w3',
    givesCode: 'TON',
    takesCode: 'USDT',
    marginPercent: '1.5',
    price: '5.481',
    minimum: '10',
    maximum: '1000',
    isPaused: true,
    hiddenReason: 'paused',
  },
]
