import { gql } from '../../__generated__/gql.ts'

/** Somebody's public page: who they are, a few of their offers, and what was said of them lately. */
export const UserQuery = gql(`
  query User_page($userName: String!) {
    profile(userName: $userName) {
      userName
      avatarUrl
      isVerified
      ratingPercent
      feedbacksCount
      tradesCount
      isOnline
      lastOnlineAt
      medianReleaseMinutes
      averageReleaseMinutes
      registeredAt
      introduction
      telegramUsername
      timeZone
      place
      firstTradeAt
      isOwn
      standing
      verifications
      feedbackCounts {
        positive
        neutral
        negative
      }
      counterpartiesCount
      cancelledPercent
      volumes {
        asset
        from
        to
      }
      risks
      offersCount
      phone
      legalName
      isBlocked
      hasBlocked
      history {
        completed
        cancelled
        volumeUsd
        firstAt
        lastAt
      }
    }
    offersOf(userName: $userName, limit: 3) {
      items {
        ...Offer_advert @unmask
      }
      page
      pages
    }
    feedbacks(userName: $userName, direction: received, limit: 5) {
      items {
        ...PersonFeedback @unmask
      }
    }
  }
`)
