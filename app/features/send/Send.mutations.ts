import { gql } from '../../__generated__/gql.ts'

/** Sends coins, once they are approved. */
export const CreateWithdrawalMutation = gql(`
  mutation CreateWithdrawal($input: CreateWithdrawalInput!, $idempotencyKey: String!) {
    createWithdrawal(input: $input, idempotencyKey: $idempotencyKey) {
      ...Withdrawal @unmask
    }
  }
`)

export const CancelWithdrawalMutation = gql(`
  mutation CancelWithdrawal($id: ID!) {
    cancelWithdrawal(id: $id) {
      ...Withdrawal
    }
  }
`)

export const ResendWithdrawalApprovalMutation = gql(`
  mutation ResendWithdrawalApproval($id: ID!) {
    resendWithdrawalApproval(id: $id) {
      ...Withdrawal
    }
  }
`)

export const DecideWithdrawalMutation = gql(`
  mutation DecideWithdrawal($input: DecideWithdrawalInput!) {
    decideWithdrawal(input: $input) {
      ...Approval @unmask
    }
  }
`)

export const SaveAddressMutation = gql(`
  mutation SaveAddress($input: SaveAddressInput!, $idempotencyKey: String!) {
    saveAddress(input: $input, idempotencyKey: $idempotencyKey) {
      id
    }
  }
`)

export const DeleteSavedAddressMutation = gql(`
  mutation DeleteSavedAddress($id: ID!) {
    deleteSavedAddress(id: $id) {
      isDone
    }
  }
`)

export const SetAllowListMutation = gql(`
  mutation SetAllowList($input: SetAllowListInput!) {
    setAllowList(input: $input) {
      allowList
      allowListOffAt
      delayHours
    }
  }
`)
