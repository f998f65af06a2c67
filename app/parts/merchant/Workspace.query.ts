import { gql } from '../../__generated__/gql.ts'

/** What all of the viewer's stores made in six months. */
export const WorkspaceQuery = gql(`
  query MerchantWorkspace {
    merchantStats {
      months {
        month
        ...InvoiceFigures @unmask
      }
      total {
        ...InvoiceFiguresTotal @unmask
      }
      stores {
        accountId
        title
        merchantId
        status
        made
        paid
        paidPercent
      }
    }
    merchantPayoutStats {
      ...PayoutStats @unmask
    }
  }

  fragment InvoiceFigures on MerchantInvoiceMonth {
    made
    paid
    paidPercent
    sums {
      ...InvoiceSum @unmask
    }
  }

  fragment InvoiceFiguresTotal on MerchantInvoiceFigures {
    made
    paid
    paidPercent
    sums {
      ...InvoiceSum @unmask
    }
  }

  fragment InvoiceSum on MerchantInvoiceSum {
    made
    paid
    asked {
      amount
      asset
    }
    got {
      amount
      asset
    }
  }

  fragment PayoutStats on MerchantPayoutStats {
    currencyCode
    months {
      month
      payments
      worth {
        amount
        asset
      }
      coins {
        ...PayoutCoin @unmask
      }
    }
    total {
      payments
      worth {
        amount
        asset
      }
      coins {
        ...PayoutCoin @unmask
      }
    }
  }

  fragment PayoutCoin on MerchantPayoutCoin {
    payments
    paid {
      amount
      asset
    }
    fee {
      amount
      asset
    }
    got {
      amount
      asset
    }
    worth {
      amount
      asset
    }
  }
`)
