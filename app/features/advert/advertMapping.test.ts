import { newAdvertValues } from '@souk/design-system/domain/trading/advert/wizard/form/advertValues.ts'
import type { AdvertValues } from '@souk/design-system/domain/trading/advert/wizard/form/advertValues.ts'
import { otherRequisites } from '@souk/design-system/domain/people/credential/requisiteChoice.ts'
import { expect, it } from 'vitest'
import type { AdvertDraft_DraftFragment as StoredDraft } from '../../__generated__/graphql.ts'
import { changesOf, draftFieldsOf, inputOf, valuesOfDraft } from './advertMapping.ts'

const blank = newAdvertValues({
  type: 'Sell',
  cryptoCurrencyCode: 'BTC',
  currencyCode: 'NGN',
  timeZone: 'Africa/Lagos',
})
const lines = [{ kind: 'account_number', value: '0142883761' }] as const
const written: AdvertValues = {
  ...blank,
  paymentMethodCodes: ['opay'],
  paymentCredentialId: otherRequisites,
  requisites: lines,
  equation: 'btc_usd',
  minimum: '15000',
  maximum: '20000',
}

it('sends only what the mode of the price needs, and nothing for what is empty', () => {
  const input = inputOf(written)
  expect(input).toMatchObject({ marginPercent: '0', countryCode: null, requisites: lines, escrowMinutes: 30 })
  expect(input).not.toHaveProperty('equation')
  expect(input).not.toHaveProperty('paymentCredentialId')
  expect(inputOf({ ...written, type: 'Buy' }).requisites).toEqual([])
  expect(inputOf({ ...written, paymentCredentialId: 'c1' })).not.toHaveProperty('requisites')
})

it('sends of a change what has changed: a stock that was sold from stays so', () => {
  expect(changesOf(written, written)).toEqual({})
  expect(changesOf(written, { ...written, terms: 'Be quick.' })).toEqual({ terms: 'Be quick.' })
  expect(changesOf(written, { ...written, priceMode: 'formula' })).toEqual({
    priceMode: 'formula',
    equation: 'btc_usd',
  })
})

it('takes a draft up as it was left, half-written as it may be', () => {
  const half = { ...written, minimum: '15,', isOnVacation: true, week: null }
  const stored = { fields: draftFieldsOf(half) } as unknown as StoredDraft
  expect(valuesOfDraft(stored, blank)).toEqual(half)
  expect(valuesOfDraft({ fields: {} } as unknown as StoredDraft, blank)).toEqual(blank)
})
