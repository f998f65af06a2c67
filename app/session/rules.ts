import { usualRules, type Rules } from '@souk/design-system/locales/rules.ts'
import type { BootQuery as BootData } from '../__generated__/graphql.ts'

/** One object per answer, however many components ask. */
const known = new WeakMap<object, { readonly settings: object; readonly rules: Rules }>()

/** The rules that the service has published; those that it comes with until it has answered. */
export function rulesOf(data: Pick<BootData, 'settings' | 'tradeSettings'> | null | undefined): Rules {
  const { settings, tradeSettings } = data ?? {}
  if (!settings || !tradeSettings) return usualRules
  const made = known.get(tradeSettings)
  if (made?.settings === settings) return made.rules
  const { adverts, accounts, guests, reputation, stores, invitations } = settings
  const read: Rules = {
    advert: {
      margin: { min: adverts.marginPercentMin, max: adverts.marginPercentMax },
      methods: adverts.paymentMethodsMax,
      terms: adverts.termsMaxLength,
      promoText: adverts.promoTextMaxLength,
      bankName: adverts.bankNameMaxLength,
      shownFromUsd: adverts.shownFromUsd,
      sandboxMaximumUsd: adverts.sandboxMaximumUsd,
      escrow: {
        min: tradeSettings.escrowMinutesMin,
        max: tradeSettings.escrowMinutesMax,
        maxSlow: tradeSettings.escrowMinutesMaxSlow,
        usual: tradeSettings.escrowMinutesDefault,
      },
    },
    cancelPause: {
      cancels: tradeSettings.cancelPauseCancels,
      withinHours: tradeSettings.cancelPauseWithinHours,
      hours: tradeSettings.cancelPauseHours,
    },
    warning: {
      escrowMinutes: tradeSettings.escrowWarningMinutes,
      disputeHoursFirst: tradeSettings.disputeWarningHoursFirst,
      disputeHoursLast: tradeSettings.disputeWarningHoursLast,
    },
    trade: {
      openOfNewcomer: tradeSettings.openTradesOfNewcomer,
      claimDays: tradeSettings.claimDays,
      disputeRaiseHours: tradeSettings.disputeRaiseHours,
    },
    account: {
      codeAgainSeconds: accounts.codeAgainSeconds,
      holdHours: settings.holdHours,
      volumeDays: accounts.volumeDays,
      searchNoticeMinutes: accounts.savedSearchNoticeMinutes,
      reviewAskDays: accounts.reviewAskDays,
    },
    guest: { keptDays: guests.keptDays, returnLinkDays: guests.returnLinkDays },
    reputation: {
      countedFromUsd: reputation.countedFromUsd,
      countedFromDays: reputation.countedFromDays,
      releasesKept: reputation.releasesKept,
      feedbackEdits: reputation.feedbackEdits,
      cancelledPercent: reputation.cancelledPercent,
    },
    store: {
      tolerancePercentMax: stores.tolerancePercentMax,
      reviewHours: stores.reviewHours,
      previewDays: stores.previewDays,
      statisticsMonths: stores.statisticsMonths,
      renewHours: stores.renewHours,
      referenceMax: stores.referenceMaxLength,
    },
    invitation: invitations,
    approvalMinutes: settings.withdrawalApprovalMinutes,
    invoiceMinutes: settings.invoiceMinutes,
    fileBytes: {
      avatar: settings.avatarMaxBytes,
      storeLogo: settings.storeLogoMaxBytes,
      storeBackground: settings.storeBackgroundMaxBytes,
    },
  }
  // As a rule they are those that the app comes with: nothing that says them has to render anew.
  const rules = JSON.stringify(read) === JSON.stringify(usualRules) ? usualRules : read
  known.set(tradeSettings, { settings, rules })
  return rules
}
