import { gql } from '../../__generated__/gql.ts'

/** What a pair can be swapped at: the house and traders, the best first. */
export const SwapOffersQuery = gql(`
  query SwapOffers($fromCode: String!, $toCode: String!, $amount: Decimal, $side: SwapSide) {
    swapOffers(fromCode: $fromCode, toCode: $toCode, amount: $amount, side: $side) {
      house {
        rate
        fits
        isBest
      }
      items {
        id
        trader {
          userName
          avatarUrl
          isVerified
          ratingPercent
          tradesCount
          isOnline
          lastOnlineAt
        }
        rate
        minimum
        maximum
        fits
        isBest
      }
      ratesAt
    }
  }
`)

/** The viewer's own offers. */
export const OwnSwapOffersQuery = gql(`
  query OwnSwapOffers {
    ownSwapOffers {
      items {
        id
        givesCode
        takesCode
        marginPercent
        price
        minimum
        maximum
        isPaused
        hiddenReason
      }
      used
      limit
    }
  }
`)

/** Offers a coin for another. */
export const CreateSwapOfferMutation = gql(`
  mutation CreateSwapOffer($input: CreateSwapOfferInput!, $idempotencyKey: String!) {
    createSwapOffer(input: $input, idempotencyKey: $idempotencyKey) {
      id
    }
  }
`)

/** Pauses an offer, or goes on with it. */
export const PauseSwapOfferMutation = gql(`
  mutation PauseSwapOffer($id: ID!, $input: PauseSwapOfferInput!) {
    pauseSwapOffer(id: $id, input: $input) {
      id
      isPaused
      hiddenReason
    }
  }
`)

/** Removes an offer. */
export const RemoveSwapOfferMutation = gql(`
  mutation RemoveSwapOffer($id: ID!) {
    removeSwapOffer(id: $id) {
      isDone
    }
  }
`)
