import { gql } from '../../../__generated__/gql.ts'

/** What the programs of a store need: its addresses and keys. */
export const SoftwareQuery = gql(`
  query StoreSoftware_page($accountId: ID!) {
    merchantAccount(accountId: $accountId) {
      ...StoreAccess @unmask
    }
    merchantKeys(accountId: $accountId) {
      limit
      items {
        keyId
        createdAt
        lastUsedAt
      }
      webhookKey {
        keyId
        createdAt
      }
    }
  }

  fragment StoreAccess on MerchantAccount {
    accountId
    webhookUrl
    successUrl
    failUrl
    tolerancePercent
  }
`)

/** Changes the addresses of a store. */
export const SaveAccessMutation = gql(`
  mutation SaveStoreAccess($accountId: ID!, $input: UpdateMerchantAccountInput!) {
    updateMerchantAccount(accountId: $accountId, input: $input) {
      ...StoreAccess @unmask
    }
  }
`)

/** Makes a key of the shop. Its private half is for the screen alone: call it as a secret. */
export const MakeKeyMutation = gql(`
  mutation MakeStoreKey($accountId: ID!, $idempotencyKey: String!) {
    generateMerchantKeypair(accountId: $accountId, idempotencyKey: $idempotencyKey) {
      keyId
      privateKey
    }
  }
`)

/** Ends a key of the shop. */
export const RevokeKeyMutation = gql(`
  mutation RevokeStoreKey($accountId: ID!, $keyId: ID!) {
    revokeMerchantKey(accountId: $accountId, keyId: $keyId) {
      isDone
    }
  }
`)

/** Puts another key of ours in place of the one before. */
export const RenewWebhookKeyMutation = gql(`
  mutation RenewWebhookKey($accountId: ID!, $idempotencyKey: String!) {
    regenerateMerchantWebhookKey(accountId: $accountId, idempotencyKey: $idempotencyKey) {
      keyId
    }
  }
`)
