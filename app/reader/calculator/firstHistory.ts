import type { RatePeriod } from '@souk/design-system/domain/reference/asset/ratePeriod.ts'
import type { HistoryContent } from '@souk/design-system/domain/content/calculatorSections/RateChart.tsx'
import type { CalculatorData } from '../readerPage.ts'

/** The history that comes with the page; it may be missing. */
export const firstHistory = ({
  history,
}: CalculatorData): { readonly history: HistoryContent; readonly period: RatePeriod } =>
  history === null
    ? { history: { status: 'failed' }, period: 'month' }
    : { history: { status: 'ready', history }, period: history.period }
