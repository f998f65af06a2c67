import type { SavedSearch } from '@souk/design-system/domain/trading/advert/savedSearch/savedSearch.ts'
import type { SavedSearchFragment } from '../../../__generated__/graphql.ts'
import { searchHref } from '../searchAddress.ts'

/** A kept search as its list shows it. */
export const savedSearchOf = ({ query, ...kept }: SavedSearchFragment): SavedSearch => ({
  id: kept.id,
  name: kept.name,
  priceLimit: kept.priceLimit,
  isNotified: kept.isNotified,
  newCount: kept.newCount,
  filters: {
    type: query.type,
    cryptoCurrencyCode: query.cryptoCurrencyCode,
    currencyCode: query.currencyCode,
    amount: query.amount,
    amountSide: query.amountSide,
    paymentMethodCodes: query.paymentMethodCode,
    paymentMethodBankCode: query.paymentMethodBankCode[0] ?? null,
    countryCode: query.countryCode,
    onlineOnly: query.onlineOnly,
    noRegistration: query.noRegistration,
    smsRequired: query.smsRequired,
    forIdentifiedPeople: query.forIdentifiedPeople,
    supportsInstantTrade: query.supportsInstantTrade,
    minimumRating: query.minimumRating,
    minimumTrades: query.minimumTrades === 0 ? null : query.minimumTrades,
    mine: 'with',
    sort: 'best_price',
  },
})

/** Its offers. */
export const savedSearchHref = ({ filters }: SavedSearch): string =>
  searchHref({ filters, page: 1 }, { name: filters.type, params: {} }, new URLSearchParams(), null)
