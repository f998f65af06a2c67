import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { DisplayAsset } from './displayAsset.ts'
import { shownFiatDecimals } from './displayAsset.ts'
import { copyableAmount, formatAmount, formatAmountParts } from './formatAmount.ts'
import type { AmountMode } from './formatAmount.ts'
import { formatRange } from './formatRange.ts'
import { locales } from './locale.ts'
import { parseDecimal } from './parseDecimal.ts'

const coin = (code: string, decimals: number, shown: number): DisplayAsset => ({
  code,
  kind: 'coin',
  decimals,
  shown,
})
const fiat = (code: string): DisplayAsset => ({
  code,
  kind: 'fiat',
  decimals: 2,
  shown: shownFiatDecimals(code),
})

const bitcoin = coin('BTC', 8, 8)
const ether = coin('ETH', 18, 6)
const tether = coin('USDT', 6, 2)
const naira = fiat('NGN')
const dollar = fiat('USD')

/** No-break spaces as `_`, so that a table shows them. */
const visible = (text: string) => text.replaceAll('\u00A0', '_')

describe.each<[amount: string, asset: DisplayAsset, mode: AmountMode, en: string, ru: string]>([
  ['250000', naira, 'full', '₦250,000', '₦250_000'],
  ['250000.00', naira, 'full', '₦250,000', '₦250_000'],
  ['250000.5', naira, 'full', '₦250,000.50', '₦250_000,50'],
  ['250000.505', naira, 'full', '₦250,000.505', '₦250_000,505'],
  ['250000.5', naira, 'shown', '₦250,001', '₦250_001'],
  ['13303.11', dollar, 'shown', '$13,303.11', '$13_303,11'],
  ['13303', dollar, 'shown', '$13,303.00', '$13_303,00'],
  ['0.4', naira, 'shown', '₦0.40', '₦0,40'],
  ['0', naira, 'shown', '₦0', '₦0'],
  ['0.00169634', bitcoin, 'full', '0.00169634_BTC', '0,00169634_BTC'],
  ['0.00850000', bitcoin, 'full', '0.0085_BTC', '0,0085_BTC'],
  ['0.0085', bitcoin, 'shown', '0.00850000_BTC', '0,00850000_BTC'],
  [
    '1234567.123456789012345678',
    ether,
    'full',
    '1,234,567.123456789012345678_ETH',
    '1_234_567,123456789012345678_ETH',
  ],
  ['0.4122999', ether, 'shown', '0.412299_ETH', '0,412299_ETH'],
  ['4910.209', tether, 'shown', '4,910.20_USDT', '4_910,20_USDT'],
  ['0.001', tether, 'shown', '0.001_USDT', '0,001_USDT'],
  ['0', tether, 'shown', '0.00_USDT', '0,00_USDT'],
  ['0', tether, 'full', '0_USDT', '0_USDT'],
  ['-12.5', tether, 'full', '−12.5_USDT', '−12,5_USDT'],
  ['-12.5', dollar, 'full', '−$12.50', '−$12,50'],
  ['15492', fiat('KES'), 'shown', 'KSh_15,492', 'KSh_15_492'],
  ['40', fiat('BYN'), 'shown', 'Br_40', 'Br_40'],
  ['40', fiat('CNY'), 'shown', '元40', '元40'],
  ['1200', fiat('GHS'), 'full', '1,200_GHS', '1_200_GHS'],
  ['1200', { ...fiat('GHS'), symbol: 'GH₵' }, 'full', 'GH₵1,200', 'GH₵1_200'],
  ['1200', { ...fiat('PLN'), symbol: 'zł' }, 'full', 'zł_1,200', 'zł_1_200'],
  ['1200', { ...fiat('AED'), symbol: 'AED' }, 'full', '1,200_AED', '1_200_AED'],
  ['147376130.4', naira, 'price', '₦147,376,130', '₦147_376_130'],
  ['92.405', fiat('RUB'), 'price', '₽92.41', '₽92,41'],
  ['0.2712349', dollar, 'price', '$0.271235', '$0,271235'],
  ['0.5', dollar, 'price', '$0.50', '$0,50'],
  ['0.00000004', dollar, 'price', '$0.00000004', '$0,00000004'],
])('%s', (amount, asset, mode, en, ru) => {
  it(`is ${en} when ${mode}`, () =>
    expect(visible(formatAmount(amount, asset, { mode, locale: 'en' }))).toBe(en))
  it(`is ${ru} when ${mode}`, () =>
    expect(visible(formatAmount(amount, asset, { mode, locale: 'ru' }))).toBe(ru))
})

