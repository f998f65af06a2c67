import { gql } from '../../__generated__/gql.ts'

/** Which coins can be swapped, and for how long a price is kept. */
export const SwapSettingsQuery = gql(`
  query SwapSettings {
    swapSettings {
      coins
      lockSeconds
      feePercent
      isOn
      offersOn
    }
  }
`)

/** What a swap would come to now. */
export const SwapEstimateQuery = gql(`
  query SwapEstimate($input: SwapEstimateInput!) {
    swapEstimate(input: $input) {
      fromCode
      toCode
      fromAmount
      toAmount
      rate
      fee
      feeCode
      feePercent
      fromUsd
      toUsd
      ratesAt
    }
  }
`)

/** The least and the most that can be given in a pair. */
export const SwapLimitsQuery = gql(`
  query SwapLimits($input: SwapLimitsInput!) {
    swapLimits(input: $input) {
      fromCode
      toCode
      minimum
      maximum
    }
  }
`)

/** What the viewer has of each coin. */
export const SwapBalancesQuery = gql(`
  query SwapBalances($currencyCode: WalletFiat!) {
    balance(currencyCode: $currencyCode) {
      items {
        asset
        available
      }
      seq
    }
  }
`)

/** The viewer's swaps. */
export const SwapsQuery = gql(`
  query Swaps($limit: Int!) {
    swaps(limit: $limit) {
      items {
        ...DoneSwap @unmask
      }
      hasMore
      seq
    }
  }

  fragment DoneSwap on Swap {
    id
    fromCode
    toCode
    fromAmount
    toAmount
    rate
    fee
    feeCode
    feePercent
    traderName
    tradeId
    createdAt
  }
`)

/** Locks a price. */
export const QuoteSwapMutation = gql(`
  mutation QuoteSwap($input: QuoteSwapInput!) {
    quoteSwap(input: $input) {
      ...LockedQuote @unmask
    }
  }

  fragment LockedQuote on SwapQuote {
    id
    fromCode
    toCode
    fromAmount
    toAmount
    rate
    fee
    feeCode
    feePercent
    traderName
    lockedAt
    lockedUntil
  }
`)

/** Swaps at a locked price. */
export const ConfirmSwapMutation = gql(`
  mutation ConfirmSwap($input: ConfirmSwapInput!, $idempotencyKey: String!) {
    confirmSwap(input: $input, idempotencyKey: $idempotencyKey) {
      ...DoneSwap @unmask
    }
  }
`)

/** Locks the price of a trader's offer. */
export const QuoteSwapOfferMutation = gql(`
  mutation QuoteSwapOffer($id: ID!, $input: QuoteSwapOfferInput!) {
    quoteSwapOffer(id: $id, input: $input) {
      ...LockedQuote @unmask
    }
  }
`)
