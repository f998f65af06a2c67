import { ownOffers, searchSorts } from '@souk/design-system/domain/trading/advert/offer.ts'
import type { OfferFilters, SearchType } from '@souk/design-system/domain/trading/advert/offer.ts'
import { isDecimalString, isNegative, isZero, trim } from '@souk/design-system/format/decimal.ts'
import { withQuery } from '../../routes/publicPaths.ts'
import { paths } from '../../routes/paths.ts'
import type { Preferences } from '../../session/preferences/preferences.ts'
import type { MethodRow } from '../../parts/reference/useChoices.ts'
import { coinOfAlias, coinOfCode } from '../../routes/coinAlias.ts'
import type { RouteMatch } from '../../routes/matchRoute.ts'

/** What a search page's address says. */
export interface SearchAddress {
  readonly filters: OfferFilters
  /** From 1. */
  readonly page: number
}

/** What an address is read with. */
export interface AddressReading {
  /** What stands where the address says nothing. */
  readonly favourites: Pick<Preferences, 'currencyCode' | 'cryptoCurrencyCode' | 'countryCode'>
  /** Null until they are there; only an address with a method waits for them. */
  readonly methods: readonly MethodRow[] | null
}

/** The service has no page past this one. */
export const lastPage = 1000

type Place = Pick<RouteMatch, 'name' | 'params'>

/** The parameters that are ours; whatever else an address carries stays in it. */
const own = [
  'cryptoCurrencyCode',
  'currencyCode',
  'amount',
  'amountSide',
  'paymentMethodCode',
  'countryCode',
  'onlineOnly',
  'noRegistration',
  'paymentMethodBankCode',
  'smsRequired',
  'forIdentifiedPeople',
  'supportsInstantTrade',
  'minimumRating',
  'minimumTrades',
  'mine',
  'sort',
  'page',
] as const
export const searchParameters: readonly string[] = own

/** Which way a search page goes. */
export const typeOfPlace = ({ name, params }: Place): SearchType =>
  name.startsWith('sell') || params['type'] === 'sell' ? 'sell' : 'buy'

/**
 * Reads a search page's address: its path first, then its query, then what the viewer likes. Nonsense counts as nothing.
 * @returns `waiting` while the path's payment method cannot be told yet, `notFound` when there is none such
 */
export function readSearch(
  place: Place,
  query: URLSearchParams,
  { favourites, methods }: AddressReading,
): SearchAddress | 'waiting' | 'notFound' {
  const slug = place.params['method']
  if (slug !== undefined && methods === null) return 'waiting'
  const method = slug === undefined ? undefined : methods?.find(({ urlCode }) => urlCode === slug)
  if (slug !== undefined && method === undefined) return 'notFound'
  const coin = coinOfAlias(place.params['coin'] ?? '')
  return {
    filters: {
      type: typeOfPlace(place),
      cryptoCurrencyCode: coin?.code ?? code(query, 'cryptoCurrencyCode') ?? favourites.cryptoCurrencyCode,
      currencyCode: code(query, 'currencyCode') ?? fiatFor(method, favourites.currencyCode),
      amount: amountIn(query),
      amountSide: query.get('amountSide') === 'crypto' ? 'crypto' : 'fiat',
      paymentMethodCodes: [...(method === undefined ? [] : [method.code]), ...methodsIn(query)],
      countryCode: query.has('countryCode') ? code(query, 'countryCode') : favourites.countryCode,
      onlineOnly: isOn(query, 'onlineOnly'),
      noRegistration: isOn(query, 'noRegistration'),
      ...fineIn(query),
      sort: searchSorts.find(sort => sort === query.get('sort')) ?? 'best_price',
    },
    page: Math.max(1, Math.min(lastPage, Math.trunc(Number(query.get('page'))) || 1)),
  }
}

