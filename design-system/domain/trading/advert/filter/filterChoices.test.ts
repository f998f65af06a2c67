import { expect, it } from 'vitest'
import { noFilters } from '../offer.ts'
import type { OfferFilters } from '../offer.ts'
import { banksOf, filtersOn, fineFiltersOn, withMethods } from './filterChoices.ts'

const plain: OfferFilters = {
  ...noFilters,
  type: 'buy',
  cryptoCurrencyCode: 'BTC',
  currencyCode: 'NGN',
  amount: null,
  amountSide: 'fiat',
  sort: 'best_price',
}
const bank = (code: string) => ({ code, name: code })
const methods = [
  { code: 'transfer', name: 'Transfer', group: 'bank_transfer', banks: [bank('uba'), bank('gt')] },
  { code: 'ussd', name: 'USSD', group: 'bank_transfer', banks: [bank('gt')] },
  { code: 'opay', name: 'OPay', group: 'wallet' },
] as const

it('counts the filters that are on', () => {
  expect(filtersOn(plain)).toBe(0)
  expect(filtersOn({ ...plain, paymentMethodCodes: ['a', 'b'], countryCode: 'NG', minimumTrades: 10 })).toBe(
    3,
  )
  expect(fineFiltersOn({ ...plain, onlineOnly: true, mine: 'only', smsRequired: true })).toBe(2)
})

it('knows the banks of the chosen methods, each once', () => {
  expect(banksOf(methods, []).map(({ code }) => code)).toEqual(['uba', 'gt'])
  expect(banksOf(methods, ['ussd']).map(({ code }) => code)).toEqual(['gt'])
  expect(banksOf(methods, ['opay'])).toEqual([])
})

it('forgets a bank that no chosen method has', () => {
  const chosen = { ...plain, paymentMethodBankCode: 'uba' }
  expect(withMethods(chosen, methods, ['transfer'])).toEqual({ paymentMethodCodes: ['transfer'] })
  expect(withMethods(chosen, methods, ['ussd'])).toEqual({
    paymentMethodCodes: ['ussd'],
    paymentMethodBankCode: null,
  })
})
