import { gql } from '../../__generated__/gql.ts'

/** Exchanges the token of a recovery letter for one that sets a password. */
export const BeginRecoveryMutation = gql(`
  mutation BeginRecovery($input: BeginRecoveryInput!) {
    beginRecovery(input: $input) {
      token
      needsCode
    }
  }
`)
