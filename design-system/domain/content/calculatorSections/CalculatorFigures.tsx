import type { DecimalString } from '../../../format/decimal.ts'
import type { RatePeriod } from '../../reference/asset/ratePeriod.ts'
import { usualAmounts } from '../calculator/calculatorFigures.ts'
import type {
  CalculatorHrefs,
  CalculatorMarket,
  CalculatorPair,
  OffersBothWays,
} from '../calculator/calculatorShape.ts'
import { RateChart } from './RateChart.tsx'
import type { HistoryContent } from './RateChart.tsx'
import { UsualAmounts } from './UsualAmounts.tsx'

export interface CalculatorFiguresProps {
  pair: CalculatorPair
  market: CalculatorMarket
  offers: OffersBothWays
  /** Dollars for one coin; null while nobody tells. */
  dollars: DecimalString | null
  history: HistoryContent
  period: RatePeriod
  onPeriod: (period: RatePeriod) => void
  hrefs: CalculatorHrefs
}

/** How the rate went, and what usual amounts come to. */
export function CalculatorFigures(props: CalculatorFiguresProps) {
  const { pair, market, offers, dollars, history, period, onPeriod, hrefs } = props
  const { rate } = market
  const usual = rate === null || dollars === null ? null : usualAmounts({ rate, dollars }, pair)
  return (
    <>
      <RateChart {...{ pair, period, onPeriod }} content={history} />
      {usual !== null && rate !== null && <UsualAmounts {...{ pair, rate, offers, hrefs }} amounts={usual} />}
    </>
  )
}
