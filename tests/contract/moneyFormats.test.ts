import { wordsOf } from '../../design-system/locales/words.ts'
import { createI18n } from '../../design-system/locales/createI18n.ts'
import { shownFiatDecimals, type DisplayAsset } from '../../design-system/format/displayAsset.ts'
import { formatAmount } from '../../design-system/format/formatAmount.ts'
import { formatDate, type DateFormat } from '../../design-system/format/date/formatDate.ts'
import { roundedCountLabel, volumeRangeLabel } from '../../design-system/format/labels.ts'
import { locales, type Locale } from '../../design-system/format/locale.ts'
import {
  formatNumber,
  type NumberFormat,
  type NumberRounding,
} from '../../design-system/format/numberFormat.ts'
import { amountField } from '../../design-system/forms/engine/fields/numberFields.ts'
import { formMessageText } from '../../design-system/forms/formMessageText.ts'
import type { i18n } from 'i18next'
import { beforeAll, describe, expect, it } from 'vitest'
import { coinCodes, coins, type CoinCode } from '../../server/domain/reference/coin.ts'
import { fiatCodes, fiats, type FiatCode } from '../../server/domain/reference/fiat.ts'

/** The specification's constants (001 §9), against the reference data that the server has and the formats that screens have. */

const visible = (text: string) => text.replaceAll(/[\u00A0\u202F]/g, '_')
const both = (write: (locale: Locale) => string) => locales.map(locale => visible(write(locale)))

const coin = (code: CoinCode): DisplayAsset => ({
  code,
  kind: 'coin',
  decimals: coins[code].scale,
  shown: coins[code].shownDecimals,
})
const fiat = (code: FiatCode): DisplayAsset => ({
  code,
  kind: 'fiat',
  decimals: fiats[code].minorUnits,
  shown: shownFiatDecimals(code),
  symbol: fiats[code].symbol,
})

describe('coins', () => {
  const twoDecimals = ['USDT', 'USDC', 'DAI', 'TRX', 'LTC', 'A7A5', 'RUBT', 'TON']

  it.each(coinCodes)('%s has the digits of its table', code => {
    const digits = { BTC: 8, ETH: 6, XMR: 6 }[code as string] ?? 2
    expect(twoDecimals.includes(code)).toBe(digits === 2)
    const written = (decimal: string) =>
      `1${decimal === '.' ? ',' : '_'}234${decimal}${'5'.padEnd(digits, '0')}_${code}`
    expect(both(locale => formatAmount('1234.5', coin(code), { mode: 'shown', locale }))).toEqual([
      written('.'),
      written(','),
    ])
    // The last unit is never lost.
    const least = `0.${'1'.padStart(coins[code].scale, '0')}`
    expect(both(locale => formatAmount(least, coin(code), { mode: 'full', locale }))).toEqual([
      `${least}_${code}`,
      `${least.replace('.', ',')}_${code}`,
    ])
  })
})

describe('fiat', () => {
  const symbols = { USD: '$', EUR: '€', RUB: '₽', CNY: '元', GBP: '£', JPY: '¥', UAH: '₴', NGN: '₦' }

  it.each(Object.entries(symbols))(
    '%s is %s, with two digits for dollars and euros alone',
    (code, symbol) => {
      const shown = code === 'USD' || code === 'EUR'
      expect(
        both(locale => formatAmount('1234.56', fiat(code as FiatCode), { mode: 'shown', locale })),
      ).toEqual(shown ? [`${symbol}1,234.56`, `${symbol}1_234,56`] : [`${symbol}1,235`, `${symbol}1_235`])
    },
  )

  it('BYN is Br, which stands apart', () => {
    expect(both(locale => formatAmount('40', fiat('BYN'), { mode: 'full', locale }))).toEqual([
      'Br_40',
      'Br_40',
    ])
  })

  it.each(fiatCodes)('%s shows its minor units where they are not zero and must be paid', code => {
    const whole = both(locale => formatAmount('7.00', fiat(code), { mode: 'full', locale }))
    const part = both(locale => formatAmount('7.5', fiat(code), { mode: 'full', locale }))
    expect(whole.every(text => /7(?![.,\d])/.test(text))).toBe(true)
    expect(part.map(text => /7[.,]50?/.exec(text)?.[0])).toEqual(
      fiats[code].minorUnits === 2 ? ['7.50', '7,50'] : ['7.5', '7,5'],
    )
  })
})

describe('numbers', () => {
  it.each<[NumberFormat, NumberRounding, string, string, string]>([
    ['raw', 'round', '1234567.10', '1234567.1', '1234567.1'],
    ['round', 'round', '1234.5', '1,235', '1_235'],
    ['round', 'floor', '1234.9', '1,234', '1_234'],
    ['round', 'ceil', '1234.1', '1,235', '1_235'],
    ['round', 'floor', '-1234.1', '−1,235', '−1_235'],
    ['round', 'ceil', '-1234.9', '−1,234', '−1_234'],
    ['fiat', 'round', '0.005', '0.01', '0,01'],
    ['fiat', 'floor', '0.009', '0.00', '0,00'],
    ['crypto', 'round', '12', '12.00', '12,00'],
    ['crypto', 'ceil', '12.001', '12.01', '12,01'],
    ['detailed', 'round', '0.1234565', '0.123457', '0,123457'],
    ['detailed', 'floor', '0.1234569', '0.123456', '0,123456'],
    ['full', 'round', '0.123456785', '0.12345679', '0,12345679'],
    ['full', 'floor', '0.123456789', '0.12345678', '0,12345678'],
    [
      'spaced',
      'round',
      '1234567.000000000000000001',
      '1,234,567.000000000000000001',
      '1_234_567,000000000000000001',
    ],
  ])('%s by %s of %s', (format, rounding, value, en, ru) => {
    expect(both(locale => formatNumber(value, { format, rounding, locale }))).toEqual([en, ru])
  })
})

