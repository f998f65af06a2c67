import { gql } from '../__generated__/gql.ts'
import type { ViewerQuery as ViewerData } from '../__generated__/graphql.ts'

/** Everything that the app knows of who is logged in. */
gql(`
  fragment Viewer_me on Me {
    id
    userName
    email
    avatarUrl
    isGuest
    roles
    locale
    theme
    countryCode
    currencyCode
    previousCurrencyCode
    cryptoCurrencyCode
    timeZone
    placeId
    interfaceSettings {
      hideAmounts
      hideZeroBalances
      sound
      askedToRate
      reviewAskedAt
      walletCurrencyCode
    }
    featureFlags
    twoFactorEnabled
    twoFactorOnRelease
    isEmailConfirmed
    isPhoneVerified
    isIdentityVerified
    isSuspicious
    trading {
      allowed
      reason
      until
    }
    tradesCount
    activeTradesCount
    notificationsCount
    balance {
      amount
      asset
    }
    agreementToAccept {
      version
      holdsFrom
      change
    }
    seq
  }
`)

/** Whose session it is, once the app has been told the rest. */
export const ViewerQuery = gql(`
  query Viewer {
    validateToken {
      isValid
      me {
        ...Viewer_me @unmask
      }
    }
  }
`)

/** Who is logged in. */
export type Viewer = NonNullable<NonNullable<ViewerData['validateToken']>['me']>
