import { describe, expect, it } from 'vitest'
import {
  calculatorHref,
  calculatorHrefs,
  calculatorQueryOf,
  plainAsk,
  readCalculator,
} from './calculatorAddress.ts'
import { offersCall } from './calculatorCalls.ts'

const read = (query: string, locale: 'en' | 'ru' = 'en') =>
  readCalculator(calculatorQueryOf(new URLSearchParams(query)), locale)

describe('the address of a calculator', () => {
  it.each([
    ['pay=250000&in=NGN', 'buy', 'pay', '250000'],
    ['get=0.01&in=NGN', 'buy', 'get', '0.01'],
    ['side=sell&pay=0.5', 'sell', 'pay', '0.5'],
    ['side=other&get=1.50', 'buy', 'get', '1.5'],
  ])('%s is understood, and written so again', (query, does, field, text) => {
    const { ask, fiatCode } = read(query)
    expect(ask).toEqual({ does, field, text })
    const again = calculatorHref('BTC', fiatCode ?? 'NGN', ask as never)
    expect(again.startsWith('/calculator/bitcoin?')).toBe(true)
    expect(read(again.slice(again.indexOf('?'))).ask).toEqual(ask)
  })

  it('says nothing where it says nonsense', () => {
    for (const query of [
      '',
      'pay=',
      'pay=%3Cscript%3E',
      `pay=${'1'.repeat(41)}`,
      'pay=1e9',
      'in=../..&coin=x',
    ])
      expect(read(query)).toEqual({ coinCode: null, fiatCode: null, does: 'buy', ask: null })
    expect(read('coin=ETH').coinCode).toBe('ETH')
    expect(read('coin=DOGE').coinCode).toBeNull()
  })

  it('of a form without scripts is led by the amount that was changed', () => {
    const sent = 'side=buy&coin=BTC&in=NGN&led=pay&was=0.00168955'
    expect(read(`${sent}&pay=300,000&get=0.00168955`).ask).toMatchObject({ field: 'pay', text: '300000' })
    expect(read(`${sent}&pay=250000&get=0.5`).ask).toMatchObject({ field: 'get', text: '0.5' })
    expect(read(`${sent}&get=0.5`).ask).toMatchObject({ field: 'get', text: '0.5' })
    expect(read('led=get&was=250%20000&pay=250%20000&get=0,5', 'ru').ask).toEqual({
      does: 'buy',
      field: 'get',
      text: '0.5',
    })
  })

  it('is that of the coin, and leaves out what is no amount', () => {
    const ask = { does: 'buy', field: 'pay' } as const
    expect(calculatorHref('ETH', 'USD', { ...ask, text: '' })).toBe('/calculator/ethereum?in=USD')
    expect(calculatorHref('ETH', 'USD', { ...ask, text: '-5' })).toBe('/calculator/ethereum?in=USD')
    expect(calculatorHref('ETH', 'USD', { ...ask, text: '0' })).toBe('/calculator/ethereum?in=USD')
    expect(calculatorHref('XXX', 'USD', { ...ask, text: '5' })).toBe('/calculator?pay=5&in=USD')
  })

  it('leads on with the amount', () => {
    const hrefs = calculatorHrefs('BTC', 'NGN', 'en')
    expect(hrefs.trade('ad-1', '250000', 'fiat')).toBe('/trade/new/ad-1?amount=250000')
    expect(hrefs.trade('ad-1', '0.01', 'crypto')).toBe('/trade/new/ad-1?amount=0.01&amountSide=crypto')
    expect(hrefs.offers('sell', { text: '5', side: 'fiat' })).toBe('/sell-bitcoin?currencyCode=NGN&amount=5')
    expect(hrefs.at('BTC', 'NGN', { does: 'sell', field: 'get', text: '250,000' })).toBe(
      '/calculator/bitcoin?side=sell&get=250000&in=NGN',
    )
  })
})

describe('what a calculator asks', () => {
  it('is offers that take the amount at their own price, or all', () => {
    const base = '/api/v1/pro/search?type=buy&crypto_currency_code=BTC&currency_code=NGN'
    const rest = 'limit=20&sort=best_price'
    expect(offersCall('buy', 'BTC', 'NGN', null)).toBe(`${base}&${rest}`)
    expect(offersCall('buy', 'BTC', 'NGN', { does: 'buy', field: 'get', text: '0.01' })).toBe(
      `${base}&amount=0.01&amount_side=crypto&with_correct_limits=true&${rest}`,
    )
    expect(offersCall('buy', 'BTC', 'NGN', { does: 'buy', field: 'pay', text: 'x' })).toBe(`${base}&${rest}`)
  })

  it('is an amount as everybody writes it', () => {
    const ask = { does: 'buy', field: 'pay', text: '250 000,5' } as const
    expect(plainAsk(ask, 'ru')?.text).toBe('250000.5')
    expect(plainAsk({ ...ask, text: 'x' }, 'ru')).toBeNull()
    expect(plainAsk({ ...ask, text: '0' }, 'ru')).toBeNull()
  })
})
