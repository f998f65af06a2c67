import { gql } from '../../__generated__/gql.ts'

/** How many offers there are without one of the filters, each asked for only where that filter is set. */
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
    $hasMethod: Boolean!
    $hasOnline: Boolean!
    $hasNoRegistration: Boolean!
    $hasCountry: Boolean!
    $hasAmount: Boolean!
  ) {
    paymentMethod: searchAdverts(
      type: $type
      cryptoCurrencyCode: $cryptoCurrencyCode
      currencyCode: $currencyCode
      amount: $amount
      amountSide: $amountSide
      countryCode: $countryCode
      onlineOnly: $onlineOnly
      noRegistration: $noRegistration
      limit: 1
    ) @include(if: $hasMethod) {
      total
      totalIsCapped
    }
    onlineOnly: searchAdverts(
      type: $type
      cryptoCurrencyCode: $cryptoCurrencyCode
      currencyCode: $currencyCode
      amount: $amount
      amountSide: $amountSide
      paymentMethodCode: $paymentMethodCode
      countryCode: $countryCode
      noRegistration: $noRegistration
      limit: 1
    ) @include(if: $hasOnline) {
      total
      totalIsCapped
    }
    noRegistration: searchAdverts(
      type: $type
      cryptoCurrencyCode: $cryptoCurrencyCode
      currencyCode: $currencyCode
      amount: $amount
      amountSide: $amountSide
      paymentMethodCode: $paymentMethodCode
      countryCode: $countryCode
      onlineOnly: $onlineOnly
      limit: 1
    ) @include(if: $hasNoRegistration) {
      total
      totalIsCapped
    }
    country: searchAdverts(
      type: $type
      cryptoCurrencyCode: $cryptoCurrencyCode
      currencyCode: $currencyCode
      amount: $amount
      amountSide: $amountSide
      paymentMethodCode: $paymentMethodCode
      onlineOnly: $onlineOnly
      noRegistration: $noRegistration
      limit: 1
    ) @include(if: $hasCountry) {
      total
      totalIsCapped
    }
    amount: searchAdverts(
      type: $type
      cryptoCurrencyCode: $cryptoCurrencyCode
      currencyCode: $currencyCode
      paymentMethodCode: $paymentMethodCode
      countryCode: $countryCode
      onlineOnly: $onlineOnly
      noRegistration: $noRegistration
      limit: 1
    ) @include(if: $hasAmount) {
      total
      totalIsCapped
    }
  }
`)
