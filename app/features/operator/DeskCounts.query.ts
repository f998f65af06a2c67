import { gql } from '../../__generated__/gql.ts'

/** What waits, for the frame around every page. */
export const DeskCountsQuery = gql(`
  query DeskCounts {
    deskQueues {
      items {
        queue
        waiting
        oldestAt
        goalMinutes
      }
    }
    secondRequests(status: asked) {
      items {
        ...SecondRequest_card @unmask
      }
      hasMore
    }
  }
`)
