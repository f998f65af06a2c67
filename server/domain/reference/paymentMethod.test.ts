import { expect, test } from 'vitest'
import { coinCodes, coins } from './coin.ts'
import { isCountryCode } from './country.ts'
import { fiatCodes, isFiatCode } from './fiat.ts'
import {
  anyPaymentMethod,
  findBank,
  findPaymentMethod,
  isUsedIn,
  paymentMethods,
  paymentMethodsFor,
} from './paymentMethod.ts'
import { serverLocales } from '../../locales/wording.ts'
import { paymentMethodGroups } from './paymentMethodRow.ts'
import type { PaymentMethod } from './paymentMethodRow.ts'
import { americanMethods } from './paymentMethods/americas.ts'
import { asianMethods } from './paymentMethods/asia.ts'
import { centralAsiaCaucasusMethods } from './paymentMethods/centralAsiaCaucasus.ts'
import { eastSouthAfricanMethods } from './paymentMethods/eastSouthAfrica.ts'
import { europeanMethods } from './paymentMethods/europe.ts'
import { globalMethods } from './paymentMethods/global.ts'
import { russianMethods } from './paymentMethods/russia.ts'
import { turkeyGulfMethods } from './paymentMethods/turkeyGulf.ts'
import { ukraineBelarusMethods } from './paymentMethods/ukraineBelarus.ts'
import { westAfricanMethods } from './paymentMethods/westAfrica.ts'
import { methodName } from '../../locales/referenceNames.ts'

const all = [...paymentMethods.values()]
const repeats = (texts: readonly string[]) => new Set(texts).size !== texts.length

test('there are at least 120, each with a code and an address of its own', () => {
  const written = [
    ...americanMethods,
    ...asianMethods,
    ...centralAsiaCaucasusMethods,
    ...eastSouthAfricanMethods,
    ...europeanMethods,
    ...globalMethods,
    ...russianMethods,
    ...turkeyGulfMethods,
    ...ukraineBelarusMethods,
    ...westAfricanMethods,
  ]
  expect(written.length).toBeGreaterThanOrEqual(120)
  expect(paymentMethods.size).toBe(written.length)
  expect(new Set(all.map(method => method.urlCode)).size).toBe(written.length)
})

test('codes and addresses are well formed and can be told apart', () => {
  for (const { code, urlCode } of all) {
    expect(code).toMatch(/^[a-z][a-z0-9_]{1,39}$/)
    expect(urlCode).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    expect(`-${urlCode}`).not.toContain('-with-')
  }
  expect(coinCodes.filter(code => `-${coins[code].alias}-`.includes('-with-'))).toEqual([])
  expect(findPaymentMethod(anyPaymentMethod)).toBeUndefined()
})

test('countries and currencies exist, and each method has a currency', () => {
  const codesOf = (wrong: (method: PaymentMethod) => boolean) => all.filter(wrong).map(method => method.code)
  expect(codesOf(method => method.currencies.length === 0)).toEqual([])
  expect(codesOf(method => !method.currencies.every(isFiatCode))).toEqual([])
  expect(codesOf(method => !method.countries.every(isCountryCode))).toEqual([])
  expect(codesOf(method => repeats(method.currencies) || repeats(method.countries))).toEqual([])
})

test.each(fiatCodes)('%s has at least four methods of its own country', fiat => {
  const local = paymentMethodsFor({ fiat }).filter(method => method.countries.length > 0)
  expect(local.length).toBeGreaterThanOrEqual(4)
})

test('within one fiat no two methods bear the same name, within a method no two banks', () => {
  const ambiguous = fiatCodes.filter(fiat =>
    serverLocales.some(locale =>
      repeats(paymentMethodsFor({ fiat }).map(method => methodName(method, locale))),
    ),
  )
  expect(ambiguous).toEqual([])
  const twice = all.filter(
    ({ banks }) => repeats(banks.map(bank => bank.code)) || repeats(banks.map(bank => bank.name)),
  )
  expect(twice).toEqual([])
})

test('every group is used, and gift cards and card wallets can be taken back', () => {
  expect(paymentMethodGroups.filter(group => !all.some(method => method.group === group))).toEqual([])
  expect(['paypal', 'venmo', 'ach'].map(code => findPaymentMethod(code)?.reversible)).toEqual([
    true,
    true,
    true,
  ])
  expect(['sbp', 'mpesa', 'opay'].map(code => findPaymentMethod(code)?.reversible)).toEqual([
    false,
    false,
    false,
  ])
})

test('methods are found by fiat and by country', () => {
  const kenyan = paymentMethodsFor({ fiat: 'KES', country: 'KE' }).map(method => method.code)
  expect(kenyan).toContain('mpesa')
  expect(kenyan).toContain('cash_in_person')
  expect(kenyan).not.toContain('opay')
  const transfer = findPaymentMethod('bank_transfer_ng')
  expect(transfer && findBank(transfer, 'gtbank')?.name).toBe('GTBank')
  expect(transfer && findBank(transfer, 'sberbank')).toBeUndefined()
  expect(transfer && isUsedIn(transfer, 'GH')).toBe(false)
})
