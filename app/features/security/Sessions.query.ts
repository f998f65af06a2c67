import { gql } from '../../__generated__/gql.ts'

/** Where the account is and was logged in. */
export const SessionsQuery = gql(`
  query Sessions {
    logInHistories {
      items {
        id
        browser
        system
        address
        lastSeenAt
        endedAt
        isCurrent
      }
    }
  }
`)

export const EndSessionMutation = gql(`
  mutation EndSession($id: ID!) {
    endSession(id: $id) {
      isDone
    }
  }
`)

export const EndOtherSessionsMutation = gql(`
  mutation EndOtherSessions {
    endOtherSessions {
      count
    }
  }
`)
