import { gql } from '../../__generated__/gql.ts'

/** Makes another link. */
export const CreateInviteCodeMutation = gql(`
  mutation CreateInviteCode($input: CreateInviteCodeInput!, $idempotencyKey: String!) {
    createInviteCode(input: $input, idempotencyKey: $idempotencyKey) {
      code
    }
  }
`)

/** Renames a link. */
export const UpdateInviteCodeMutation = gql(`
  mutation UpdateInviteCode($input: UpdateInviteCodeInput!) {
    updateInviteCode(input: $input) {
      code
      tag
    }
  }
`)

/** Renames several links, all or none. */
export const UpdateInviteCodesMutation = gql(`
  mutation UpdateInviteCodes($input: UpdateInviteCodesInput!) {
    updateInviteCodes(input: $input) {
      items {
        code
        tag
      }
    }
  }
`)

/** Deletes a link; who came by it stays. */
export const DeleteInviteCodeMutation = gql(`
  mutation DeleteInviteCode($code: String!) {
    deleteInviteCode(code: $code) {
      isDone
    }
  }
`)
