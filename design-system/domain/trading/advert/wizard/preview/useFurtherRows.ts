import { isDecimalString } from '../../../../../format/decimal.ts'
import type { DisplayAsset } from '../../../../../format/displayAsset.ts'
import { formatAmount } from '../../../../../format/formatAmount.ts'
import { formatPercent } from '../../../../../format/formatPercent.ts'
import { useLocale } from '../../../../../locales/useLocale.ts'
import { useT } from '../../../../../locales/useT.ts'
import { otherRequisites } from '../../../../people/credential/requisiteChoice.ts'
import type { AdvertValues } from '../form/advertValues.ts'
import { dayNames } from '../schedule/dayNames.ts'
import { spansOf, timeOfSlot } from '../form/schedule.ts'

const dollars: DisplayAsset = { code: 'USD', kind: 'fiat', decimals: 2, shown: 2 }

/** A name and what was written of it. */
type Row = readonly [term: string, detail: string]

/** What was written beyond what every advert has: only that, each under its name. */
export function useFurtherRows(values: AdvertValues, fiat: DisplayAsset): readonly Row[] {
  const t = useT('advertWizard')
  const tPart = useT('advertPart')
  const locale = useLocale()
  const { minimumVolumeUsd: volume, minimumFeedbackScore: score, firstTimeMaximum: firstTime } = values
  const { requisites, paymentCredentialId, week } = values
  const asked = [
    ...(values.identityRequired ? [tPart('conditions.identity')] : []),
    ...(values.phoneRequired ? [tPart('conditions.phone')] : []),
    ...(values.allowAnonymous ? [tPart('conditions.anonymous')] : []),
  ]
  // Kept together: a line breaks between the days.
  const hours = (week === null ? [] : spansOf(week)).map(({ first, last, hours: { from, to } }) => {
    const days = [...new Set([first, last])].map(day => tPart(dayNames[day])).join('\u2060–\u2060')
    return `${days}\u00a0${timeOfSlot(from)}\u2060–\u2060${timeOfSlot(to)}`
  })
  const isTyped = values.type === 'Sell' && paymentCredentialId === otherRequisites
  const all: readonly Row[] = [
    [t('payment.bank'), values.bankName],
    [t('payment.whereTitle'), isTyped ? requisites.map(({ value }) => value).join(', ') : ''],
    [t('limits.conditions'), asked.join(', ')],
    [
      tPart('conditions.volume'),
      isDecimalString(volume) ? formatAmount(volume, dollars, { mode: 'shown', locale }) : '',
    ],
    [tPart('conditions.feedback'), isDecimalString(score) ? formatPercent(score, { locale }) : ''],
    [
      tPart('conditions.firstTime'),
      isDecimalString(firstTime) ? formatAmount(firstTime, fiat, { mode: 'shown', locale }) : '',
    ],
    [tPart('schedule.vacation'), values.isOnVacation ? tPart('schedule.vacationHint') : ''],
    [t('limits.schedule'), hours.join(', ')],
    [tPart('schedule.timeZone'), week === null ? '' : values.timeZone.replaceAll('_', ' ')],
    [t('texts.promo'), values.promoText],
  ]
  return all.filter(([, detail]) => detail !== '')
}
