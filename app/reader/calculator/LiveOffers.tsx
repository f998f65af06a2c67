import { BestOffer } from '@souk/design-system/domain/content/calculator/BestOffer.tsx'
import { CalculatorOffers } from '@souk/design-system/domain/content/calculatorSections/CalculatorOffers.tsx'

/** What takes the place of the drawings of offers once it is there. */
export const liveOffers = { BestOffer, CalculatorOffers } as const
