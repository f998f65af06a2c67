import { assetBook } from '@souk/design-system/domain/reference/asset/assetBook.ts'
import { expect, it } from 'vitest'
import { createAddressOf, wantsAnother, startOf } from './createAddress.ts'

const assets = assetBook({
  coins: ['BTC', 'TON'].map(code => ({ code, name: code, scale: 8, shownDecimals: 8 })),
  fiats: ['NGN', 'KES'].map(code => ({ code, name: code, symbol: '', minorUnits: 2 })),
})
const usual = { cryptoCurrencyCode: 'BTC', currencyCode: 'NGN', timeZone: 'Africa/Lagos' }
const read = (text: string) => createAddressOf(new URLSearchParams(text))

it('begins as the address says, else as its owner trades', () => {
  const wanted = startOf(read('type=buy&cryptoCurrencyCode=TON&currencyCode=KES'), usual, assets)
  expect(wanted).toMatchObject({ type: 'Buy', cryptoCurrencyCode: 'TON', currencyCode: 'KES' })
  expect(startOf(read('type=Ad::Buy'), usual, assets)).toMatchObject({ ...usual, type: 'Buy' })
})

it('takes nothing from an address that is wrong', () => {
  const wrong = read('type=swap&cryptoCurrencyCode=WAX&currencyCode=%00')
  expect(startOf(wrong, usual, assets)).toMatchObject({ ...usual, type: 'Sell' })
})

it('tells whether another advert is wanted than the one that is unfinished', () => {
  const draft = startOf(read('type=Buy'), usual, assets)
  expect(wantsAnother(read('isShort=true'), draft)).toBe(false)
  expect(wantsAnother(read('type=buy&currencyCode=NGN'), draft)).toBe(false)
  expect(wantsAnother(read('type=sell'), draft)).toBe(true)
  expect(wantsAnother(read('from=a1'), draft)).toBe(true)
  expect(read('isShort&isMultiple=false')).toMatchObject({ isShort: true, isMultiple: false })
})
