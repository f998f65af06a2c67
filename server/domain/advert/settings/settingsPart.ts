import { parseCredentialId } from '../../identifier/identifier.ts'
import { compareDecimals, decimal } from '../../money/decimal.ts'
import type { DecimalString } from '../../money/decimal.ts'
import { scaleOf, smallestUnit } from '../../reference/asset.ts'
import { isCountryCode } from '../../reference/country.ts'
import type { CountryCode } from '../../reference/country.ts'
import type { FiatCode } from '../../reference/fiat.ts'
import { findPaymentMethod, isUsedIn } from '../../reference/paymentMethod.ts'
import { readTypedLines } from '../../requisite/line.ts'
import { refuse, refuseWith } from '../../refusal/refusal.ts'
import { noSchedule, parseSchedule } from '../../schedule/schedule.ts'
import type { ScheduleFields } from '../../schedule/schedule.ts'
import type { FieldReader } from '../../refusal/fieldReader.ts'
import { readPriceSetting } from '../priceSetting.ts'
import type { PriceInput } from '../priceSetting.ts'
import type { AdvertRules } from '../rules.ts'
import type { TypedSettings } from './typedSettings.ts'

export function readCountry(reader: FieldReader, code: string | null): CountryCode | null | undefined {
  if (code === null) return null
  return reader.choice('country_code', isCountryCode(code) ? code : undefined)
}

export function readPayment(
  reader: FieldReader,
  input: TypedSettings,
  fiat: FiatCode,
  country: CountryCode | null,
  rules: AdvertRules,
) {
  const codes = [...new Set(input.paymentMethodCodes)]
  const fits = (code: string) => {
    const method = findPaymentMethod(code)
    return method?.currencies.includes(fiat) && (country === null || isUsedIn(method, country))
  }
  if (!codes.every(fits)) reader.refuse(refuse('invalid_choice', 'payment_method_codes'))
  const { paymentMethods, length } = rules
  if (codes.length > paymentMethods)
    reader.refuse(refuseWith('too_large', { max: paymentMethods }, 'payment_method_codes'))
  const requisites = readTypedLines(reader, input.requisites)
  return {
    paymentMethodCodes: codes,
    bankName: reader.text('bank_name', input.bankName ?? '', length.bankName) || null,
    requisites,
    paymentCredentialId: readChosen(reader, input),
  }
}

/** Saved requisites stand in for typed lines, of who sells; whose they are is asked where they are kept. */
function readChosen(reader: FieldReader, { type, requisites, paymentCredentialId }: TypedSettings) {
  if (paymentCredentialId === null) return null
  const isWanted = type === 'Ad::Sell' && requisites.length === 0
  return reader.choice('payment_credential_id', isWanted ? parseCredentialId(paymentCredentialId) : undefined)
}

export function readPrice(reader: FieldReader, input: PriceInput, rules: AdvertRules) {
  const price = readPriceSetting(input, rules)
  return price.ok ? price.value : reader.refuse(price.refusal)
}

const largest = decimal('1000000000000000')

/** Minimum and maximum are above zero, and the maximum not below the minimum. */
export function readLimits(reader: FieldReader, input: TypedSettings, fiat: FiatCode) {
  const places = scaleOf(fiat)
  const unit = smallestUnit(fiat)
  const minimum = reader.decimal('minimum', input.minimum, { places, min: unit, max: largest })
  const maximum = reader.decimal('maximum', input.maximum, { places, min: minimum ?? unit, max: largest })
  return { minimum, maximum }
}

/** Slow payment methods may take longer; the longest time is that of the slowest method of the ad. */
export function readEscrow(
  reader: FieldReader,
  { escrowMinutes, paymentMethodCodes }: TypedSettings,
  rules: AdvertRules,
) {
  const { min, max, maxSlow } = rules.escrowMinutes
  const isSlow = paymentMethodCodes.some(code => findPaymentMethod(code)?.speed === 'slow')
  const most = isSlow ? maxSlow : max
  if (!Number.isInteger(escrowMinutes)) return reader.refuse(refuse('invalid_format', 'escrow_minutes'))
  if (escrowMinutes < min) return reader.refuse(refuseWith('too_small', { min }, 'escrow_minutes'))
  if (escrowMinutes > most) return reader.refuse(refuseWith('too_large', { max: most }, 'escrow_minutes'))
  return escrowMinutes
}

export function readCounterparty(
  reader: FieldReader,
  input: TypedSettings,
  fiat: FiatCode,
  minimum: DecimalString | undefined,
) {
  const places = scaleOf(fiat)
  if (input.allowAnonymous && input.type !== 'Ad::Sell')
    reader.refuse(refuse('invalid_choice', 'allow_anonymous'))
  const optional = (field: string, text: string | null, max: DecimalString, decimals: number) =>
    reader.optionalDecimal(field, text, { places: decimals, max })
  const firstTimeMaximum = optional('first_time_maximum', input.firstTimeMaximum, largest, places)
  if (firstTimeMaximum && minimum && compareDecimals(firstTimeMaximum, minimum) < 0)
    reader.refuse(refuseWith('too_small', { min: minimum }, 'first_time_maximum'))
  return {
    phoneRequired: input.phoneRequired,
    identityRequired: input.identityRequired,
    allowAnonymous: input.allowAnonymous,
    firstTimeMaximum,
    minimumVolumeUsd: optional('minimum_volume_usd', input.minimumVolumeUsd, largest, 2),
    minimumFeedbackScore: optional('minimum_feedback_score', input.minimumFeedbackScore, decimal('100'), 1),
    repeatVolumeCoefficient: optional(
      'repeat_volume_coefficient',
      input.repeatVolumeCoefficient,
      decimal('100'),
      2,
    ),
  }
}

export function readSchedule(reader: FieldReader, fields: ScheduleFields | null) {
  if (fields === null) return noSchedule
  const reading = parseSchedule(fields)
  if (reading.ok) return reading.schedule
  for (const refusal of reading.refusals) reader.refuse(refusal)
  return undefined
}
