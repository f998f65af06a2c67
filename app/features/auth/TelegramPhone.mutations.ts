import { gql } from '../../__generated__/gql.ts'

/** Sends a code to the number of somebody whose messenger no account is linked to. */
export const TelegramPhoneMutation = gql(`
  mutation TelegramPhone($token: String!, $input: TelegramPhoneInput!) {
    telegramPhone(token: $token, input: $input) {
      method
      phone
      againAt
    }
  }
`)

/** Takes that code: logs in to the account of the number, or makes one. */
export const VerifyTelegramPhoneMutation = gql(`
  mutation VerifyTelegramPhone($token: String!, $input: VerifyTelegramPhoneInput!) {
    verifyTelegramPhone(token: $token, input: $input) {
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
