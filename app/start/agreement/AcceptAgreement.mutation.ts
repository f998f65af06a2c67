import { gql } from '../../__generated__/gql.ts'

/** Accepts the user agreement that is shown. */
export const AcceptAgreementMutation = gql(`
  mutation AcceptAgreement($input: AcceptAgreementInput!) {
    acceptAgreement(input: $input) {
      isDone
    }
  }
`)
