import { gql } from '../../__generated__/gql.ts'

/** Saves where the viewer is paid. */
export const CreateCredentialMutation = gql(`
  mutation CreateCredential($input: CreatePaymentCredentialInput!, $idempotencyKey: String!) {
    createPaymentCredential(input: $input, idempotencyKey: $idempotencyKey) {
      id
    }
  }
`)
