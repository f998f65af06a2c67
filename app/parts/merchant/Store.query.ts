import { gql } from '../../__generated__/gql.ts'

/** One of the viewer's stores. */
export const StoreQuery = gql(`
  query Store_page($accountId: ID!) {
    merchantAccount(accountId: $accountId) {
      ...Store @unmask
    }
  }

  fragment Store on MerchantAccount {
    accountId
    type
    description
    currencyCode
    cryptoCurrencyCodes
    status
    statusReason
    reviewEndsAt
    createdAt
    look {
      title
      merchantId
      defaultLocale
      logo {
        url
        thumbnailUrl
        width
        height
        name
        size
      }
    }
  }
`)
