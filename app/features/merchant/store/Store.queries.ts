import { gql } from '../../../__generated__/gql.ts'

/** Opens a store. */
export const CreateStoreMutation = gql(`
  mutation CreateStore($input: CreateMerchantAccountInput!, $idempotencyKey: String!) {
    createMerchantAccount(input: $input, idempotencyKey: $idempotencyKey) {
      ...Store @unmask
    }
  }
`)

/** Changes what is known of a store. */
export const UpdateStoreMutation = gql(`
  mutation UpdateStore($accountId: ID!, $input: UpdateMerchantAccountInput!) {
    updateMerchantAccount(accountId: $accountId, input: $input) {
      ...Store
    }
  }
`)

/** Closes a store for good. */
export const CloseStoreMutation = gql(`
  mutation CloseStore($accountId: ID!) {
    deleteMerchantAccount(accountId: $accountId) {
      isDone
    }
  }
`)
