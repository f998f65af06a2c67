import { assert, bigInt, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compare, multiply, subtract } from '../../../format/decimal.ts'
import type { NamedAsset } from '../../reference/asset/assetBook.ts'
import {
  amountsAt,
  firstAmount,
  firstAsk,
  powerBelow,
  quickAmounts,
  readAmount,
  takesAmount,
  usualAmounts,
} from './calculatorFigures.ts'
import { readAsk } from './calculatorReading.ts'
import type { CalculatorPair, PricedOffer } from './calculatorShape.ts'
import { cheapestMethods } from '../calculatorSections/cheapestMethods.ts'

const asset = (code: string, kind: 'coin' | 'fiat', decimals: number): NamedAsset => ({
  code,
  name: code,
  kind,
  decimals,
  shown: decimals,
})
const pair: CalculatorPair = { coin: asset('BTC', 'coin', 8), fiat: asset('NGN', 'fiat', 2) }
const offer = (price: string | null, minimum: string, maximum: string): PricedOffer => ({
  id: `${price} ${minimum}`,
  price,
  minimum,
  maximum,
})

describe('two amounts', () => {
  it('follow each other at the rate: coins are rounded down, money half up', () => {
    const at = (text: string, field: 'pay' | 'get', does: 'buy' | 'sell' = 'buy') =>
      readAsk({ does, field, text }, pair, { rate: '147968000', locale: 'en' })
    expect(at('250000', 'pay')).toMatchObject({ follower: 'get', followed: '0.00168955', fault: null })
    expect(at('0.01', 'get')).toMatchObject({ follower: 'pay', followed: '1479680' })
    expect(at('0.01', 'pay', 'sell')).toMatchObject({ follower: 'get', followed: '1479680' })
    expect(at('250,000', 'get', 'sell')).toMatchObject({ follower: 'pay', followed: '0.00168955' })
  })

  it.each([
    ['', 'empty'],
    ['0', 'zero'],
    ['0.00', 'zero'],
    ['-1', 'negative'],
    ['1e3', 'exponent'],
    ['ten', 'invalid'],
    ['1.234', 'tooManyDecimals'],
    ['9'.repeat(30), 'tooLong'],
  ])('say of %j what is wrong with it: %s', (text, fault) => {
    expect(readAmount(text, pair.fiat, 'en')).toEqual({ ok: false, fault })
    const reading = readAsk({ does: 'buy', field: 'pay', text }, pair, { rate: '1', locale: 'en' })
    expect(reading).toMatchObject({ fault, written: null, followed: null })
  })

  it('are nothing where there is no rate', () => {
    const ask = { does: 'buy', field: 'pay', text: '5' } as const
    expect(readAsk(ask, pair, { rate: null, locale: 'en' }).followed).toBeNull()
    expect(amountsAt({ amount: '5', side: 'fiat' }, '0', pair)).toBeNull()
  })

  it('never come to more coins than were paid for', () => {
    const units = bigInt({ min: 1n, max: 10n ** 15n })
    assert(
      property(units, units, (paid, price) => {
        const coins = amountsAt({ amount: String(paid), side: 'fiat' }, String(price), pair)?.coin ?? '0'
        const cost = multiply(coins, String(price))
        const rest = subtract(String(paid), cost)
        const unit = multiply('0.00000001', String(price))
        expect([compare(rest, '0') >= 0, compare(rest, unit) < 0]).toEqual([true, true])
      }),
    )
  })
})

describe('an offer', () => {
  it('takes an amount within its limits, at its own price', () => {
    const one = offer('100', '1000', '5000')
    const takesOf = (amount: string, side: 'fiat' | 'crypto') => takesAmount(one, { amount, side }, pair)
    expect(['999.99', '1000', '5000', '5000.01'].map(text => takesOf(text, 'fiat'))).toEqual([
      false,
      true,
      true,
      false,
    ])
    expect(['9.99', '10', '50', '50.01'].map(text => takesOf(text, 'crypto'))).toEqual([
      false,
      true,
      true,
      false,
    ])
    expect(takesAmount(offer(null, '1', '2'), { amount: '1', side: 'fiat' }, pair)).toBe(false)
  })
})

