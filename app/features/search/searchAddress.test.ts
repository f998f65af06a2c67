import { describe, expect, it } from 'vitest'
import { matchRoute } from '../../routes/matchRoute.ts'
import type { MethodRow } from '../../parts/reference/useChoices.ts'
import { readSearch, searchHref, type SearchAddress } from './searchAddress.ts'

const method = (code: string, urlCode: string, currencies: string[]) =>
  ({ code, urlCode, currencies, name: code, group: 'bank_transfer' }) as unknown as MethodRow
const methods = [method('sberbank', 'sberbank', ['RUB']), method('wire_us', 'wire-transfer-us', ['USD'])]
const favourites = { currencyCode: 'NGN', cryptoCurrencyCode: 'USDT', countryCode: null }

function placeOf(address: string) {
  const [path = '', query = ''] = address.split('?')
  const match = matchRoute(path)
  if (match === null) throw new Error(`${path} is no page`)
  return { match, query: new URLSearchParams(query) }
}

const read = (address: string, known: typeof methods | null = methods) => {
  const { match, query } = placeOf(address)
  return readSearch(match, query, { favourites, methods: known })
}
const filters = (address: string) => (read(address) as SearchAddress).filters

describe('the address of a search', () => {
  it('says everything, or leaves it to what the viewer likes', () => {
    expect(read('/buy')).toEqual({
      filters: {
        type: 'buy',
        cryptoCurrencyCode: 'USDT',
        currencyCode: 'NGN',
        amount: null,
        amountSide: 'fiat',
        paymentMethodCodes: [],
        countryCode: null,
        paymentMethodBankCode: null,
        onlineOnly: false,
        noRegistration: false,
        smsRequired: false,
        forIdentifiedPeople: false,
        supportsInstantTrade: false,
        minimumRating: null,
        minimumTrades: null,
        mine: 'with',
        sort: 'best_price',
      },
      page: 1,
    })
    const full =
      '/sell?cryptoCurrencyCode=BTC&currencyCode=KES&amount=0.50&amountSide=crypto&paymentMethodCode=mpesa&paymentMethodCode=equity&countryCode=ke&paymentMethodBankCode=kcb&onlineOnly=true&noRegistration=1&smsRequired=true&forIdentifiedPeople=true&supportsInstantTrade=1&minimumRating=98.5&minimumTrades=100&mine=without&sort=newest&page=3'
    expect(read(full)).toEqual({
      filters: {
        type: 'sell',
        cryptoCurrencyCode: 'BTC',
        currencyCode: 'KES',
        amount: '0.5',
        amountSide: 'crypto',
        paymentMethodCodes: ['mpesa', 'equity'],
        countryCode: 'KE',
        paymentMethodBankCode: 'kcb',
        onlineOnly: true,
        noRegistration: true,
        smsRequired: true,
        forIdentifiedPeople: true,
        supportsInstantTrade: true,
        minimumRating: '98.5',
        minimumTrades: 100,
        mine: 'without',
        sort: 'newest',
      },
      page: 3,
    })
  })

  it.each(['NaN', '1e400', '1,5', '-5', '0', '0.000', '9'.repeat(40), '', '../', '<b>'])(
    'takes no amount of %s',
    amount => {
      expect(filters(`/buy?amount=${encodeURIComponent(amount)}`).amount).toBeNull()
    },
  )

  it('takes nonsense for nothing', () => {
    expect(
      read(
        '/buy?cryptoCurrencyCode=%3Cb%3E&currencyCode=X&page=-2&sort=worst&paymentMethodCode=ANY&minimumRating=101&minimumTrades=-3&mine=all',
      ),
    ).toEqual(read('/buy'))
    expect((read('/buy?page=1e9') as SearchAddress).page).toBe(1000)
  })

  it('has the coin in its path, and the method, whose currency it takes', () => {
    expect(filters('/sell-bitcoin').cryptoCurrencyCode).toBe('BTC')
    expect(filters('/buy-bitcoin-with-sberbank')).toMatchObject({
      cryptoCurrencyCode: 'BTC',
      currencyCode: 'RUB',
      paymentMethodCodes: ['sberbank'],
    })
    expect(filters('/buy-bitcoin-with-wire-transfer-us?currencyCode=EUR').currencyCode).toBe('EUR')
  })

  it('waits for the methods where it names one, and knows when there is none such', () => {
    expect(read('/buy-bitcoin-with-sberbank', null)).toBe('waiting')
    expect(read('/buy-bitcoin-with-nothing')).toBe('notFound')
    expect(read('/buy', null)).not.toBe('waiting')
  })
})

describe('a changed search', () => {
  const href = (address: string, change: Partial<SearchAddress['filters']>, page = 1) => {
    const { match, query } = placeOf(address)
    const { filters: before } = read(address) as SearchAddress
    return searchHref({ filters: { ...before, ...change }, page }, match, query, methods)
  }

  it('comes back as it was', () => {
    const changed = {
      amount: '250000',
      onlineOnly: true,
      paymentMethodCodes: ['opay'],
      countryCode: 'NG',
      paymentMethodBankCode: 'gtbank',
      minimumRating: '95',
      minimumTrades: 10,
      mine: 'only',
      supportsInstantTrade: true,
    } as const
    for (const place of ['/buy', '/sell', '/buy-bitcoin', '/search/sell', '/buy-bitcoin-with-sberbank']) {
      const address = href(place, changed, 2)
      expect(read(address)).toEqual({ filters: { ...filters(place), ...changed }, page: 2 })
    }
  })

  it.each<[string, Partial<SearchAddress['filters']>, string]>([
    ['/buy-bitcoin', { amount: '5' }, '/buy-bitcoin?currencyCode=NGN&amount=5'],
    ['/buy-bitcoin', { cryptoCurrencyCode: 'ETH' }, '/buy?cryptoCurrencyCode=ETH&currencyCode=NGN'],
    ['/buy-bitcoin', { type: 'sell' }, '/sell-bitcoin?currencyCode=NGN'],
    [
      '/buy-bitcoin-with-sberbank',
      { onlineOnly: true },
      '/buy-bitcoin-with-sberbank?currencyCode=RUB&onlineOnly=true',
    ],
    ['/buy-bitcoin-with-sberbank', { paymentMethodCodes: [] }, '/buy-bitcoin?currencyCode=RUB'],
    ['/search/buy', { type: 'sell' }, '/search/sell?cryptoCurrencyCode=USDT&currencyCode=NGN'],
    [
      '/buy?utm_source=a&smsRequired=true',
      {},
      '/buy?utm_source=a&cryptoCurrencyCode=USDT&currencyCode=NGN&smsRequired=true',
    ],
  ])('%s with %o is %s', (address, change, expected) => {
    expect(href(address, change)).toBe(expected)
  })
})
