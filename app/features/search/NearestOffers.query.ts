import { gql } from '../../__generated__/gql.ts'

/** How many offers there are, and none of them. */
export const NearestOffersQuery = gql(`
  query NearestOffers(
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
  ) {
    searchAdverts(
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
      limit: 1
    ) {
      total
      totalIsCapped
    }
  }
`)
