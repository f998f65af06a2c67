import type { RatePeriod } from '../../design-system/domain/reference/asset/ratePeriod.ts'
import { storyTime } from '../domain/support/storyClock.tsx'
import { storyHistory } from '../domain/support/storyRateHistory.ts'
import type { StoryAnswers } from '../support/app/storyExchange.ts'

interface HistoryArguments {
  readonly cryptoCurrencyCode: string
  readonly currencyCode: string
  readonly period?: RatePeriod
}

/** What the server says of rates: how one was, and how all of them have moved. */
export const rateAnswers: StoryAnswers = {
  rateHistory: ({ cryptoCurrencyCode, currencyCode, period }: HistoryArguments) => ({
    pair: `${cryptoCurrencyCode}_${currencyCode}`.toLowerCase(),
    isStale: false,
    ...storyHistory(period),
  }),
  rateChanges: ({ currencyCode }: { readonly currencyCode: string }) => ({
    items: [
      { code: 'btc', rate: '8420000', changePercent: '1.84' },
      { code: 'eth', rate: '291000', changePercent: '-0.6' },
      { code: 'usdt', rate: '92.4', changePercent: '0' },
    ].map(({ code, ...each }) => ({ ...each, pair: `${code}_${currencyCode.toLowerCase()}`, at: storyTime })),
  }),
}
