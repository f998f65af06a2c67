import { useQuery } from '@apollo/client/react'
import type { RatePeriod } from '@souk/design-system/domain/reference/asset/ratePeriod.ts'
import type { CalculatorPair } from '@souk/design-system/domain/content/calculator/calculatorShape.ts'
import type { HistoryContent } from '@souk/design-system/domain/content/calculatorSections/RateChart.tsx'
import { useState } from 'react'
import { marked } from '../../network/apollo/requestMarks.ts'
import { RateHistoryQuery } from '../../parts/market/RateHistory.query.ts'

interface RateLine {
  readonly history: HistoryContent
  readonly period: RatePeriod
  readonly setPeriod: (period: RatePeriod) => void
}

/** How the rate of a pair went. */
export function useRateLine({ coin, fiat }: CalculatorPair): RateLine {
  const [period, setPeriod] = useState<RatePeriod>('month')
  const { data, error } = useQuery(RateHistoryQuery, {
    variables: { cryptoCurrencyCode: coin.code, currencyCode: fiat.code, period },
    // The page says in place that it did not come.
    context: marked({ errors: 'silent' }),
  })
  return { period, setPeriod, history: content() }

  function content(): HistoryContent {
    if (data?.rateHistory) return { status: 'ready', history: data.rateHistory }
    return { status: error === undefined ? 'loading' : 'failed' }
  }
}
