import { gql } from '../../__generated__/gql.ts'

/** Opens the link that the bot answered with, once. */
export const TelegramLogInMutation = gql(`
  mutation TelegramLogIn($input: TelegramLogInInput!) {
    telegramLogIn(input: $input) {
      next
      isLinked
      codeStep {
        token
      }
      phoneStep {
        token
      }
    }
  }
`)