/** The filters that most addresses leave out. */
const fineIn = (query: URLSearchParams) => ({
  paymentMethodBankCode: /^[a-z0-9_]{2,40}$/.exec(query.get('paymentMethodBankCode') ?? '')?.[0] ?? null,
  smsRequired: isOn(query, 'smsRequired'),
  forIdentifiedPeople: isOn(query, 'forIdentifiedPeople'),
  supportsInstantTrade: isOn(query, 'supportsInstantTrade'),
  minimumRating: /^(100|[1-9]?\d(\.\d)?)$/.exec(query.get('minimumRating') ?? '')?.[0] ?? null,
  minimumTrades: Number(/^[1-9]\d{0,5}$/.exec(query.get('minimumTrades') ?? '')?.[0] ?? 0) || null,
  mine: ownOffers.find(own => own === query.get('mine')) ?? 'with',
})

/** A page that names a method is searched in a currency of that method. */
function fiatFor(method: MethodRow | undefined, favourite: string): string {
  if (method === undefined || method.currencies.length === 0) return favourite
  return method.currencies.includes(favourite) ? favourite : (method.currencies[0] ?? favourite)
}

function code(query: URLSearchParams, name: string): string | null {
  const text = query.get(name)?.toUpperCase() ?? ''
  return /^[A-Z0-9]{2,10}$/.test(text) ? text : null
}

function amountIn(query: URLSearchParams): string | null {
  const text = query.get('amount') ?? ''
  const isAmount = text.length <= 36 && isDecimalString(text) && !isNegative(text) && !isZero(text)
  return isAmount ? trim(text) : null
}

const isOn = (query: URLSearchParams, name: string) => ['true', '1'].includes(query.get(name) ?? '')

const methodsIn = (query: URLSearchParams) =>
  query.getAll('paymentMethodCode').filter(text => /^\w{1,64}$/.test(text) && text !== 'ANY')

/**
 * The address of a search. A page of a coin, or of a coin and a method, keeps its address while they stay the same; whatever
 * the address carried besides stays.
 */
export function searchHref(
  { filters, page }: SearchAddress,
  place: Place,
  query: URLSearchParams,
  methods: readonly MethodRow[] | null,
): string {
  const { type, cryptoCurrencyCode, amount, amountSide, paymentMethodCodes, sort } = filters
  const path = pathFor(filters, place, methods)
  const rest = new URLSearchParams([...query].filter(([name]) => !own.some(known => known === name)))
  const set = (name: (typeof own)[number], value: string | null) => {
    if (value !== null) rest.append(name, value)
  }
  if (!path.hasCoin) set('cryptoCurrencyCode', cryptoCurrencyCode)
  set('currencyCode', filters.currencyCode)
  set('amount', amount)
  set('amountSide', amount !== null && amountSide === 'crypto' ? 'crypto' : null)
  if (!path.hasMethod) for (const method of paymentMethodCodes) set('paymentMethodCode', method)
  set('countryCode', filters.countryCode)
  set('onlineOnly', filters.onlineOnly ? 'true' : null)
  set('noRegistration', filters.noRegistration ? 'true' : null)
  for (const name of ['smsRequired', 'forIdentifiedPeople', 'supportsInstantTrade'] as const)
    set(name, filters[name] ? 'true' : null)
  set('paymentMethodBankCode', filters.paymentMethodBankCode)
  set('minimumRating', filters.minimumRating)
  set('minimumTrades', filters.minimumTrades === null ? null : String(filters.minimumTrades))
  set('mine', filters.mine === 'with' ? null : filters.mine)
  set('sort', sort === 'best_price' ? null : sort)
  set('page', page === 1 ? null : String(page))
  return withQuery(place.name === 'search' ? `/search/${type}` : path.path, rest)
}

function pathFor(
  { type, cryptoCurrencyCode, paymentMethodCodes }: OfferFilters,
  { params }: Place,
  methods: readonly MethodRow[] | null,
) {
  const alias = coinOfCode(cryptoCurrencyCode)?.alias
  if (alias === undefined || alias !== params['coin'])
    return { path: paths.search(type), hasCoin: false, hasMethod: false }
  const [only] = paymentMethodCodes
  const method = paymentMethodCodes.length === 1 ? methods?.find(row => row.code === only) : undefined
  return method !== undefined && method.urlCode === params['method']
    ? { path: paths.searchCoinWith(type, alias, method.urlCode), hasCoin: true, hasMethod: true }
    : { path: paths.searchCoin(type, alias), hasCoin: true, hasMethod: false }
}
