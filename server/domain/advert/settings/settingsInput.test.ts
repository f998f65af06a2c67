import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseCredentialId, type CredentialId } from '../../identifier/identifier.ts'
import { exampleAdvert, exampleRates } from '../../../../tests/support/examples/advert.ts'
import { publishingRefusals } from '../publishingRefusals.ts'
import { readSettings } from './settingsInput.ts'
import type { TypedSettings } from './typedSettings.ts'

const saved = parseCredentialId('00000000-0000-7000-8000-0000000000cd') as CredentialId

const input: TypedSettings = {
  type: 'Ad::Sell',
  coin: 'BTC',
  fiat: 'NGN',
  country: 'NG',
  paymentMethodCodes: ['opay', 'bank_transfer_ng'],
  bankName: ' GTBank ',
  requisites: [{ kind: 'account_number', value: '0803 114 2290' }],
  paymentCredentialId: null,
  price: { mode: 'average', marginPercent: '0.20', equation: null, fixedPrice: null },
  minimum: '15000',
  maximum: '3200000.00',
  escrowMinutes: 30,
  phoneRequired: false,
  identityRequired: true,
  minimumVolumeUsd: '',
  minimumFeedbackScore: '95.5',
  firstTimeMaximum: '250000',
  repeatVolumeCoefficient: null,
  allowAnonymous: true,
  terms: '  Pay from your own account.\n',
  promoText: '',
  schedule: { day1_start: '09:00', day1_end: '00:00' },
  timeZone: 'Africa/Lagos',
  isOnVacation: false,
  liquidityTracking: false,
}

test('good settings are read, trimmed and canonical', () => {
  const reading = readSettings(input, exampleRates)
  expect(reading.ok && reading.settings).toMatchObject({
    coin: 'BTC',
    bankName: 'GTBank',
    price: { mode: 'average', marginPercent: '0.2' },
    maximum: '3200000',
    minimumVolumeUsd: null,
    minimumFeedbackScore: '95.5',
    terms: 'Pay from your own account.',
    schedule: { 1: { start: 540, end: 1440 }, 2: null },
  })
})

const fixed = (fixedPrice: string | null) =>
  ({ mode: 'fixed', marginPercent: null, equation: null, fixedPrice }) as const
const formula = (equation: string) =>
  ({ mode: 'formula', marginPercent: null, equation, fixedPrice: null }) as const

test.each<[Partial<TypedSettings>, string, string]>([
  [{ type: 'Ad::Swap', allowAnonymous: false }, 'type', 'invalid_choice'],
  [{ coin: 'DOGE' }, 'crypto_currency_code', 'invalid_choice'],
  [{ fiat: 'CHF' }, 'currency_code', 'invalid_choice'],
  [{ country: 'XX' }, 'country_code', 'invalid_choice'],
  [{ paymentMethodCodes: ['sbp'] }, 'payment_method_codes', 'invalid_choice'],
  [{ fiat: 'EUR', country: 'DE', paymentMethodCodes: ['bizum'] }, 'payment_method_codes', 'invalid_choice'],
  [{ paymentMethodCodes: ['nonsense'] }, 'payment_method_codes', 'invalid_choice'],
  [
    { paymentMethodCodes: ['opay', 'kuda', 'paga', 'carbon', 'vbank', 'alat'] },
    'payment_method_codes',
    'too_large',
  ],
  [{ bankName: 'x'.repeat(61) }, 'bank_name', 'too_long'],
  [{ requisites: [{ kind: 'note', value: 'x'.repeat(201) }] }, 'requisites', 'too_long'],
  [{ price: fixed(null) }, 'fixed_price', 'required'],
  [{ price: fixed('0') }, 'fixed_price', 'price_out_of_range'],
  [{ price: formula('btc_usd *') }, 'equation', 'formula_unfinished'],
  [{ price: formula('btc_usd - 88000') }, 'equation', 'price_out_of_range'],
  [{ price: formula('1 / (btc_usd - 88000)') }, 'equation', 'formula_division_by_zero'],
  [{ minimum: '' }, 'minimum', 'required'],
  [{ minimum: '0' }, 'minimum', 'too_small'],
  [{ minimum: 'NaN' }, 'minimum', 'invalid_decimal'],
  [{ minimum: '1'.repeat(40) }, 'minimum', 'invalid_decimal'],
  [{ minimum: '1000.001' }, 'minimum', 'too_many_decimals'],
  [{ maximum: '14999.99' }, 'maximum', 'too_small'],
  [{ maximum: '1000000000000000.01' }, 'maximum', 'too_large'],
  [{ escrowMinutes: 14 }, 'escrow_minutes', 'too_small'],
  [{ escrowMinutes: 91 }, 'escrow_minutes', 'too_large'],
  [{ escrowMinutes: 1441, paymentMethodCodes: ['cash_deposit_ng'] }, 'escrow_minutes', 'too_large'],
  [{ escrowMinutes: 20.5 }, 'escrow_minutes', 'invalid_format'],
  [{ minimumVolumeUsd: '1e5' }, 'minimum_volume_usd', 'invalid_decimal'],
  [{ minimumFeedbackScore: '100.1' }, 'minimum_feedback_score', 'too_large'],
  [{ firstTimeMaximum: '14999' }, 'first_time_maximum', 'too_small'],
  [{ repeatVolumeCoefficient: '101' }, 'repeat_volume_coefficient', 'too_large'],
  [{ type: 'Ad::Buy' }, 'allow_anonymous', 'invalid_choice'],
  [{ terms: 'x'.repeat(2001) }, 'terms', 'too_long'],
  [{ terms: 'a\0b' }, 'terms', 'invalid_format'],
  [{ promoText: '\u{1F4B0}'.repeat(121) }, 'promo_text', 'too_long'],
  [{ timeZone: 'Mars/Olympus' }, 'time_zone', 'invalid_choice'],
  [{ schedule: { day1_start: '09:00' } }, 'day1_end', 'required'],
])('%j is refused at %s: %s', (change, field, code) => {
  const reading = readSettings({ ...input, ...change }, exampleRates)
  expect(reading.ok ? [] : reading.refusals).toMatchObject([{ field, code }])
})

