import { gql } from '../__generated__/gql.ts'

/** Over which networks each coin can be sent. */
export const PayoutNetworksQuery = gql(`
  query PayoutNetworks {
    currencies {
      coins {
        code
        networks {
          code
          name
        }
      }
    }
  }
`)
