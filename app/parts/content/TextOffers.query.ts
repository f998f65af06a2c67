import { gql } from '../../__generated__/gql.ts'

/** The best offers that take an amount, where a text counts with it. */
export const TextOffersQuery = gql(/* GraphQL */ `
  query TextOffers(
    $coin: String!
    $fiat: String!
    $amount: Decimal!
    $amountSide: AmountSide!
    $limit: Int!
  ) {
    searchAdverts(
      type: buy
      cryptoCurrencyCode: $coin
      currencyCode: $fiat
      amount: $amount
      amountSide: $amountSide
      withCorrectLimits: true
      sort: best_price
      limit: $limit
    ) {
      items {
        ...TextOffer @unmask
      }
    }
  }
`)
