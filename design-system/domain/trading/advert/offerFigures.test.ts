import { expect, test } from 'vitest'
import { offerFigures } from './offerFigures.ts'

const coin = { code: 'BTC', kind: 'coin', decimals: 8, shown: 8 } as const
const fiat = { code: 'NGN', kind: 'fiat', decimals: 2, shown: 0 } as const
const offer = { price: '100000000', youGet: null }

test.each([
  ['buy', 'fiat', '250000', ['youGet', '0.0025'], ['youPay', '250000']],
  ['buy', 'crypto', '0.5', ['youPay', '50000000'], ['youGet', '0.5']],
  ['sell', 'crypto', '0.5', ['youGet', '50000000'], ['youSell', '0.5']],
  ['sell', 'fiat', '250000', ['youSell', '0.0025'], ['youGet', '250000']],
] as const)(
  'who wants to %s an amount in %s sees what differs between offers',
  (does, side, amount, main, rest) => {
    const figures = offerFigures(offer, { amount, side }, { does, coin, fiat })
    expect([figures?.main.word, figures?.main.amount]).toEqual(main)
    expect([figures?.for.word, figures?.for.amount]).toEqual(rest)
  },
)

test('what the server worked out is shown as it is', () => {
  const figures = offerFigures(
    { price: '100000000', youGet: '0.00249999' },
    { amount: '250000', side: 'fiat' },
    { does: 'buy', coin, fiat },
  )
  expect(figures?.main.amount).toBe('0.00249999')
})

test('without an amount or a price there is nothing to compare', () => {
  expect(offerFigures(offer, null, { does: 'buy', coin, fiat })).toBeNull()
  expect(
    offerFigures({ price: null, youGet: null }, { amount: '1', side: 'fiat' }, { does: 'buy', coin, fiat }),
  ).toBeNull()
})
