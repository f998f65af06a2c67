import type { OfferFilters } from '@souk/design-system/domain/advert/offer.ts'

/** The filters as the contract takes them: what is not asked for is not sent (specification 000 §5). */
export function searchVariables(filters: OfferFilters) {
  const { amount, paymentMethodCodes, countryCode, onlineOnly, noRegistration } = filters
  return {
    type: filters.type,
    cryptoCurrencyCode: filters.cryptoCurrencyCode,
    currencyCode: filters.currencyCode,
    ...(amount === null ? {} : { amount, amountSide: filters.amountSide }),
    ...(paymentMethodCodes.length === 0 ? {} : { paymentMethodCode: [...paymentMethodCodes] }),
    ...(countryCode === null ? {} : { countryCode }),
    ...(onlineOnly ? { onlineOnly } : {}),
    ...(noRegistration ? { noRegistration } : {}),
  }
}
