import { gql } from '../../__generated__/gql.ts'

/** The viewer with what waits for them: the props of `MeMenu`. */
export const MeQuery = gql(`
  query Me_page {
    me {
      id
      userName
      avatarUrl
      isVerified: isIdentityVerified
      tradesCount
      twoFactorEnabled
      activeTradesCount
      notificationsCount
      balance {
        amount
        asset
      }
      seq
    }
  }
`)
