import { useLocale } from '../../../locales/useLocale.ts'
import { readAsk } from '../calculator/calculatorReading.ts'
import type {
  CalculatorAsk,
  CalculatorHrefs,
  CalculatorMarket,
  CalculatorPair,
  OffersBothWays,
} from '../calculator/calculatorShape.ts'
import { cheapestMethods } from './cheapestMethods.ts'
import { CheapMethods } from './CheapMethods.tsx'
import { ThreeOffers } from './ThreeOffers.tsx'

export interface CalculatorOffersProps {
  pair: CalculatorPair
  ask: CalculatorAsk
  market: CalculatorMarket
  offers: OffersBothWays
  isStale: boolean
  hrefs: CalculatorHrefs
}

/** Who takes the amount, and by which methods it is cheapest; nothing where it is no amount. */
export function CalculatorOffers({ pair, ask, market, offers, isStale, hrefs }: CalculatorOffersProps) {
  const locale = useLocale()
  const { written } = readAsk(ask, pair, { rate: market.rate, locale })
  const methods = cheapestMethods(market.offers)
  if (written === null) return null
  return (
    <>
      <ThreeOffers {...{ pair, ask, written, market, isStale, hrefs }} anyOffers={offers[ask.does]} />
      {methods.length > 1 && <CheapMethods {...{ pair, written, methods }} does={ask.does} />}
    </>
  )
}
