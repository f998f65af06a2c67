import {
  storyNetworks,
  storyBookOfAddresses,
  storyCheck,
  storyEstimate,
} from '../domain/support/money/storySend.ts'
import type { StoryAnswers } from '../support/app/storyExchange.ts'
import { storyTime } from '../domain/support/storyClock.tsx'
import { sheetAnswer } from './accountAnswers.ts'

/** What the server says to the page of sending. */
export const sendAnswers: StoryAnswers = {
  withdrawalFees: () => ({
    items: storyNetworks.map(each => ({ ...each, cryptoCurrencyCode: 'USDT', minimum: '1' })),
    serviceFeePercent: '0.5',
  }),
  serviceFee: () => ({ percent: '0.5', internalPercent: '0' }),
  balance: () => sheetAnswer,
  estimatedFee: ({ amount = null, isInternal }: { amount?: string | null; isInternal?: boolean }) => ({
    ...storyEstimate,
    needsCode: false,
    ...(isInternal === true ? { networkFee: '0', serviceFee: '0' } : {}),
    amount,
    total: amount === null ? null : storyEstimate.total,
  }),
  calculateRate: ({
    input,
  }: {
    input: { cryptoCurrencyCode: string; currencyCode: string; amount: string }
  }) => ({
    crypto: { amount: input.amount, asset: input.cryptoCurrencyCode },
    fiat: { amount: '0', asset: input.currencyCode },
    rate: '1',
    at: storyTime,
    isStale: false,
  }),
  checkAddress: ({ input }: { input: { address?: string } }) =>
    storyCheck(input.address === undefined ? {} : { address: input.address }),
  savedAddresses: () => storyBookOfAddresses,
}
