import type { ResultOf } from '@graphql-typed-document-node/core'
import { gql } from '../../__generated__/gql.ts'

/** What protects the viewer's account, and what follows of it elsewhere: the hold of money, and what the menus know of them. */
export const SecurityQuery = gql(`
  query Security {
    security {
      hasPassword
      passwordChangedAt
      twoFactorEnabled
      twoFactorSince
      twoFactorActions
      recoveryCodesLeft
      phone
      phoneVerifiedAt
      antiPhishingWord
      email
      isEmailConfirmed
      pendingEmail {
        email
        expiresAt
      }
      telegramUserName
    }
    me {
      id
      email
      twoFactorEnabled
      twoFactorOnRelease
      isEmailConfirmed
      isPhoneVerified
      isIdentityVerified
      moneyHold {
        until
        reason
      }
    }
  }
`)

/** How the account is protected now. */
export type SecurityState = NonNullable<ResultOf<typeof SecurityQuery>['security']>
