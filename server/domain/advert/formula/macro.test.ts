import { expect, test } from 'vitest'
import { rateNames } from '../../rate/rateName.ts'
import { macrosFor, mostMacros } from './macro.ts'

const naira = { coin: 'BTC', fiat: 'NGN' } as const

test('the pair comes first, then its two legs', () => {
  expect(macrosFor(naira, '').slice(0, 4)).toEqual(['btc_ngn', 'btc_usd', 'usd_ngn', 'btc_rub'])
  expect(macrosFor({ coin: 'TON', fiat: 'USD' }, '').slice(0, 1)).toEqual(['ton_usd'])
})

test('what begins as it is typed comes before what only holds it; in either case', () => {
  const typed = macrosFor(naira, 'USD_')
  expect(typed[0]).toBe('usd_ngn')
  expect(typed.every(name => name.includes('usd_'))).toBe(true)
  expect(macrosFor(naira, 'ngn')[0]).toBe('ngn_usd')
  expect(macrosFor(naira, 'sin(')).toEqual([])
})

test('there are never too many, each once, and all of them are rates', () => {
  const all = macrosFor(naira, '')
  expect(all).toHaveLength(mostMacros)
  expect(new Set(all).size).toBe(all.length)
  expect(all.every(name => rateNames.includes(name))).toBe(true)
})
