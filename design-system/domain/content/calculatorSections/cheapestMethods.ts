import type { OfferMethod } from '../../trading/advert/offer.ts'
import type { CalculatorOffer } from '../calculator/calculatorShape.ts'

/** A method, and the best offer that takes it. */
export interface MethodOffer {
  readonly method: OfferMethod
  readonly offer: CalculatorOffer
}

/** So many methods are shown. */
const mostMethods = 6

/** Of a list with the best first, the first that names a method is the best of that method. */
export function cheapestMethods(offers: readonly CalculatorOffer[]): readonly MethodOffer[] {
  const found = new Map<string, MethodOffer>()
  for (const offer of offers)
    for (const method of offer.paymentMethods)
      if (offer.price !== null && !found.has(method.code)) found.set(method.code, { method, offer })
  return [...found.values()].slice(0, mostMethods)
}
