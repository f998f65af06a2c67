import { gql } from '../__generated__/gql.ts'
import type { BootQuery as BootData } from '../__generated__/graphql.ts'

/** What the app asks before anything else: whose session it is, and what amounts and times need. */
export const BootQuery = gql(`
  query Boot {
    validateToken {
      isValid
      me {
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
    }
    currencies {
      coins {
        code
        name
        alias
        scale
        shownDecimals
      }
      fiats {
        code
        name
        symbol
        minorUnits
      }
    }
    # The service's time, against which deadlines are measured.
    exchangeRates(cryptoCurrencyCode: "BTC", currencyCode: "USD") {
      at
    }
    settings {
      rateStaleSeconds
      rateRefusedSeconds
      presenceSeconds
      attachmentMaxBytes
      avatarMaxBytes
      storeLogoMaxBytes
      storeBackgroundMaxBytes
      withdrawalApprovalMinutes
      invoiceMinutes
      messageMaxLength
      holdHours
      devTools
      channels {
        phone
        messenger
        identity
        push
      }
      adverts {
        marginPercentMin
        marginPercentMax
        paymentMethodsMax
        termsMaxLength
        promoTextMaxLength
        bankNameMaxLength
        shownFromUsd
        sandboxMaximumUsd
      }
      accounts {
        codeAgainSeconds
        volumeDays
        savedSearchNoticeMinutes
        reviewAskDays
      }
      guests {
        keptDays
        returnLinkDays
      }
      reputation {
        countedFromUsd
        countedFromDays
        releasesKept
        feedbackEdits
        cancelledPercent
      }
      stores {
        tolerancePercentMax
        reviewHours
        previewDays
        statisticsMonths
        renewHours
        referenceMaxLength
      }
      invitations {
        linkDays
        termsMonths
        payoutMinutes
        cashbackPercent
        carriedWeeks
      }
    }
    tradeSettings {
      escrowMinutesMin
      escrowMinutesMax
      escrowMinutesMaxSlow
      escrowMinutesDefault
      escrowWarningMinutes
      disputeWarningHoursFirst
      disputeWarningHoursLast
      cancelPauseCancels
      cancelPauseWithinHours
      cancelPauseHours
      openTradesOfNewcomer
      claimDays
      disputeRaiseHours
    }
  }
`)

/** Who is logged in: everything that the app knows of them. */
export type Viewer = NonNullable<NonNullable<BootData['validateToken']>['me']>
