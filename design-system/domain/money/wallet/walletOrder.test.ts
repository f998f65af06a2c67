import { describe, expect, it } from 'vitest'
import { assetBook } from '../../reference/asset/assetBook.ts'
import { inWalletOrder, isCoinFound, likelyCoin } from './walletOrder.ts'

const held = (asset: string, value: string | null) => ({
  asset,
  available: '1',
  inEscrow: '0',
  value: value === null ? null : { amount: value, asset: 'USD' },
})

describe('the coins of a wallet', () => {
  const items = [
    held('XMR', null),
    held('ETH', '900'),
    held('USDT', '0'),
    held('LTC', '1000'),
    held('BTC', '5'),
    held('DAI', null),
  ]

  it('stand in order: the usual ones, then what is worth most, then by code', () => {
    expect(inWalletOrder(items).map(({ asset }) => asset)).toEqual([
      'BTC',
      'USDT',
      'LTC',
      'ETH',
      'DAI',
      'XMR',
    ])
  })

  it('are meant, where none is named, by what they are worth', () => {
    expect(likelyCoin(items)).toBe('LTC')
    expect(likelyCoin([])).toBe('BTC')
  })
})

const book = assetBook({
  coins: [{ code: 'USDC', name: 'USD Coin', scale: 6, shownDecimals: 2 }],
  fiats: [],
})

it.each([
  ['usd', true],
  ['Coin', true],
  [' USD c', true],
  ['oin', false],
  ['', true],
])('finds USD Coin by “%s”: %s', (text, isFound) => {
  expect(isCoinFound('USDC', text, book)).toBe(isFound)
})
