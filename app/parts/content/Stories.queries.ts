import { gql } from '../../__generated__/gql.ts'

/** What is new here, in stories of a few slides. */
export const StoriesQuery = gql(`
  query Stories {
    stories {
      items {
        id
        tone
        icon
        title
        isViewed
        slides {
          title
          text
          linkPath
          linkLabel
        }
      }
    }
  }
`)

/** A story has come on screen; it moves behind those that are new. */
export const MarkStoryViewedMutation = gql(`
  mutation MarkStoryViewed($input: MarkStoryViewedInput!) {
    markStoryViewed(input: $input) {
      id
      isViewed
    }
  }
`)
