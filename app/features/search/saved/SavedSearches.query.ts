import { gql } from '../../../__generated__/gql.ts'

/** The searches that the viewer keeps. */
export const SavedSearchesQuery = gql(`
  query SavedSearches {
    savedSearches {
      limit
      items {
        ...SavedSearch @unmask
      }
    }
  }

  fragment SavedSearch on SavedSearch {
    id
    name
    query {
      type
      cryptoCurrencyCode
      currencyCode
      amount
      amountSide
      paymentMethodCode
      paymentMethodBankCode
      countryCode
      onlineOnly
      noRegistration
      smsRequired
      forIdentifiedPeople
      supportsInstantTrade
      minimumRating
      minimumTrades
    }
    priceLimit
    isNotified
    newCount
  }
`)
