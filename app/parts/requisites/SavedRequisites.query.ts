import { gql } from '../../__generated__/gql.ts'

/** The viewer's saved details for a currency, the last changed first: what `ChooseRequisites` offers. */
export const SavedRequisitesQuery = gql(`
  query SavedRequisites($currencyCode: String!) {
    paymentCredentials(currencyCode: $currencyCode) {
      items {
        id
        name
        currencyCode
        paymentMethod {
          code
          name
          group
        }
        credentials {
          kind
          value
        }
        isActive
      }
    }
  }
`)
