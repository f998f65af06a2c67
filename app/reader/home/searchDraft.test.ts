import { expect, it } from 'vitest'
import { begunSearch } from './searchDraft.ts'

const view = {
  search: { type: 'sell', coin: 'BTC', fiat: 'RUB', amount: '5000' },
  currencies: {
    coins: [{ code: 'USDT', name: 'Tether', scale: 6, shownDecimals: 2 }],
    fiats: [{ code: 'NGN', name: 'Naira', symbol: '₦', minorUnits: 2 }],
  },
} as const
const kept = (coin: string, fiat: string) => ({ favourites: { coin, fiat } })

it('begins with what was chosen here last, and its usual sum', () => {
  expect(begunSearch({ query: '' }, view, kept('USDT', 'NGN'))).toEqual({
    type: 'sell',
    coin: 'USDT',
    fiat: 'NGN',
    amount: '50000',
  })
})

it.each([
  ['nothing was', '', { favourites: null }],
  ['the address says something', '?coin=BTC', kept('USDT', 'NGN')],
  ['there is no such coin any more', '', kept('DOGE', 'NGN')],
  ['there is no such currency', '', kept('USDT', 'XXX')],
])('begins with the page’s own where %s', (_, query, services) => {
  expect(begunSearch({ query }, view, services)).toBe(view.search)
  expect(begunSearch({ query }, view, undefined)).toBe(view.search)
})