it.each([
  ['0.2', '0–0.25', '0–0,25'],
  ['0.25', '0.25–0.5', '0,25–0,5'],
  ['0.5', '0.5–1', '0,5–1'],
  ['1', '1–2', '1–2'],
  ['2', '2–5', '2–5'],
  ['5', '5–20', '5–20'],
  ['20', '20–50', '20–50'],
  ['50', '50–100', '50–100'],
  ['100', '100–250', '100–250'],
  ['250', '250–500', '250–500'],
  ['500', '500–1k', '500–1k'],
  ['1000', '1k–5k', '1k–5k'],
  ['5000', '5k–10k', '5k–10k'],
  ['10000', '10k–100k', '10k–100k'],
  ['100000', '100k–1kk', '100k–1kk'],
  ['1000000', '1kk–10kk', '1kk–10kk'],
  ['10000000', '10kk+', '10kk+'],
])('a volume of %s is in %s', (volume, en, ru) => {
  expect(both(locale => volumeRangeLabel(volume, locale))).toEqual([en, ru])
})

it.each([
  [10, '10', '10'],
  [11, '10+', '10+'],
  [99, '90+', '90+'],
  [101, '100+', '100+'],
  [149, '100+', '100+'],
  [150, '150+', '150+'],
  [1001, '1,000+', '1_000+'],
  [12_345, '12,300+', '12_300+'],
])('%d things are %s', (count, en, ru) => {
  expect(both(locale => roundedCountLabel(count, locale))).toEqual([en, ru])
})

it.each<[DateFormat, string, string]>([
  ['numeric', '05.03.2026', '05.03.2026'],
  ['dayMonth', 'March 5', '5 марта'],
  ['date', 'Mar 05 2026', '05 мар. 2026'],
  ['dateTime', 'Mar 05 2026 9:07', '05 мар. 2026 9:07'],
])('a date as %s', (format, en, ru) => {
  const at = '2026-03-05T09:07:00Z'
  expect(both(locale => formatDate(at, { format, locale, timeZone: 'UTC' }))).toEqual([en, ru])
})

describe('what is typed into an amount', () => {
  const words = new Map<Locale, i18n>()
  beforeAll(async () => {
    for (const locale of locales) words.set(locale, await createI18n(locale))
  })
  /** What the field understood; else what it says. */
  function typed(text: string, locale: Locale): string {
    const around = { locale, valueOf: () => undefined }
    const context = { decimals: 18, positive: true } as const
    const content = amountField.update(text, context, around)
    const said = amountField.validate(content, context, around)
    if (said === null || said.message === null) return content.value
    const translator = words.get(locale)
    if (translator === undefined) throw new Error(`no words in ${locale}`)
    return formMessageText(wordsOf(translator), said.message)
  }

  it.each([
    ['1 234,5', '1234.5', '1234.5'],
    ['1\u00A0234,5', '1234.5', '1234.5'],
    ['1,234.5', '1234.5', '1234.5'],
    ['1.234,5', '1234.5', '1234.5'],
    ['1,234', '1234', '1.234'],
    ['.5', '0.5', '0.5'],
    [',5', '0.5', '0.5'],
    ['5.', '5', '5'],
    ['0.000000000000000001', '0.000000000000000001', '0.000000000000000001'],
    ['1e3', 'Write the number out, without e', 'Напишите число полностью, без e'],
    ['1E-7', 'Write the number out, without e', 'Напишите число полностью, без e'],
    ['１', 'Use the digits 0 to 9', 'Пишите цифрами от 0 до 9'],
    ['١٢', 'Use the digits 0 to 9', 'Пишите цифрами от 0 до 9'],
    ['--1', 'Invalid number', 'Неверное число'],
    ['1..5', 'Invalid number', 'Неверное число'],
    ['12 34', 'Invalid number', 'Неверное число'],
    ['₦500', 'Invalid number', 'Неверное число'],
    ['NaN', 'Invalid number', 'Неверное число'],
    ['-5', 'Value should be bigger than 0', 'Значение должно быть больше 0'],
    ['0', 'Value should be bigger than 0', 'Значение должно быть больше 0'],
    ['9'.repeat(40), 'Too many digits', 'Слишком много цифр'],
    [`0.${'1'.repeat(40)}`, 'Too many digits', 'Слишком много цифр'],
  ])('%j', (text, en, ru) => {
    expect(locales.map(locale => typed(text, locale))).toEqual([en, ru])
  })
})
