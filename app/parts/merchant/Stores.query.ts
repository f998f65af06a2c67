import { gql } from '../../__generated__/gql.ts'

/** The viewer's stores, for their list and for what stands beside every page of a merchant: both ask this, and it is asked once. */
export const StoresQuery = gql(`
  query Stores_page {
    merchantAccounts {
      limit
      attractedCount
      items {
        ...Store @unmask
      }
    }
  }
`)
