import { formatAmount } from '../../../../format/formatAmount.ts'
import { formatList } from '../../../../format/formatList.ts'
import { formatPercent } from '../../../../format/formatPercent.ts'
import type { Locale } from '../../../../format/locale.ts'
import type { Translate } from '../../../../locales/translate.ts'
import { noFilters } from '../offer.ts'
import type { OfferFilters } from '../offer.ts'
import { banksOf } from './filterChoices.ts'
import type { FilterProps } from './filterChoices.ts'

/** What a search is told with: the names of what its codes stand for. */
export type SubjectProps = Pick<FilterProps, 'filters' | 'assets' | 'methods' | 'countries'>

interface Tongue {
  readonly t: Translate<'advert'>
  readonly locale: Locale
}

/** What is searched for: "Buy Bitcoin for ₦250,000 with OPay or Kuda". */
export function subjectOf({ filters, assets, methods }: SubjectProps, { t, locale }: Tongue): string {
  const { type, amount, amountSide, cryptoCurrencyCode, currencyCode } = filters
  const coin = assets.of(cryptoCurrencyCode)
  const fiat = assets.of(currencyCode)
  const isCoins = amount !== null && amountSide === 'crypto'
  const what = isCoins ? formatAmount(amount, coin, { mode: 'full', locale }) : coin.name
  const price = amount === null || isCoins ? fiat.code : formatAmount(amount, fiat, { mode: 'full', locale })
  if (filters.paymentMethodCodes.length === 0) return t(`search.sentence.${type}`, { what, price })
  const names = filters.paymentMethodCodes.map(
    code => methods.find(method => method.code === code)?.name ?? code,
  )
  return t(`search.sentence.${type}With`, { what, price, methods: formatList(names, { locale, join: 'or' }) })
}

/** What else it asks: "Only: Nigeria, online now and rated 98% or better". Null when nothing. */
export function conditionsOf(
  { filters, methods, countries }: SubjectProps,
  { t, locale }: Tongue,
): string | null {
  const { countryCode, paymentMethodBankCode: bank, minimumRating, minimumTrades, mine } = filters
  const parts = [
    bank === null ? null : (banksOf(methods, []).find(({ code }) => code === bank)?.name ?? bank),
    countryCode === null ? null : (countries.find(({ code }) => code === countryCode)?.name ?? countryCode),
    minimumRating === null
      ? null
      : t('search.sentence.rating', { percent: formatPercent(minimumRating, { locale, decimals: 1 }) }),
    minimumTrades === null ? null : t('search.sentence.trades', { count: minimumTrades }),
    ...flags.map(name => (filters[name] ? t(`search.sentence.${name}`) : null)),
    mine === noFilters.mine ? null : t(`search.sentence.${ownWords[mine]}`),
  ].filter(part => part !== null)
  return parts.length === 0
    ? null
    : t('search.sentence.only', { conditions: formatList(parts, { locale, join: 'and' }) })
}

const ownWords = { without: 'without', only: 'onlyMine' } as const

const flags = [
  'onlineOnly',
  'noRegistration',
  'supportsInstantTrade',
  'smsRequired',
  'forIdentifiedPeople',
] as const satisfies readonly (keyof OfferFilters)[]
