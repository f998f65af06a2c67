import type { LiveCalculatorProps } from '@souk/design-system/domain/content/text/article/live/LiveCalculator.tsx'
import type { Locale } from '@souk/design-system/format/locale.ts'
import { withLocale } from '../../routes/localePrefix.ts'
import { calculatorHrefs } from '../../parts/reading/calculatorAddress.ts'
import { readingPaths } from '../../parts/reading/readingPaths.ts'

/** Where the small calculator of a text leads. */
export const textCalculatorLinks = (
  coin: string,
  fiat: string,
  locale: Locale,
): Pick<LiveCalculatorProps, 'action' | 'hrefs'> => ({
  action: withLocale(locale, readingPaths.calculator()),
  hrefs: calculatorHrefs(coin, fiat, locale),
})
