import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as decimal from './decimal.ts'

const { add, compare, divide, multiply, round, subtract, toFixedDecimals } = decimal

const decimals = fc
  .tuple(fc.bigInt({ min: -(10n ** 24n), max: 10n ** 24n }), fc.integer({ min: 0, max: 18 }))
  .map(([units, scale]) => asText(units, scale))

function asText(units: bigint, scale: number): string {
  const digits = String(units < 0n ? -units : units).padStart(scale + 1, '0')
  const cut = digits.length - scale
  return `${units < 0n ? '-' : ''}${digits.slice(0, cut)}${scale ? `.${digits.slice(cut)}` : ''}`
}

describe('exact arithmetic', () => {
  it.each([
    [add('0.1', '0.2'), '0.3'],
    [subtract('1', '0.99999999'), '0.00000001'],
    [subtract('5', '5.0'), '0'],
    [multiply('0.00169634', '147376130'), '250000.0243642'],
    [multiply('123456789012345678', '1.000000000000000001'), '123456789012345678.123456789012345678'],
    [add('-0', '0.00'), '0'],
    [decimal.trim('007.500'), '7.5'],
    [decimal.trim('-0.0'), '0'],
    [decimal.negate('0'), '0'],
    [decimal.negate('2.5'), '-2.5'],
    [decimal.absolute('-2.50'), '2.5'],
    [decimal.smallest('2', '10', '-1'), '-1'],
    [decimal.largest('2', '10', '-1'), '10'],
  ])('gives %s for %s', (result, expected) => expect(result).toBe(expected))

  it('counts the digits that matter after the point', () => {
    expect([decimal.decimalsOf('1'), decimal.decimalsOf('1.50'), decimal.decimalsOf('0.00000001')]).toEqual([
      0, 1, 8,
    ])
  })

  it.each(['1e3', 'NaN', 'Infinity', '', ' 1', '1.', '.5', '1,5', '+1', '0x1', '9'.repeat(90)])(
    'refuses %j',
    text => expect(() => add(text, '1')).toThrow(RangeError),
  )

  it('undoes what it did', () => {
    fc.assert(
      fc.property(decimals, decimals, (a, b) => {
        expect(compare(subtract(add(a, b), b), a)).toBe(0)
        expect(compare(multiply(a, b), multiply(b, a))).toBe(0)
        fc.pre(!decimal.isZero(b))
        expect(divide(multiply(a, b), b, { decimals: 18, rounding: 'halfEven' })).toBe(decimal.trim(a))
      }),
    )
  })
})

describe('rounding', () => {
  it.each([
    ['down', '1', '-1', '1', '-1'],
    ['up', '2', '-2', '2', '-2'],
    ['floor', '1', '-2', '1', '-2'],
    ['ceil', '2', '-1', '2', '-1'],
    ['halfUp', '2', '-2', '1', '-1'],
    ['halfEven', '2', '-2', '1', '-1'],
  ] as const)('%s', (mode, half, negativeHalf, third, negativeThird) => {
    expect(round('1.5', 0, mode)).toBe(half)
    expect(round('-1.5', 0, mode)).toBe(negativeHalf)
    expect(divide('4', '3', { decimals: 0, rounding: mode })).toBe(third)
    expect(divide('-4', '3', { decimals: 0, rounding: mode })).toBe(negativeThird)
    expect(divide('3', '2', { decimals: 0, rounding: mode })).toBe(half)
    expect(divide('3', '-2', { decimals: 0, rounding: mode })).toBe(negativeHalf)
  })

  it('takes a half to the even neighbour when told to', () => {
    expect([round('0.5', 0, 'halfEven'), round('2.5', 0, 'halfEven'), round('2.5', 0, 'halfUp')]).toEqual([
      '0',
      '2',
      '3',
    ])
  })

  it('takes a half of a quotient to the even neighbour too', () => {
    const half = { decimals: 0, rounding: 'halfEven' } as const
    expect([divide('5', '2', half), divide('7', '2', half), divide('-5', '2', half)]).toEqual([
      '2',
      '4',
      '-2',
    ])
  })

  it('keeps the digits asked for', () => {
    expect(toFixedDecimals('1.5', 2, 'down')).toBe('1.50')
    expect(toFixedDecimals('-0.001', 2, 'down')).toBe('0.00')
    expect(divide('250000', '147376130', { decimals: 8, rounding: 'up' })).toBe('0.00169634')
  })

  it('refuses to divide by nothing', () => {
    expect(() => divide('1', '0.00', { decimals: 2, rounding: 'down' })).toThrow('zero')
  })

  it('never moves a quotient by a whole unit', () => {
    fc.assert(
      fc.property(decimals, decimals, fc.constantFrom(...decimal.roundings), (a, b, rounding) => {
        fc.pre(!decimal.isZero(b))
        const unit = '0.00000001'
        const off = subtract(multiply(divide(a, b, { decimals: 8, rounding }), b), a)
        expect(compare(decimal.absolute(off), multiply(unit, decimal.absolute(b)))).toBeLessThan(0)
      }),
    )
  })
})
