import { gql } from '../../../__generated__/gql.ts'

/** What the stores are paid that the viewer has brought, in six months. */
export const AttractedQuery = gql(`
  query Attracted {
    attractedPayments {
      currencyCode
      months {
        ...AttractedMonth @unmask
      }
      total {
        ...AttractedTotal @unmask
      }
    }
    attractedPaymentMethods {
      items {
        ...AttractedMethod @unmask
      }
    }
    topAttractedStores {
      items {
        ...AttractedStoreRow @unmask
      }
    }
    attractedStores {
      items {
        ...AttractedStoreRow @unmask
      }
    }
  }

  fragment AttractedMonth on AttractedPaymentMonth {
    month
    payments
    worth {
      amount
      asset
    }
    coins {
      ...AttractedCoin @unmask
    }
  }

  fragment AttractedTotal on AttractedPaymentFigures {
    payments
    worth {
      amount
      asset
    }
    coins {
      ...AttractedCoin @unmask
    }
  }

  fragment AttractedCoin on AttractedPaymentCoin {
    payments
    paid {
      amount
      asset
    }
    worth {
      amount
      asset
    }
  }

  fragment AttractedMethod on AttractedPaymentMethod {
    cryptoCurrencyCode
    network
    payments
    paid {
      amount
      asset
    }
    worth {
      amount
      asset
    }
    worthPercent
  }

  fragment AttractedStoreRow on AttractedStore {
    accountId
    title
    merchantId
    since
    payments
    worth {
      amount
      asset
    }
  }
`)

/** What one of them is paid. */
export const AttractedStoreQuery = gql(`
  query AttractedStore_page($accountId: ID!) {
    attractedStore(accountId: $accountId) {
      accountId
      title
      merchantId
      since
      currencyCode
      months {
        ...AttractedMonth @unmask
      }
      total {
        ...AttractedTotal @unmask
      }
      methods {
        ...AttractedMethod @unmask
      }
    }
  }
`)
