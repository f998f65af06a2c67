import { assetBook } from '@souk/design-system/domain/reference/asset/assetBook.ts'
import { expect, it } from 'vitest'
import { shownAssets } from './shownAssets.ts'

const coin = (code: string) => ({ code, name: code, scale: 8, shownDecimals: 8 })
const fiat = (code: string) => ({ code, name: code, symbol: '', minorUnits: 2 })
const book = assetBook({ coins: ['BTC', 'TON'].map(coin), fiats: ['NGN', 'KES', 'RUB'].map(fiat) })
const codes = (list: readonly { readonly code: string }[]) => list.map(({ code }) => code)

it('leaves out what is switched off, and keeps what is chosen', () => {
  const shown = shownAssets(book, new Set(['TON', 'KES', 'RUB']), ['RUB'])
  expect(codes(shown.coins)).toEqual(['BTC'])
  expect(codes(shown.fiats)).toEqual(['NGN', 'RUB'])
})

it('still knows what it does not list', () => {
  expect(shownAssets(book, new Set(['TON']), []).of('TON')).toMatchObject({ code: 'TON', decimals: 8 })
})
