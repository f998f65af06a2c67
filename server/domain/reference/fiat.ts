import type { Localized } from './localized.ts'

/** The fiat currencies that adverts are made in, in the order of lists. ISO 4217 codes. */
export const fiatCodes = [
  'RUB',
  'USD',
  'EUR',
  'GBP',
  'BYN',
  'UAH',
  'CNY',
  'JPY',
  'NGN',
  'GHS',
  'KES',
  'KZT',
  'TRY',
  'INR',
  'AED',
  'BRL',
  'ZAR',
  'PLN',
  'UZS',
  'GEL',
] as const
export type FiatCode = (typeof fiatCodes)[number]

export type Fiat = {
  readonly code: FiatCode
  readonly name: Localized
  readonly symbol: string
  /** Decimal places of the smallest unit that people pay (ISO 4217). */
  readonly minorUnits: number
}

type FiatRow = readonly [symbol: string, minorUnits: number, en: string, ru: string]

const table = {
  RUB: ['₽', 2, 'Russian rouble', 'Российский рубль'],
  USD: ['$', 2, 'US dollar', 'Доллар США'],
  EUR: ['€', 2, 'Euro', 'Евро'],
  GBP: ['£', 2, 'British pound', 'Фунт стерлингов'],
  BYN: ['Br', 2, 'Belarusian rouble', 'Белорусский рубль'],
  UAH: ['₴', 2, 'Ukrainian hryvnia', 'Украинская гривна'],
  CNY: ['元', 2, 'Chinese yuan', 'Китайский юань'],
  JPY: ['¥', 0, 'Japanese yen', 'Японская иена'],
  NGN: ['₦', 2, 'Nigerian naira', 'Нигерийская найра'],
  GHS: ['GH₵', 2, 'Ghanaian cedi', 'Ганский седи'],
  KES: ['KSh', 2, 'Kenyan shilling', 'Кенийский шиллинг'],
  KZT: ['₸', 2, 'Kazakhstani tenge', 'Казахстанский тенге'],
  TRY: ['₺', 2, 'Turkish lira', 'Турецкая лира'],
  INR: ['₹', 2, 'Indian rupee', 'Индийская рупия'],
  AED: ['AED', 2, 'UAE dirham', 'Дирхам ОАЭ'],
  BRL: ['R$', 2, 'Brazilian real', 'Бразильский реал'],
  ZAR: ['R', 2, 'South African rand', 'Южноафриканский рэнд'],
  PLN: ['zł', 2, 'Polish zloty', 'Польский злотый'],
  UZS: ['soʻm', 2, 'Uzbekistani som', 'Узбекский сум'],
  GEL: ['₾', 2, 'Georgian lari', 'Грузинский лари'],
} as const satisfies Record<FiatCode, FiatRow>

/** Every fiat by its code. */
export const fiats: Readonly<Record<FiatCode, Fiat>> = Object.fromEntries(
  fiatCodes.map(code => {
    const [symbol, minorUnits, en, ru] = table[code]
    return [code, { code, symbol, minorUnits, name: { en, ru } }]
  }),
) as Record<FiatCode, Fiat>

/** Whether a text is the code of one of our fiats (upper case). */
export const isFiatCode = (text: string): text is FiatCode => Object.hasOwn(table, text)
