import { gql } from '../../__generated__/gql.ts'

/** What is said of this place: the props of `ServiceWords` and `MediaPartners`. */
export const HomeContentQuery = gql(`
  query HomeContent {
    serviceFeedbacks {
      items {
        id
        author
        about
        text
        at
      }
    }
    mediaPartners {
      items {
        id
        name
        url
        quote
      }
    }
  }
`)
