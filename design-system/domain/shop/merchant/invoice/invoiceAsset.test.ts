import { expect, it } from 'vitest'
import { assetBook } from '../../../reference/asset/assetBook.ts'
import { firstAsset, invoiceAssets } from './invoiceAsset.ts'

const book = assetBook({
  coins: [
    { code: 'BTC', name: 'Bitcoin', scale: 8, shownDecimals: 8 },
    { code: 'USDT', name: 'Tether', scale: 6, shownDecimals: 2 },
  ],
  fiats: [
    { code: 'USD', name: 'US dollar', symbol: '$', minorUnits: 2 },
    { code: 'NGN', name: 'Nigerian naira', symbol: '₦', minorUnits: 2 },
  ],
})
const dollars = { currencyCode: 'USD', cryptoCurrencyCodes: ['USDT'] }
const any = { currencyCode: null, cryptoCurrencyCodes: ['BTC'] }
const codes = (store: typeof dollars | typeof any) => invoiceAssets(store, book).map(({ code }) => code)

it('offers the store’s currency and coins, and every currency where the store has none of its own', () => {
  expect(codes(dollars)).toEqual(['USD', 'USDT'])
  expect(codes(any)).toEqual(['BTC', 'USD', 'NGN'])
})

it.each([
  [dollars, { copied: null, viewers: 'NGN' }, 'USD'],
  [dollars, { copied: 'USDT', viewers: 'NGN' }, 'USDT'],
  // The store stopped taking it meanwhile.
  [dollars, { copied: 'BTC', viewers: 'NGN' }, 'USD'],
  [any, { copied: null, viewers: 'NGN' }, 'NGN'],
  [any, { copied: null, viewers: 'XXX' }, 'BTC'],
])('begins with what fits best', (store, wished, first) => {
  expect(firstAsset(store, invoiceAssets(store, book), wished)).toBe(first)
})
