import { gql } from '../../../__generated__/gql.ts'

/** What a store was told, newest first, from before one event on; of one subject where it is named. */
export const WebhooksQuery = gql(`
  query Webhooks($accountId: ID!, $subject: String, $before: String, $limit: Int) {
    merchantWebhooks(accountId: $accountId, subject: $subject, before: $before, limit: $limit) {
      items {
        ...Webhook @unmask
      }
      hasMore
    }
  }

  fragment Webhook on MerchantWebhook {
    id
    type
    subject
    status
    body
    createdAt
    nextAttemptAt
    attempts {
      number
      at
      url
      statusCode
      answer
      error
      durationMs
    }
  }
`)

/** Sends an event again, now. */
export const ResendWebhookMutation = gql(`
  mutation ResendWebhook($accountId: ID!, $id: ID!, $idempotencyKey: String!) {
    resendMerchantWebhook(accountId: $accountId, id: $id, idempotencyKey: $idempotencyKey) {
      ...Webhook @unmask
    }
  }
`)

/** Sends an event that tells of nothing. */
export const TestWebhookMutation = gql(`
  mutation TestWebhook($accountId: ID!, $idempotencyKey: String!) {
    testMerchantWebhook(accountId: $accountId, idempotencyKey: $idempotencyKey) {
      ...Webhook @unmask
    }
  }
`)
