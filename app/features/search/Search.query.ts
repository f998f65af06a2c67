import { gql } from '../../__generated__/gql.ts'

/** A page of offers, where the market stands and, beside it, the best of each kind. */
export const SearchQuery = gql(`
  query Search(
    $type: SearchType!
    $cryptoCurrencyCode: String!
    $currencyCode: String!
    $amount: Decimal
    $amountSide: AmountSide
    $paymentMethodCode: [String!]
    $countryCode: String
    $onlineOnly: Boolean
    $noRegistration: Boolean
    $paymentMethodBankCode: [String!]
    $smsRequired: Boolean
    $forIdentifiedPeople: Boolean
    $supportsInstantTrade: Boolean
    $minimumRating: Decimal
    $minimumTrades: Int
    $withCorrectLimits: Boolean
    $mine: OwnOffers
    $sort: SearchSort
    $page: Int
    $limit: Int
    $withBest: Boolean!
  ) {
    offers: searchAdverts(
      type: $type
      cryptoCurrencyCode: $cryptoCurrencyCode
      currencyCode: $currencyCode
      amount: $amount
      amountSide: $amountSide
      paymentMethodCode: $paymentMethodCode
      countryCode: $countryCode
      onlineOnly: $onlineOnly
      noRegistration: $noRegistration
      paymentMethodBankCode: $paymentMethodBankCode
      smsRequired: $smsRequired
      forIdentifiedPeople: $forIdentifiedPeople
      supportsInstantTrade: $supportsInstantTrade
      minimumRating: $minimumRating
      minimumTrades: $minimumTrades
      withCorrectLimits: $withCorrectLimits
      mine: $mine
      sort: $sort
      page: $page
      limit: $limit
    ) {
      items {
        id
        ...Offer_advert
      }
      page
      pages
      total
      totalIsCapped
      marketRate
      marketChangePercent
      ratesAt
    }
    bestPrice: searchAdverts(
      type: $type
      cryptoCurrencyCode: $cryptoCurrencyCode
      currencyCode: $currencyCode
      amount: $amount
      amountSide: $amountSide
      sort: best_price
      limit: 1
    ) @include(if: $withBest) {
      items {
        id
        ...Offer_advert
      }
      total
      totalIsCapped
    }
    fastestRelease: searchAdverts(
      type: $type
      cryptoCurrencyCode: $cryptoCurrencyCode
      currencyCode: $currencyCode
      amount: $amount
      amountSide: $amountSide
      sort: fastest_release
      limit: 1
    ) @include(if: $withBest) {
      items {
        id
        ...Offer_advert
      }
    }
    noRegistration: searchAdverts(
      type: $type
      cryptoCurrencyCode: $cryptoCurrencyCode
      currencyCode: $currencyCode
      amount: $amount
      amountSide: $amountSide
      noRegistration: true
      limit: 1
    ) @include(if: $withBest) {
      items {
        id
        ...Offer_advert
      }
    }
  }
`)
