import type { FieldState, FormState } from '../../../../../forms/engine/formState.ts'
import type { Requisite } from '../../../../reference/method/requisite.ts'
import { requisiteKinds } from '../../../../reference/method/requisite.ts'
import type { AdvertValues } from './advertValues.ts'
import type { WeekHours } from './schedule.ts'

/** What is typed, as it was understood; as it stands where that was nothing. */
function textOf(field: FieldState | undefined): string {
  const { rawValue, value } = field ?? {}
  if (typeof value === 'string' && value !== '') return value
  return typeof rawValue === 'string' ? rawValue : ''
}

const textNames = [
  'cryptoCurrencyCode',
  'currencyCode',
  'countryCode',
  'bankName',
  'paymentCredentialId',
  'marginPercent',
  'equation',
  'fixedPrice',
  'minimum',
  'maximum',
  'escrowMinutes',
  'minimumVolumeUsd',
  'minimumFeedbackScore',
  'firstTimeMaximum',
  'repeatVolumeCoefficient',
  'terms',
  'promoText',
  'timeZone',
] as const satisfies readonly (keyof AdvertValues)[]

const flagNames = [
  'phoneRequired',
  'identityRequired',
  'allowAnonymous',
  'isOnVacation',
  'liquidityTracking',
] as const satisfies readonly (keyof AdvertValues)[]

const record = <Name extends string, Value>(names: readonly Name[], read: (name: Name) => Value) =>
  Object.fromEntries(names.map(name => [name, read(name)])) as Record<Name, Value>

/** All that is written about an advert, out of the fields of its form and its hours. */
export function readFieldValues(fields: FormState['fields'], week: WeekHours | null): AdvertValues {
  const lines = requisiteKinds.flatMap((kind): readonly Requisite[] => {
    const value = textOf(fields[kind])
    return value === '' ? [] : [{ kind, value }]
  })
  const codes = fields['paymentMethodCodes']?.value
  return {
    ...record(textNames, name => textOf(fields[name])),
    ...record(flagNames, name => fields[name]?.value === true),
    type: textOf(fields['type']) === 'Buy' ? 'Buy' : 'Sell',
    priceMode: textOf(fields['priceMode']) as AdvertValues['priceMode'],
    paymentMethodCodes: Array.isArray(codes) ? (codes as readonly string[]) : [],
    requisites: lines,
    week,
  }
}
