import { usualRules } from '@souk/design-system/domain/rule/rules.ts'
import type { Rules } from '@souk/design-system/domain/rule/rules.ts'
import type { BootQuery as BootData } from '../__generated__/graphql.ts'

/** One object per answer, however many components ask. */
const known = new WeakMap<object, { readonly settings: object; readonly rules: Rules }>()

/** The rules that the service has published; those that it comes with until it has answered. */
export function rulesOf(data: Pick<BootData, 'settings' | 'tradeSettings'> | null | undefined): Rules {
  const { settings, tradeSettings } = data ?? {}
  if (!settings || !tradeSettings) return usualRules
  const made = known.get(tradeSettings)
  if (made?.settings === settings) return made.rules
  const { adverts } = settings
  const rules: Rules = {
    advert: {
      margin: { min: adverts.marginPercentMin, max: adverts.marginPercentMax },
      methods: adverts.paymentMethodsMax,
      terms: adverts.termsMaxLength,
      promoText: adverts.promoTextMaxLength,
      bankName: adverts.bankNameMaxLength,
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
    approvalMinutes: settings.withdrawalApprovalMinutes,
    invoiceMinutes: settings.invoiceMinutes,
    fileBytes: {
      avatar: settings.avatarMaxBytes,
      storeLogo: settings.storeLogoMaxBytes,
      storeBackground: settings.storeBackgroundMaxBytes,
    },
  }
  known.set(tradeSettings, { settings, rules })
  return rules
}
