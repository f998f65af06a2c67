import { gql } from '../../__generated__/gql.ts'

/** Changes what is given of saved details; the answer is what every page of them shows. */
export const UpdateCredentialMutation = gql(`
  mutation UpdateCredential($id: ID!, $input: UpdatePaymentCredentialInput!) {
    updatePaymentCredential(id: $id, input: $input) {
      ...Credential
    }
  }
`)

/** Deletes saved details; refused while an advert uses them. */
export const DeleteCredentialMutation = gql(`
  mutation DeleteCredential($id: ID!) {
    deletePaymentCredential(id: $id) {
      isDone
    }
  }
`)
