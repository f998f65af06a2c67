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
  /** In English; other languages have their own in `server/locales`. */
  readonly name: string
  readonly symbol: string
  /** Decimal places of the smallest unit that people pay (ISO 4217). */
  readonly minorUnits: number
}

type FiatRow = readonly [symbol: string, minorUnits: number, name: string]

const table = {
  RUB: ['₽', 2, 'Russian rouble'],
  USD: ['$', 2, 'US dollar'],
  EUR: ['€', 2, 'Euro'],
  GBP: ['£', 2, 'British pound'],
  BYN: ['Br', 2, 'Belarusian rouble'],
  UAH: ['₴', 2, 'Ukrainian hryvnia'],
  CNY: ['元', 2, 'Chinese yuan'],
  JPY: ['¥', 0, 'Japanese yen'],
  NGN: ['₦', 2, 'Nigerian naira'],
  GHS: ['GH₵', 2, 'Ghanaian cedi'],
  KES: ['KSh', 2, 'Kenyan shilling'],
  KZT: ['₸', 2, 'Kazakhstani tenge'],
  TRY: ['₺', 2, 'Turkish lira'],
  INR: ['₹', 2, 'Indian rupee'],
  AED: ['AED', 2, 'UAE dirham'],
  BRL: ['R$', 2, 'Brazilian real'],
  ZAR: ['R', 2, 'South African rand'],
  PLN: ['zł', 2, 'Polish zloty'],
  UZS: ['soʻm', 2, 'Uzbekistani som'],
  GEL: ['₾', 2, 'Georgian lari'],
} as const satisfies Record<FiatCode, FiatRow>

/** Every fiat by its code. */
export const fiats: Readonly<Record<FiatCode, Fiat>> = Object.fromEntries(
  fiatCodes.map(code => {
    const [symbol, minorUnits, name] = table[code]
    return [code, { code, symbol, minorUnits, name }]
  }),
) as Record<FiatCode, Fiat>

/** Whether a text is the code of one of our fiats (upper case). */
export const isFiatCode = (text: string): text is FiatCode => Object.hasOwn(table, text)
