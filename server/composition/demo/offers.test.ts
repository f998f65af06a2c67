import { expect, test } from 'vitest'
import { offerMove, type OwnAdvert } from './offers.ts'

const advert = (id: string, differs: Partial<OwnAdvert> = {}): OwnAdvert => ({
  id,
  type: 'Ad::Sell',
  status: 'listed',
  currency_code: 'NGN',
  price_mode: 'average',
  market_rate: '1600.00',
  settings: { margin_percent: '0.4' },
  ...differs,
})
const five = ['a', 'b', 'c', 'd', 'e'].map(id => advert(id))
const draws =
  (what: number, how = 0, which = 0) =>
  (decision: 'what' | 'which' | 'how') =>
    ({ what, how, which })[decision]

test('what was taken away comes back', () => {
  expect(offerMove([...five, advert('away', { status: 'unlisted' })], draws(0.2))).toEqual({
    id: 'away',
    change: { status: 'listed' },
  })
})

test('one is taken away, unless few would be left', () => {
  expect(offerMove(five, draws(0.6))).toEqual({ id: 'a', change: { status: 'unlisted' } })
  expect(offerMove(five.slice(1), draws(0.6))).toEqual({ id: 'b', change: { margin_percent: '0.3' } })
})

test('a margin moves a tenth of a per cent, and stays within its side', () => {
  expect(offerMove(five, draws(0.9, 0.9, 0.99))).toEqual({ id: 'e', change: { margin_percent: '0.5' } })
  const most = advert('most', { settings: { margin_percent: '2.5' } })
  expect(offerMove([most], draws(0.9, 0.9))).toBeNull()
  const buys = advert('buys', { type: 'Ad::Buy', settings: { margin_percent: '0' } })
  expect(offerMove([buys], draws(0.9, 0.9))).toBeNull()
})

test('a fixed price follows the market, and a formula needs nobody', () => {
  const fixed = advert('fixed', { price_mode: 'fixed', settings: { margin_percent: null } })
  expect(offerMove([fixed], draws(0.9, 0.4))).toEqual({ id: 'fixed', change: { fixed_price: '1609.6' } })
  expect(offerMove([{ ...fixed, market_rate: null }], draws(0.9))).toBeNull()
  expect(offerMove([advert('formula', { price_mode: 'formula' })], draws(0.9))).toBeNull()
})

test('drafts and archived adverts are let be', () => {
  expect(offerMove([advert('draft', { status: 'draft' })], draws(0.9))).toBeNull()
})