test('what is right at the edge is accepted', () => {
  const edges: Partial<TypedSettings>[] = [
    { escrowMinutes: 1440, paymentMethodCodes: ['opay', 'cash_deposit_ng'] },
    { escrowMinutes: 90 },
    { promoText: '\u{1F4B0}'.repeat(120) },
    { country: null, paymentMethodCodes: ['cash_in_person'] },
    { minimum: '0.01', maximum: '0.01', firstTimeMaximum: null },
    { timeZone: 'Europe/Kiev' },
  ]
  expect(edges.filter(change => !readSettings({ ...input, ...change }, exampleRates).ok)).toEqual([])
})

test('all that is wrong is told at once', () => {
  const reading = readSettings(
    { ...input, minimum: 'x', escrowMinutes: 1, timeZone: '', price: fixed('y') },
    exampleRates,
  )
  const fields = reading.ok ? [] : reading.refusals.map(refusal => refusal.field)
  expect(new Set(fields)).toEqual(new Set(['escrow_minutes', 'fixed_price', 'minimum', 'time_zone']))
  expect(fields).toHaveLength(4)
})

test('no text in any field throws', () => {
  const fields = [
    'coin',
    'fiat',
    'minimum',
    'maximum',
    'minimumVolumeUsd',
    'firstTimeMaximum',
    'terms',
    'timeZone',
    'country',
  ] as const
  fc.assert(
    fc.property(fc.constantFrom(...fields), fc.string({ unit: 'binary' }), (field, text) => {
      expect(typeof readSettings({ ...input, [field]: text }, exampleRates).ok).toBe('boolean')
    }),
  )
})

test('saved requisites stand in for typed lines, of who sells', () => {
  const refusedAt = (change: Partial<TypedSettings>) => {
    const reading = readSettings(
      { ...input, requisites: [], paymentCredentialId: saved, ...change },
      exampleRates,
    )
    return reading.ok ? reading.settings.paymentCredentialId : reading.refusals.map(({ field }) => field)
  }
  expect(refusedAt({})).toBe(saved)
  expect(refusedAt({ requisites: input.requisites })).toEqual(['payment_credential_id'])
  expect(refusedAt({ type: 'Ad::Buy', allowAnonymous: false })).toEqual(['payment_credential_id'])
  expect(refusedAt({ paymentCredentialId: 'one' })).toEqual(['payment_credential_id'])
})

test('a selling ad is listed with payment details only', () => {
  const exampleSettings = { ...exampleAdvert, requisites: input.requisites }
  const fieldsLacking = (change: Partial<typeof exampleSettings>) =>
    publishingRefusals({ ...exampleSettings, ...change }).map(refusal => refusal.field)
  expect(fieldsLacking({})).toEqual([])
  expect(fieldsLacking({ requisites: [], paymentMethodCodes: [] })).toEqual([
    'payment_method_codes',
    'requisites',
  ])
  expect(fieldsLacking({ requisites: [], type: 'Ad::Buy' })).toEqual([])
  expect(fieldsLacking({ requisites: [], paymentCredentialId: saved })).toEqual([])
})
