import { gql } from '../../__generated__/gql.ts'

export const UnlinkTelegramMutation = gql(`
  mutation UnlinkTelegram {
    unlinkTelegram {
      isDone
    }
  }
`)
