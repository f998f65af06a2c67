import { gql } from '../__generated__/gql.ts'

/** A link to the messenger's bot, which answers with one that logs in. */
export const TelegramButtonQuery = gql(`
  query TelegramButton($inviteCode: String) {
    telegramButton(inviteCode: $inviteCode) {
      tgButtonLink
      expiresAt
    }
  }
`)
