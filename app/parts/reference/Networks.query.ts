import { gql } from '../../__generated__/gql.ts'

/** The networks of every coin, in the order in which they are offered. */
export const NetworksQuery = gql(`
  query Networks {
    currencies {
      coins {
        code
        networks {
          code
          name
          confirmations
          minimumDeposit
        }
      }
    }
  }
`)
