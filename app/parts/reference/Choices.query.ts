import { gql } from '../../__generated__/gql.ts'

/** What filters choose from; the same for everybody, in the viewer's language. */
export const ChoicesQuery = gql(`
  query Choices {
    paymentMethods {
      items {
        code
        urlCode
        name
        group
        currencies
        banks {
          code
          name
        }
      }
    }
    countries {
      items {
        code
        name
        currencyCode
      }
    }
  }
`)
