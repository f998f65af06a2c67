import { gql } from '../../__generated__/gql.ts'

/** Writes to support by the form of a page. */
export const ContactMutation = gql(/* GraphQL */ `
  mutation Contact($input: CreateContactRequestInput!, $idempotencyKey: String!) {
    createContactRequest(input: $input, idempotencyKey: $idempotencyKey) {
      number
    }
  }
`)
