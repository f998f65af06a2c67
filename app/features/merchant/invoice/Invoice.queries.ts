import { gql } from '../../../__generated__/gql.ts'

/** One invoice, as `InvoiceDetail` takes it. */
export const InvoiceQuery = gql(`
  query MerchantInvoice_page($id: ID!) {
    invoice(id: $id) {
      ...MerchantInvoice @unmask
    }
  }

  fragment MerchantInvoice on InvoiceDetail {
    id
    accountId
    status
    amount {
      amount
      asset
    }
    productTitle
    productDescription
    email
    reference
    cryptoCurrencyCode
    received {
      amount
      asset
    }
    hasHeld
    createdAt
    expiresAt
    paidAt
    url
    locale
    sourceRate
    settled {
      amount
      asset
    }
    processingFee {
      amount
      asset
    }
    processingPercent
    tolerancePercent
    payments {
      id
      amount {
        amount
        asset
      }
      worth {
        amount
        asset
      }
      network
      txid
      txUrl
      confirmations
      confirmationsNeeded
      isConfirmed
      isGone
      isLate
      settled {
        amount
        asset
      }
      fee {
        amount
        asset
      }
      rest {
        id
        kind
        status
        amount {
          amount
          asset
        }
      }
      seenAt
    }
    refunds {
      id
      status
      amount {
        amount
        asset
      }
      network
      address
      memo
      txid
      changedAt
    }
    timeline {
      kind
      at
      amount {
        amount
        asset
      }
      network
      text
    }
    actions
  }
`)

/** Makes an invoice. */
export const CreateInvoiceMutation = gql(`
  mutation CreateInvoice($input: CreateInvoiceInput!, $idempotencyKey: String!) {
    createInvoice(input: $input, idempotencyKey: $idempotencyKey) {
      ...MerchantInvoice @unmask
    }
  }
`)

/** Cancels one for which nothing came. */
export const CancelInvoiceMutation = gql(`
  mutation CancelInvoice($id: ID!, $idempotencyKey: String!) {
    cancelInvoice(id: $id, idempotencyKey: $idempotencyKey) {
      ...MerchantInvoice
    }
  }
`)

/** Mails it to its payer. */
export const MailInvoiceMutation = gql(`
  mutation MailInvoice($id: ID!, $input: MailInvoiceInput!, $idempotencyKey: String!) {
    mailInvoice(id: $id, input: $input, idempotencyKey: $idempotencyKey) {
      ...MerchantInvoice
    }
  }
`)

/** Takes coins that were kept apart. */
export const TakeRestMutation = gql(`
  mutation TakeInvoiceRest($id: ID!, $input: AcceptInvoiceRestInput!, $idempotencyKey: String!) {
    acceptInvoiceRest(id: $id, input: $input, idempotencyKey: $idempotencyKey) {
      ...MerchantInvoice
    }
  }
`)

/** Sends coins back to the address that the payer left. */
export const SendBackMutation = gql(`
  mutation SendInvoiceBack($id: ID!, $input: ConfirmInvoiceRefundInput!, $idempotencyKey: String!) {
    confirmInvoiceRefund(id: $id, input: $input, idempotencyKey: $idempotencyKey) {
      ...MerchantInvoice
    }
  }
`)
