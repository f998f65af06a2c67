import { gql } from '../__generated__/gql.ts'

/** Sends the link that confirms the viewer's address again. */
export const ResendConfirmationMutation = gql(`
  mutation ResendConfirmation {
    resendConfirmation {
      againAt
    }
  }
`)
