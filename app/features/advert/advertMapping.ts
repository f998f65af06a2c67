import type { AdvertValues } from '@souk/design-system/domain/trading/advert/wizard/form/advertValues.ts'
import type { PriceMode } from '@souk/design-system/domain/trading/advert/wizard/form/price.ts'
import { otherRequisites } from '@souk/design-system/domain/people/credential/requisiteChoice.ts'
import type { Requisite } from '@souk/design-system/domain/reference/method/requisite.ts'
import type {
  AdvertDraftFieldsInput,
  AdvertSource_AdvertFragment as AdvertSource,
  AdvertDraft_DraftFragment as StoredDraft,
  CreateAdvertInput,
} from '../../__generated__/graphql.ts'
import { scheduleOfWeek, weekOfSchedule } from './wireSchedule.ts'

/** Of the fields of an advert, those that may be left empty. */
const filled = (text: string): string | null => (text === '' ? null : text)

/** Who sells says where they are paid: in lines of their own, or in saved details. */
function paidTo({ type, paymentCredentialId, requisites }: AdvertValues) {
  if (type === 'Buy') return { requisites: [] }
  return paymentCredentialId === otherRequisites || paymentCredentialId === ''
    ? { requisites: [...requisites] }
    : { paymentCredentialId }
}

/** What the service is sent of an advert that is made. Only what the price's mode needs goes with it. */
export function inputOf(values: AdvertValues): CreateAdvertInput {
  const { marginPercent, equation, fixedPrice } = values
  const ofMode = {
    average: { marginPercent: filled(marginPercent) },
    formula: { equation: filled(equation) },
    fixed: { fixedPrice: filled(fixedPrice) },
  } as const satisfies Record<PriceMode, object>
  return {
    type: values.type,
    cryptoCurrencyCode: values.cryptoCurrencyCode,
    currencyCode: values.currencyCode,
    countryCode: filled(values.countryCode),
    paymentMethodCodes: [...values.paymentMethodCodes],
    bankName: filled(values.bankName),
    ...paidTo(values),
    priceMode: values.priceMode,
    ...ofMode[values.priceMode],
    minimum: values.minimum,
    maximum: values.maximum,
    escrowMinutes: Number.parseInt(values.escrowMinutes, 10),
    minimumVolumeUsd: filled(values.minimumVolumeUsd),
    minimumFeedbackScore: filled(values.minimumFeedbackScore),
    firstTimeMaximum: filled(values.firstTimeMaximum),
    repeatVolumeCoefficient: filled(values.repeatVolumeCoefficient),
    phoneRequired: values.phoneRequired,
    identityRequired: values.identityRequired,
    allowAnonymous: values.allowAnonymous,
    terms: values.terms,
    promoText: values.promoText,
    schedule: scheduleOfWeek(values.week),
    timeZone: values.timeZone,
    isOnVacation: values.isOnVacation,
    liquidityTracking: values.liquidityTracking,
  }
}

/** What is kept of an advert that is being written: everything, as it stands. */
export function draftFieldsOf(values: AdvertValues): AdvertDraftFieldsInput {
  const { week, escrowMinutes, requisites, paymentMethodCodes, ...rest } = values
  const minutes = Number.parseInt(escrowMinutes, 10)
  return {
    ...rest,
    paymentMethodCodes: [...paymentMethodCodes],
    requisites: [...requisites],
    escrowMinutes: Number.isNaN(minutes) ? null : minutes,
    schedule: scheduleOfWeek(week),
  }
}

/** A draft as it stood; what it lacks is as in a new advert. */
export function valuesOfDraft({ fields }: Pick<StoredDraft, 'fields'>, blank: AdvertValues): AdvertValues {
  const { type, escrowMinutes, schedule, requisites, paymentMethodCodes, ...rest } = fields
  const said = Object.fromEntries(
    Object.entries(rest).filter(([name, value]) => name in blank && value !== null && value !== undefined),
  ) as Partial<AdvertValues>
  return {
    ...blank,
    ...said,
    type: type === 'Buy' ? 'Buy' : 'Sell',
    escrowMinutes: escrowMinutes ? String(escrowMinutes) : blank.escrowMinutes,
    paymentMethodCodes: paymentMethodCodes ?? [],
    requisites: (requisites ?? []).map(({ kind, value }): Requisite => ({ kind, value })),
    week: weekOfSchedule(schedule),
  }
}

/** An own advert as it was written, to be changed or copied; null for one whose settings are not shown. */
export function valuesOfAdvert(advert: AdvertSource): AdvertValues | null {
  const { settings } = advert
  if (!settings) return null
  const hasLines = settings.requisites.length > 0
  return {
    type: advert.type === 'Buy' ? 'Buy' : 'Sell',
    cryptoCurrencyCode: advert.cryptoCurrencyCode,
    currencyCode: advert.currencyCode,
    countryCode: advert.countryCode ?? '',
    paymentMethodCodes: advert.paymentMethods.map(({ code }) => code),
    bankName: advert.bankName ?? '',
    paymentCredentialId: settings.paymentCredentialId ?? (hasLines ? otherRequisites : ''),
    requisites: settings.requisites.map(({ kind, value }): Requisite => ({ kind, value })),
    priceMode: advert.priceMode,
    marginPercent: settings.marginPercent ?? '0',
    equation: advert.priceMode === 'formula' ? (settings.equation ?? '') : '',
    // A fixed price is an equation of one number.
    fixedPrice: advert.priceMode === 'fixed' ? (settings.equation ?? '') : '',
    minimum: settings.minimum,
    maximum: settings.maximum,
    escrowMinutes: String(advert.escrowMinutes),
    minimumVolumeUsd: advert.minimumVolumeUsd ?? '',
    minimumFeedbackScore: advert.minimumFeedbackScore ?? '',
    firstTimeMaximum: advert.firstTimeMaximum ?? '',
    repeatVolumeCoefficient: settings.repeatVolumeCoefficient ?? '',
    phoneRequired: advert.phoneRequired,
    identityRequired: advert.identityRequired,
    allowAnonymous: advert.allowAnonymous,
    terms: advert.terms,
    promoText: advert.promoText,
    week: weekOfSchedule(settings.schedule),
    timeZone: settings.timeZone,
    isOnVacation: settings.isOnVacation,
    liquidityTracking: settings.liquidityTracking,
  }
}

/** What of an advert has changed: what is not sent stays as it is, and a stock that was sold from stays so. */
export function changesOf(before: AdvertValues, after: AdvertValues): Partial<CreateAdvertInput> {
  const was: Readonly<Record<string, unknown>> = inputOf(before)
  return Object.fromEntries(
    Object.entries(inputOf(after)).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(was[name]),
    ),
  )
}
