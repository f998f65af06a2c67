import { expect, it } from 'vitest'
import { addMoney, compareMoney, convert, convertBack, subtractMoney } from './money.ts'
import type { Money } from './money.ts'

const naira = (amount: string): Money => ({ amount, asset: 'NGN' })
const bitcoin = (amount: string): Money => ({ amount, asset: 'BTC' })

it('adds and subtracts exactly', () => {
  expect(addMoney(naira('0.1'), naira('0.2'))).toEqual(naira('0.3'))
  expect(subtractMoney(naira('1'), naira('1.00'))).toEqual(naira('0'))
  expect(compareMoney(naira('10'), naira('9'))).toBe(1)
})

it('refuses assets that turn out to differ while running', () => {
  expect(() => addMoney(naira('1'), bitcoin('1'))).toThrow('Mixed assets: NGN and BTC')
})

it('converts there down to the unit and back', () => {
  const coins = convertBack(naira('250000'), '147376130', 'BTC', { decimals: 8, rounding: 'down' })
  expect(coins).toEqual({ amount: '0.00169633', asset: 'BTC' })
  expect(convert(coins, '147376130', 'NGN', { decimals: 2, rounding: 'halfUp' })).toEqual({
    amount: '249998.55',
    asset: 'NGN',
  })
})
