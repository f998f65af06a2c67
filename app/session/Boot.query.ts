import { gql } from '../__generated__/gql.ts'

/**
 * What the app asks before anything else: whose session it is ({@link ./Viewer.query.ts}), and what amounts and times need, which stays as
 * it is for a visit.
 */
export const BootQuery = gql(`
  query Boot {
    validateToken {
      isValid
      me {
        ...Viewer_me @unmask
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
