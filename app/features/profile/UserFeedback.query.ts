import { gql } from '../../__generated__/gql.ts'

/** What was said of somebody, or by them, and who they are. */
export const UserFeedbackQuery = gql(`
  query UserFeedback(
    $userName: String!
    $direction: FeedbackDirection!
    $grade: FeedbackGrade
    $page: Int!
  ) {
    profile(userName: $userName) {
      userName
      avatarUrl
      isVerified
      ratingPercent
      tradesCount
      isOnline
      lastOnlineAt
    }
    feedbacks(userName: $userName, direction: $direction, grade: $grade, page: $page, limit: 20) {
      items {
        ...PersonFeedback @unmask
      }
      page
      pages
      counts {
        positive
        neutral
        negative
      }
    }
  }

  fragment PersonFeedback on FeedbackItem {
    id
    grade
    text
    author {
      userName
      avatarUrl
    }
    subject {
      userName
      avatarUrl
    }
    cryptoCurrencyCode
    counts
    notCountedReason
    createdAt
    editedAt
    history {
      grade
      text
      at
    }
    tradeId
    isMine
  }
`)
