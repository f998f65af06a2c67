import { gql } from '../../__generated__/gql.ts'

/** What the market and the people of it say of a pair and an amount; the best of both ways, whatever the amount, beside it. */
export const CalculatorQuery = gql(/* GraphQL */ `
  query Calculator(
    $type: SearchType!
    $cryptoCurrencyCode: String!
    $currencyCode: String!
    $amount: Decimal
    $amountSide: AmountSide
    $withCorrectLimits: Boolean
    $limit: Int!
    $isSaid: Boolean!
  ) {
    fitting: searchAdverts(
      type: $type
      cryptoCurrencyCode: $cryptoCurrencyCode
      currencyCode: $currencyCode
      amount: $amount
      amountSide: $amountSide
      withCorrectLimits: $withCorrectLimits
      sort: best_price
      limit: $limit
    ) @include(if: $isSaid) {
      ...CalculatorOffers @unmask
    }
    buy: searchAdverts(
      type: buy
      cryptoCurrencyCode: $cryptoCurrencyCode
      currencyCode: $currencyCode
      sort: best_price
      limit: $limit
    ) {
      ...CalculatorOffers @unmask
    }
    sell: searchAdverts(
      type: sell
      cryptoCurrencyCode: $cryptoCurrencyCode
      currencyCode: $currencyCode
      sort: best_price
      limit: $limit
    ) {
      ...CalculatorOffers @unmask
    }
    ofCoin: exchangeRates(cryptoCurrencyCode: $cryptoCurrencyCode) {
      items {
        pair
        rate
      }
    }
    inFiat: exchangeRates(currencyCode: $currencyCode) {
      items {
        pair
        rate
      }
    }
  }

  fragment CalculatorOffers on AdvertPage {
    items {
      ...Offer_advert @unmask
    }
    total
    totalIsCapped
    marketRate
    marketChangePercent
    ratesAt
  }
`)
