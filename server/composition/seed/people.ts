import type { ServerLocale } from '../../locales/wording.ts'
import type { CountryCode } from '../../domain/reference/country.ts'
import type { FiatCode } from '../../domain/reference/fiat.ts'

interface Place {
  readonly country: CountryCode
  readonly fiat: FiatCode
  readonly locale: ServerLocale
  readonly timeZone: string
}

const nigeria: Place = { country: 'NG', fiat: 'NGN', locale: 'en', timeZone: 'Africa/Lagos' }
const russia: Place = { country: 'RU', fiat: 'RUB', locale: 'ru', timeZone: 'Europe/Moscow' }

/** Somebody of the demo market. */
export interface SeedPerson extends Place {
  readonly userName: string
  /** Trades that they have behind them, before the market that is seeded begins. */
  readonly trades: number
  /** Positive share of their feedback, in tenths of a per cent. */
  readonly rating: number
  readonly releaseMinutes: number
  readonly legalName?: string
  readonly roles?: readonly ('arbiter' | 'operator')[]
  /** Of their authenticator, in base32; `/dev` shows the codes of the demo's operators, who have no phone. */
  readonly totpSecret?: string
}

/** The password of every account of the demo market; the README gives it. It opens nothing but the demo. */
export const demoPassword = 'Souk-demo-1'

/** Those whom `/dev` logs in as. */
export const namedAccounts: readonly SeedPerson[] = [
  {
    userName: 'amina',
    ...nigeria,
    trades: 23,
    rating: 1000,
    releaseMinutes: 6,
    legalName: 'AMINA O. BELLO',
  },
  {
    userName: 'kunle',
    ...nigeria,
    trades: 4812,
    rating: 994,
    releaseMinutes: 4,
    legalName: 'KUNLE O. ADEYEMI',
  },
  {
    userName: 'marina',
    ...russia,
    trades: 1207,
    rating: 989,
    releaseMinutes: 5,
    legalName: 'МАРИНА К.',
  },
  {
    userName: 'arbiter',
    country: 'NG',
    fiat: 'USD',
    locale: 'en',
    timeZone: 'UTC',
    trades: 0,
    rating: 1000,
    releaseMinutes: 0,
    roles: ['arbiter'],
  },
  // Two: what one of them asks for, the other one decides.
  operatorNamed('operator', 'KNSWG4TFOQQG6ZRAN5XGKIDP'),
  operatorNamed('operator2', 'KNSWG4TFOQQG6ZRANVXXEZJA'),
]

function operatorNamed(userName: string, totpSecret: string): SeedPerson {
  const place = { country: 'NG', fiat: 'USD', locale: 'en', timeZone: 'UTC' } as const
  return { userName, totpSecret, ...place, trades: 0, rating: 1000, releaseMinutes: 0, roles: ['operator'] }
}

type Row = readonly [name: string, trades: number, rating: number, releaseMinutes: number]

interface Town {
  readonly place: Place
  readonly people: readonly Row[]
}

const towns: readonly Town[] = [
  {
    place: nigeria,
    people: [
      ['lagoscoin', 4120, 994, 4],
      ['adaeze_fx', 1236, 987, 7],
      ['Kunle.Trades', 389, 1000, 9],
      ['QuickNaira', 2904, 972, 2],
      ['ngozi_btc', 764, 991, 11],
      ['Tobi_Exchange', 10540, 968, 6],
      ['emeka88', 58, 949, 14],
      ['zainab.pay', 0, 0, 0],
    ],
  },
  {
    place: russia,
    people: [
      ['Марина_К', 1207, 989, 5],
      ['Сергей.обмен', 2655, 992, 3],
      ['volga_p2p', 611, 978, 8],
      ['Тихон', 94, 960, 12],
      ['northline', 9034, 998, 2],
      ['Аня_крипто', 0, 0, 0],
    ],
  },
  {
    place: { country: 'KE', fiat: 'KES', locale: 'en', timeZone: 'Africa/Nairobi' },
    people: [
      ['wanjiru.p2p', 318, 974, 6],
      ['mombasa_fx', 842, 985, 5],
      ['otieno', 77, 962, 10],
      ['savanna_coin', 1530, 990, 4],
    ],
  },
  {
    place: { country: 'GH', fiat: 'GHS', locale: 'en', timeZone: 'Africa/Accra' },
    people: [
      ['kofi_trade', 402, 981, 7],
      ['ama.sika', 199, 995, 5],
      ['cedi_hub', 1011, 969, 9],
      ['yaw88', 31, 935, 16],
    ],
  },
  {
    place: { country: 'US', fiat: 'USD', locale: 'en', timeZone: 'America/New_York' },
    people: [
      ['brooklyn_block', 733, 983, 8],
      ['satoshi_st', 2210, 991, 5],
      ['desert.fox', 145, 958, 18],
      ['maple_ln', 12, 1000, 9],
    ],
  },
  {
    place: { country: 'DE', fiat: 'EUR', locale: 'en', timeZone: 'Europe/Berlin' },
    people: [
      ['rhein_kontor', 1804, 993, 3],
      ['hansa.fx', 520, 984, 6],
      ['lumiere_p2p', 266, 977, 11],
      ['iberia_coin', 88, 966, 13],
    ],
  },
  {
    place: { country: 'TR', fiat: 'TRY', locale: 'en', timeZone: 'Europe/Istanbul' },
    people: [
      ['bogaz_kripto', 1320, 986, 4],
      ['izmir.x', 240, 971, 9],
      ['anka_fx', 65, 953, 15],
      ['kapali_carsi', 3051, 990, 3],
    ],
  },
  {
    place: { country: 'UA', fiat: 'UAH', locale: 'ru', timeZone: 'Europe/Kyiv' },
    people: [
      ['dnipro_swap', 914, 988, 5],
      ['lviv.coin', 430, 979, 7],
      ['odesa_p2p', 1206, 982, 6],
    ],
  },
]

/** The traders of the demo market, named accounts aside. */
export const traders: readonly SeedPerson[] = towns.flatMap(({ place, people }) =>
  people.map(([userName, trades, rating, releaseMinutes]) => ({
    ...place,
    userName,
    trades,
    rating,
    releaseMinutes,
  })),
)
