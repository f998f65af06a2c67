import { describe, expect, test } from 'vitest'
import { amountsOf, worsePercent } from './exchange.ts'

const btc = { decimals: 8 }
const ngn = { decimals: 2 }
const terms = { price: '147376130', coin: btc, fiat: ngn }

describe('both amounts of a trade', () => {
  test.each([
    ['fiat', '250000', { fiat: '250000', coin: '0.00169633' }],
    ['crypto', '0.00169634', { fiat: '250000.02', coin: '0.00169634' }],
    ['crypto', '0.00000001', { fiat: '1.47', coin: '0.00000001' }],
    ['fiat', '0.01', { fiat: '0.01', coin: '0' }],
  ] as const)('%s %s', (side, amount, both) => {
    expect(amountsOf({ amount, side }, terms)).toEqual(both)
  })

  test('are none without a price', () => {
    expect(amountsOf({ amount: '1', side: 'fiat' }, { ...terms, price: '0' })).toBeNull()
  })
})

test.each([
  ['buy', '100', '101', '1'],
  ['buy', '100', '99.5', '-0.5'],
  ['sell', '100', '101', '-1'],
  ['sell', '147376130', '147000000', '0.26'],
] as const)('for one who wants to %s, %s to %s is %s %% worse', (does, before, now, percent) => {
  expect(worsePercent(before, now, does)).toBe(percent)
})
