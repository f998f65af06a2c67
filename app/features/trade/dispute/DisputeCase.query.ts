import { gql } from '../../../__generated__/gql.ts'

/** A past trade of one of the sides. */
gql(`
  fragment CaseTrade_trade on CaseTrade {
    tradeId
    side
    status
    partnerName
    amount
    cryptoCurrencyCode
    fiatAmount
    currencyCode
    wasDisputed
    openedAt
    finishedAt
  }
`)

/** One side of a case. */
gql(`
  fragment CaseSide_side on CaseSide {
    trader {
      userName
      avatarUrl
      isVerified
      ratingPercent
      feedbacksCount
      tradesCount
      isOnline
      lastOnlineAt
      medianReleaseMinutes
      registeredAt
    }
    legalName
    standing
    verifications
    feedbackCounts {
      positive
      neutral
      negative
    }
    counterpartiesCount
    cancelledPercent
    volumeUsd
    risks
    record {
      total
      won
      lost
    }
    trades {
      ...CaseTrade_trade @unmask
    }
    rulings {
      tradeId
      kind
      reason
      hasWon
      at
      isOverturned
    }
    files {
      file {
        id
        name
        contentType
        size
        width
        height
        url
      }
      at
    }
  }
`)

/** Both sides of a trade that is in dispute or claimed, for its arbiter. */
export const DisputeCaseQuery = gql(`
  query DisputeCase($id: ID!) {
    disputeCase(id: $id) {
      tradeId
      buyer {
        ...CaseSide_side @unmask
      }
      seller {
        ...CaseSide_side @unmask
      }
      between {
        completed
        cancelled
        volumeUsd
        firstAt
        lastAt
      }
      together {
        ...CaseTrade_trade @unmask
      }
    }
  }
`)
