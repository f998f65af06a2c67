import type { OfferFilters } from '@souk/design-system/domain/trading/advert/offer.ts'

/** What is looked for as the contract takes it, to be kept or searched: what is not asked for is not sent. */
export function searchVariables(filters: OfferFilters) {
  const { amount, paymentMethodCodes, paymentMethodBankCode: bank, countryCode, mine } = filters
  return {
    type: filters.type,
    cryptoCurrencyCode: filters.cryptoCurrencyCode,
    currencyCode: filters.currencyCode,
    ...(amount === null ? {} : { amount, amountSide: filters.amountSide }),
    ...(paymentMethodCodes.length === 0 ? {} : { paymentMethodCode: [...paymentMethodCodes] }),
    ...(countryCode === null ? {} : { countryCode }),
    ...(bank === null ? {} : { paymentMethodBankCode: [bank] }),
    ...(filters.onlineOnly ? { onlineOnly: true } : {}),
    ...(filters.noRegistration ? { noRegistration: true } : {}),
    ...(filters.smsRequired ? { smsRequired: true } : {}),
    ...(filters.forIdentifiedPeople ? { forIdentifiedPeople: true } : {}),
    ...(filters.supportsInstantTrade ? { supportsInstantTrade: true } : {}),
    ...(filters.minimumRating === null ? {} : { minimumRating: filters.minimumRating }),
    ...(filters.minimumTrades === null ? {} : { minimumTrades: filters.minimumTrades }),
    ...(mine === 'with' ? {} : { mine }),
  }
}

/** The same for a search. An amount of coins is compared at the market, and the form of each offer checks it at its own price. */
export const offerVariables = (filters: OfferFilters) => ({
  ...searchVariables(filters),
  withCorrectLimits: false,
})
