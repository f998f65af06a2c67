import { expect, it } from 'vitest'
import { paymentUri } from './paymentUri.ts'

it.each([
  ['BTC', 'bitcoin', null, 'bitcoin:ADDRESS'],
  ['LTC', 'litecoin', null, 'litecoin:ADDRESS'],
  ['XMR', 'monero', null, 'monero:ADDRESS'],
  ['TRX', 'tron', null, 'tron:ADDRESS'],
  ['USDT', 'tron', null, 'ADDRESS'],
  ['ETH', 'ethereum', null, 'ethereum:ADDRESS@1'],
  [
    'USDC',
    'ethereum',
    null,
    'ethereum:0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48@1/transfer?address=ADDRESS',
  ],
  // Without the contract a wallet would send ether.
  ['A7A5', 'ethereum', null, 'ADDRESS'],
  ['TON', 'ton', '10000022', 'ton://transfer/ADDRESS?text=10000022'],
  [
    'USDT',
    'ton',
    '10000022',
    'ton://transfer/ADDRESS?jetton=EQCxE6mUtQJKFnGfaROTKOt1lZbDiiX1kCixRv7Nw2Id_sDs&text=10000022',
  ],
] as const)('%s on %s with the memo %s is %s', (coin, network, memo, uri) => {
  expect(paymentUri({ coin, network, address: 'ADDRESS', memo })).toBe(uri)
})
