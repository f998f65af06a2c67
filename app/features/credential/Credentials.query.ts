import { gql } from '../../__generated__/gql.ts'

/** Everything that the viewer has saved of where they are paid; each whole, as `CredentialCard` and `CredentialForm` take it. */
export const CredentialsQuery = gql(`
  query Credentials_page {
    paymentCredentials {
      limit
      items {
        ...Credential @unmask
      }
    }
  }

  fragment Credential on PaymentCredential {
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
    applink
    description
    autoIssue
    maxAutoIssueAmount
    isActive
    advertsCount
  }
`)

/** One of them. */
export const CredentialQuery = gql(`
  query Credential_page($id: ID!) {
    paymentCredential(id: $id) {
      ...Credential @unmask
    }
  }
`)
