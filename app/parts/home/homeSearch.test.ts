import { expect, it } from 'vitest'
import { homeParameters, homeSearchOf, usualAmount } from './homeSearch.ts'

const usual = { coin: 'BTC', fiat: 'RUB' }

it.each([
  [{}, { type: 'buy', coin: 'BTC', fiat: 'RUB', amount: '5000' }],
  [{ fiat: 'NGN' }, { type: 'buy', coin: 'BTC', fiat: 'NGN', amount: '50000' }],
  [
    { side: 'sell', coin: 'USDT', amount: '12,500.50' },
    { type: 'sell', coin: 'USDT', fiat: 'RUB', amount: '12500.5' },
  ],
  [{ amount: '12 500,5' }, { type: 'buy', coin: 'BTC', fiat: 'RUB', amount: '12500.5' }],
  [{ amount: '12\u00A0500' }, { type: 'buy', coin: 'BTC', fiat: 'RUB', amount: '12500' }],
  [{ amount: '0' }, { type: 'buy', coin: 'BTC', fiat: 'RUB', amount: '5000' }],
  [{ amount: '1,2,3' }, { type: 'buy', coin: 'BTC', fiat: 'RUB', amount: '5000' }],
])('reads %j', (query, search) => {
  expect(homeSearchOf(query, usual)).toEqual(search)
})

it('has a sum for a currency that is new', () => {
  expect(usualAmount('XYZ')).toBe('100')
})

it.each([
  ['side', 'both'],
  ['coin', 'btc'],
  ['coin', '<b>'],
  ['fiat', 'NGNX'],
  ['amount', '-5'],
  ['amount', '1e9'],
  ['amount', '9'.repeat(21)],
  ['amount', ''],
] as const)('takes no %s that is %j', (name, value) => {
  expect(homeParameters[name].test(value)).toBe(false)
})
