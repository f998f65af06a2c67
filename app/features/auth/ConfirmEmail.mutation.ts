import { gql } from '../../__generated__/gql.ts'

/** Opens the link of a letter: the address is the account's from here on. */
export const ConfirmEmailMutation = gql(`
  mutation ConfirmEmail($input: ConfirmEmailInput!) {
    confirmEmail(input: $input) {
      isMine
    }
  }
`)
