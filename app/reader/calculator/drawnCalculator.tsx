import { CoinIcon } from '@souk/design-system/domain/reference/asset/CoinIcon.tsx'
import { BestOffer } from '@souk/design-system/domain/content/calculator/BestOffer.tsx'
import { CalculatorFigures } from '@souk/design-system/domain/content/calculatorSections/CalculatorFigures.tsx'
import { CalculatorOffers } from '@souk/design-system/domain/content/calculatorSections/CalculatorOffers.tsx'
import { readAsk } from '@souk/design-system/domain/content/calculator/calculatorReading.ts'
import { CalculatorWords } from '@souk/design-system/domain/content/calculatorSections/CalculatorWords.tsx'
import type { ReactNode } from 'react'
import { calculatorHrefs } from '../../parts/reading/calculatorAddress.ts'
import type { CalculatorData, ReaderPage } from '../readerPage.ts'
import { firstHistory } from './firstHistory.ts'

const nothing = () => {}

/**
 * What the server draws of a calculator: the coin's picture, the best offer beside the form, the offers and figures below it until they are live, and what
 * never moves.
 */
export function drawnCalculator({ locale, live }: ReaderPage, data: CalculatorData): readonly ReactNode[] {
  const { pair, ask, market, offers, dollars, related, page } = data
  const hrefs = calculatorHrefs(pair.coin.code, pair.fiat.code, locale)
  const reading = readAsk(ask, pair, { rate: market.rate, locale })
  const moving = { pair, ask, market, hrefs, isStale: false }
  return [
    <CoinIcon key="mark" code={pair.coin.code} size="s" />,
    <BestOffer key="best" {...moving} reading={reading} />,
    <CalculatorOffers key="offers" {...moving} offers={offers} />,
    <CalculatorFigures
      key="figures"
      {...{ pair, market, hrefs, offers, dollars }}
      {...firstHistory(data)}
      onPeriod={nothing}
    />,
    <CalculatorWords key="rest" {...{ pair, related, page, live }} faqHref={hrefs.faq} />,
  ]
}
