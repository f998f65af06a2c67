import { gql } from '../../__generated__/gql.ts'

/** Mails a link to set a new password, if there is such an account. */
export const AskRecoveryMutation = gql(`
  mutation AskRecovery($input: AskRecoveryInput!) {
    askRecovery(input: $input) {
      isDone
    }
  }
`)