it.each([
  ['USD', '$'],
  ['EUR', '€'],
  ['RUB', '₽'],
  ['BYN', 'Br'],
  ['CNY', '元'],
  ['GBP', '£'],
  ['JPY', '¥'],
  ['UAH', '₴'],
  ['NGN', '₦'],
  ['KES', 'KSh'],
])('writes %s as %s', (code, symbol) => {
  expect(formatAmountParts('1', fiat(code), { mode: 'full', locale: 'en' })[0]?.text.trim()).toBe(symbol)
})

describe('parts', () => {
  const kinds = (amount: string, asset: DisplayAsset, mode: AmountMode = 'full') =>
    formatAmountParts(amount, asset, { mode, locale: 'en', code: 'always', sign: 'always' })
      .map(part => `${part.kind}:${visible(part.text)}`)
      .join(' ')

  it.each([
    [kinds('0.00169634', bitcoin), 'sign:+ lead:0.00 integer:169634 code:_BTC'],
    [kinds('0.4122', ether), 'sign:+ integer:0.4122 code:_ETH'],
    [kinds('148.25', ether), 'sign:+ integer:148.25 code:_ETH'],
    [kinds('0', tether, 'shown'), 'lead:0.00 code:_USDT'],
    [kinds('-250000.5', naira), 'sign:− symbol:₦ integer:250,000 fraction:.50 code:_NGN'],
    [kinds('0.5', dollar), 'sign:+ symbol:$ integer:0 fraction:.50 code:_USD'],
  ])('%s', (parts, expected) => expect(parts).toBe(expected))

  it('leave the code to the column when told to', () => {
    expect(formatAmount('1', bitcoin, { mode: 'full', locale: 'en', code: 'never' })).toBe('1')
  })

  it('give no sign to what rounds to nothing', () => {
    expect(formatAmount('-0', dollar, { mode: 'shown', locale: 'en' })).toBe('$0.00')
  })
})

it('copies what a bank form takes', () => {
  expect([copyableAmount('250000.50'), copyableAmount('0.00850000')]).toEqual(['250000.5', '0.0085'])
})

it.each([
  ['15000', '3200000', naira, '₦15,000_– 3,200,000', '₦15_000_– 3_200_000'],
  ['0.001', '0.5', bitcoin, '0.001_– 0.5_BTC', '0,001_– 0,5_BTC'],
  ['100', '900', fiat('GHS'), '100_– 900_GHS', '100_– 900_GHS'],
  ['5', '5', naira, '₦5', '₦5'],
])('limits %s to %s', (min, max, asset, en, ru) => {
  expect(visible(formatRange(min, max, asset, { mode: 'full', locale: 'en' }))).toBe(en)
  expect(visible(formatRange(min, max, asset, { mode: 'full', locale: 'ru' }))).toBe(ru)
})

const amounts = fc
  .tuple(fc.bigInt({ min: 0n, max: 10n ** 26n }), fc.constantFrom(bitcoin, ether, tether, naira, dollar))
  .map(([units, asset]) => {
    const digits = String(units).padStart(asset.decimals + 1, '0')
    return { asset, amount: `${digits.slice(0, -asset.decimals)}.${digits.slice(-asset.decimals)}` }
  })

it('loses nothing in full: what is written reads back as it was', () => {
  fc.assert(
    fc.property(amounts, fc.constantFrom(...locales), ({ amount, asset }, locale) => {
      fc.pre(amount.indexOf('.') <= 18)
      const written = formatAmount(amount, { ...asset, symbol: '' }, { mode: 'full', locale, code: 'never' })
      expect(parseDecimal(written, { locale })).toEqual({ ok: true, value: copyableAmount(amount) })
    }),
    { numRuns: 1000 },
  )
})

it('is the same text as its parts in every mode', () => {
  fc.assert(
    fc.property(amounts, fc.constantFrom('shown', 'full', 'price'), ({ amount, asset }, mode) => {
      const options = { mode, locale: 'ru', sign: 'always' } as const
      const parts = formatAmountParts(amount, asset, options)
      expect(parts.map(part => part.text).join('')).toBe(formatAmount(amount, asset, options))
      expect(parts.every(part => part.text !== '')).toBe(true)
    }),
  )
})