describe('usual amounts', () => {
  it.each([
    ['147968000', '100000000'],
    ['1600', '1000'],
    ['0.00010813', '0.0001'],
    ['10', '10'],
    ['0.9', '0.1'],
    ['007.50', '1'],
  ])('of %s begin at a power of ten', (amount, power) => {
    expect(powerBelow(amount)).toBe(power)
  })

  it('are about a dollar of money, about ten of coins, and on from there', () => {
    const usual = usualAmounts({ rate: '147968000', dollars: '92480' }, pair)
    expect(usual?.fiat).toEqual([
      '1000',
      '5000',
      '10000',
      '50000',
      '100000',
      '500000',
      '1000000',
      '5000000',
      '10000000',
    ])
    expect(usual?.coin).toEqual(['0.0001', '0.0005', '0.001', '0.005', '0.01', '0.05', '0.1', '0.5', '1'])
    expect(usual && quickAmounts(usual)).toEqual(['50000', '100000', '500000', '1000000', '5000000'])
  })

  it('have no parts that the asset does not have', () => {
    const yen = { ...pair, fiat: asset('JPY', 'fiat', 0) }
    expect(usualAmounts({ rate: '60', dollars: '100' }, yen)?.fiat[0]).toBe('1')
    expect(usualAmounts({ rate: '0', dollars: '1' }, pair)).toBeNull()
    expect(usualAmounts({ rate: '1', dollars: '0' }, pair)).toBeNull()
  })

  it('rise, whatever a coin costs', () => {
    const price = bigInt({ min: 1n, max: 10n ** 12n }).map(String)
    assert(
      property(price, price, (rate, dollars) => {
        const usual = usualAmounts({ rate, dollars }, pair)
        for (const list of [usual?.fiat ?? [], usual?.coin ?? []])
          expect(list).toEqual(list.toSorted((a, b) => compare(a, b)))
      }),
    )
  })
})

describe('the amount of who has said none', () => {
  it('is a round one that the best offers take', () => {
    const offers = [offer('1', '12000', '900000'), offer('2', '30000', '80000'), offer('3', '5000', '9000')]
    expect(firstAmount({ offers, worth: null }, pair)).toBe('50000')
    expect(firstAmount({ offers: [offer('1', '12000', '15000')], worth: null }, pair)).toBe('12000')
    expect(firstAmount({ offers: [offer(null, '1', '2'), ...offers.slice(1)], worth: null }, pair)).toBe(
      '50000',
    )
  })

  it('is about a hundred dollars where nobody offers anything', () => {
    const worth = { rate: '147968000', dollars: '92480' }
    expect(firstAsk('sell', { offers: [], worth }, pair)).toEqual({
      does: 'sell',
      field: 'get',
      text: '200000',
    })
    expect(firstAmount({ offers: [], worth: null }, pair)).toBe('100')
  })
})

describe('the cheapest methods', () => {
  it('are those that the first offers of a list name, each once', () => {
    const method = (code: string) => ({
      code,
      name: code,
      group: 'bank' as never,
      speed: 'instant' as const,
      reversible: false,
    })
    const rows = [
      { id: '1', price: '10', paymentMethods: ['a', 'b'].map(method) },
      { id: '2', price: null, paymentMethods: ['d'].map(method) },
      { id: '3', price: '11', paymentMethods: ['b', 'c'].map(method) },
    ] as never
    const found = cheapestMethods(rows).map(({ method: { code }, offer: { id } }) => [code, id])
    expect(found).toEqual([
      ['a', '1'],
      ['b', '1'],
      ['c', '3'],
    ])
  })
})
