import { gql } from '../../__generated__/gql.ts'

/** What can be bought by card, and for how much. */
export const CardLimitsQuery = gql(`
  query CardLimits {
    cardLimits {
      items {
        cryptoCurrencyCode
        currencyCode
        minimum
        maximum
      }
      isAvailable
    }
  }
`)

/** The provider's rates, before its fee. */
export const CardRatesQuery = gql(`
  query CardRates {
    cardExchangeRates {
      items {
        cryptoCurrencyCode
        currencyCode
        rate
      }
    }
  }
`)

/** What an amount buys, fee and all. */
export const CardFinalRateQuery = gql(`
  query CardFinalRate($cryptoCurrencyCode: String!, $currencyCode: String!, $amount: Decimal!) {
    cardFinalRate(cryptoCurrencyCode: $cryptoCurrencyCode, currencyCode: $currencyCode, amount: $amount) {
      cryptoCurrencyCode
      currencyCode
      fiatAmount
      amount
      rate
      fee
      ratesAt
    }
  }
`)

/** Begins a purchase. */
export const BuyByCardMutation = gql(`
  mutation BuyByCard($input: BuyByCardInput!, $idempotencyKey: String!) {
    buyByCard(input: $input, idempotencyKey: $idempotencyKey) {
      id
      redirectUrl
    }
  }
`)

/** Asks what became of a purchase. */
export const ConfirmCardPurchaseMutation = gql(`
  mutation ConfirmCardPurchase($input: ConfirmCardPurchaseInput!) {
    confirmCardPurchase(input: $input) {
      id
      status
      cryptoCurrencyCode
      currencyCode
      fiatAmount
      amount
      redirectUrl
    }
  }
`)
