import { gql } from '../../__generated__/gql.ts'

export const ChangePasswordMutation = gql(`
  mutation ChangePassword($input: ChangePasswordInput!) {
    changePassword(input: $input) {
      isDone
    }
  }
`)

export const ChangeEmailMutation = gql(`
  mutation ChangeEmail($input: ChangeEmailInput!) {
    changeEmail(input: $input) {
      isDone
    }
  }
`)

export const SetAntiPhishingWordMutation = gql(`
  mutation SetAntiPhishingWord($input: AntiPhishingWordInput!) {
    setAntiPhishingWord(input: $input) {
      antiPhishingWord
    }
  }
`)
