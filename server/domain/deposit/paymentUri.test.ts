import { expect, it } from 'vitest'
import { decimal } from '../money/decimal.ts'
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

it.each([
  ['BTC', 'bitcoin', null, '0.0012', 'bitcoin:ADDRESS?amount=0.0012'],
  ['XMR', 'monero', null, '1.5', 'monero:ADDRESS?tx_amount=1.5'],
  ['TRX', 'tron', null, '20', 'tron:ADDRESS?amount=20'],
  // An address alone: the wallet asks for the amount.
  ['USDT', 'tron', null, '20', 'ADDRESS'],
  ['ETH', 'ethereum', null, '0.5', 'ethereum:ADDRESS@1?value=500000000000000000'],
  [
    'USDC',
    'ethereum',
    null,
    '12.34',
    'ethereum:0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48@1/transfer?address=ADDRESS&uint256=12340000',
  ],
  ['TON', 'ton', '10000022', '1.5', 'ton://transfer/ADDRESS?amount=1500000000&text=10000022'],
] as const)('%s on %s with the memo %s and the amount %s is %s', (coin, network, memo, amount, uri) => {
  expect(paymentUri({ coin, network, address: 'ADDRESS', memo, amount: decimal(amount) })).toBe(uri)
})
