import { gql } from '../../__generated__/gql.ts'

/** What the demo market offers to somebody new; asked only where the page `/dev` is. */
export const DemoQuery = gql(`
  query Demo {
    settings {
      demo {
        people
        password
        tries {
          kind
          path
        }
      }
    }
  }
`)
