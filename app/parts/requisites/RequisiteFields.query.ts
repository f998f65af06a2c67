import { gql } from '../../__generated__/gql.ts'

/** What the payment methods of a currency ask a seller for, in the viewer's language. */
export const RequisiteFieldsQuery = gql(`
  query RequisiteFields($currencyCode: String!) {
    paymentMethods(currencyCode: $currencyCode) {
      items {
        code
        name
        group
        requisiteFields {
          kind
          isRequired
          input
          example
          maxLength
        }
      }
    }
  }
`)
