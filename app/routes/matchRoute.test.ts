import { describe, expect, it } from 'vitest'
import { withLocale, splitLocale } from './localePrefix.ts'
import { matchRoute } from './matchRoute.ts'
import { routeNames, routeRow } from './table/routeTable.ts'
import { searchPathOf, withQuery } from './publicPaths.ts'
import { paths } from './paths.ts'

const named = (path: string) => {
  const match = matchRoute(path)
  return match === null ? null : [match.name, match.params]
}

describe('an address', () => {
  it.each([
    ['/', 'home', {}],
    ['/buy', 'buy', {}],
    ['/sell/', 'sell', {}],
    ['/buy-bitcoin', 'buyCoin', { coin: 'bitcoin' }],
    ['/buy-usd-coin', 'buyCoin', { coin: 'usd-coin' }],
    ['/sell-usd-coin-with-bank-transfer', 'sellCoinWith', { coin: 'usd-coin', method: 'bank-transfer' }],
    ['/buy-bitcoin-with-sberbank', 'buyCoinWith', { coin: 'bitcoin', method: 'sberbank' }],
    ['/search/buy', 'search', { type: 'buy' }],
    ['/search/filter', 'searchFilter', {}],
    ['/email/log-in', 'logIn', { provider: 'email' }],
    ['/facebook/log-in', 'logIn', { provider: 'facebook' }],
    ['/trade/new/a1', 'newTrade', { adId: 'a1' }],
    ['/user/faq', 'userFaq', {}],
    ['/user/offers/kunle', 'userOffers', { userName: 'kunle' }],
    ['/user/feedback/kunle', 'userFeedback', { userName: 'kunle' }],
    ['/feedback/kunle', 'feedback', { userName: 'kunle' }],
    ['/user/kunle', 'user', { userName: 'kunle' }],
    ['/nigeria', 'country', { country: 'nigeria' }],
    ['/south-africa', 'country', { country: 'south-africa' }],
    // Whether there is such a country, the server says.
    ['/nowhere', 'country', { country: 'nowhere' }],
    ['/english', 'country', { country: 'english' }],
  ])('%s is the page %s', (path, name, params) => {
    expect(named(path)).toEqual([name, params])
    expect(named(`/ru${path === '/' ? '' : path}`)).toEqual([name, params])
  })

  it.each([
    '/buy-nothing',
    '/buy-bitcoin-with-',
    '/buy-',
    '/search/swap',
    '/nowhere/at-all',
    '/no',
    '/Nowhere',
    '/nowhere.html',
    '/nowhere-',
    '/-nowhere',
    '/no_where',
    '/nowhere1',
    `/${'n'.repeat(41)}`,
    '/buy-nigeria',
    '/trade/new/a/b',
    '/ru/nowhere/at-all',
    '/trade/new/%E0%A4%A',
    '/en//buy',
    '/en/\\buy',
    '/ru//buy',
  ])('%s is nobody’s', path => {
    expect(named(path)).toBeNull()
  })
})

describe('a path that is built', () => {
  it('leads back to its page, whatever stands in it', () => {
    expect(named(paths.newTrade('a/../b?c'))).toEqual(['newTrade', { adId: 'a/../b?c' }])
    expect(named(searchPathOf('buy', 'BTC'))).toEqual(['buyCoin', { coin: 'bitcoin' }])
    expect(named(searchPathOf('sell', 'NEW'))).toEqual(['sell', {}])
    expect(named(paths.searchCoinWith('sell', 'usd-coin', 'm-pesa'))).toEqual([
      'sellCoinWith',
      { coin: 'usd-coin', method: 'm-pesa' },
    ])
  })

  it('takes query parameters, without those that say nothing', () => {
    expect(withQuery('/buy', { amount: '250000', currencyCode: '', onlineOnly: undefined })).toBe(
      '/buy?amount=250000',
    )
    expect(withQuery('/buy?a=1', new URLSearchParams('b=2'))).toBe('/buy?a=1&b=2')
    expect(withQuery('/buy', {})).toBe('/buy')
  })
})

describe('the prefix of a locale', () => {
  it.each([
    ['en', '/', '/'],
    ['ru', '/', '/ru'],
    ['ru', '/?utm_source=a', '/ru?utm_source=a'],
    ['ru', '/buy?amount=1#top', '/ru/buy?amount=1#top'],
    ['ru', '/ru/buy', '/ru/buy'],
    ['en', '/en/buy?x=1#top', '/buy?x=1#top'],
    ['en', '/en', '/'],
    ['en', '/en?x=1', '/?x=1'],
    ['ru', '/en/buy', '/ru/buy'],
    ['en', '/english', '/english'],
    ['en', '/en//evil.example', '/en//evil.example'],
    ['en', '/en/\\evil.example', '/en/\\evil.example'],
    ['en', '/en/%2Fevil.example', '/%2Fevil.example'],
    ['en', '/ru/buy?x=/ru/', '/buy?x=/ru/'],
    ['ru', 'https://souk.example/buy', 'https://souk.example/buy'],
    ['ru', '//elsewhere', '//elsewhere'],
    ['ru', '/api/v1/files/1', '/api/v1/files/1'],
    ['ru', '#part', '#part'],
  ] as const)('in %s %s is %s', (locale, href, expected) => {
    expect(withLocale(locale, href)).toBe(expected)
  })

  it('is taken off only as a whole segment', () => {
    expect(splitLocale('/russia')).toEqual({ locale: 'en', path: '/russia' })
    expect(splitLocale('/ru')).toEqual({ locale: 'ru', path: '/' })
  })
})

it('keeps the rows in an order in which each can be reached', () => {
  for (const name of routeNames) {
    const { path, values } = routeRow(name)
    const address = path.replace(
      /:(\w+)/g,
      (_, key: string) => values?.[key]?.[0] ?? (key === 'coin' ? 'usd-coin' : 'word'),
    )
    expect(matchRoute(address)?.name).toBe(name)
  }
})
