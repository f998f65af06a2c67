import { describe, expect, it } from 'vitest'
import { readPayment } from './paymentUri.ts'

const btc = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'
const eth = '0xde709f2102306220921060314715629080e2fb77'
const usdt = '0xdac17f958d2ee523a2206206994597c13d831ec7'
const ton = 'UQBFyq3-gRdBIVjxNPD_IEKZ0j3KQ9jPNhNHF4F2vXhV4Z0_'
const tron = 'TQ4fYx7Vn2sKpW8mZr6LbCd3HgJ9uE5kXe'

describe('a payment request', () => {
  it.each([
    [`bitcoin:${btc}?amount=0.0125&label=Kunle`, 8, { network: 'bitcoin', address: btc, amount: '0.0125' }],
    [`BITCOIN:${btc}`, 8, { network: 'bitcoin', address: btc, amount: null }],
    [`ethereum:${eth}@1?value=2.014e18`, 18, { network: 'ethereum', address: eth, amount: '2.014' }],
    [`ethereum:pay-${eth}?value=1000000000000000`, 18, { address: eth, amount: '0.001' }],
    [
      `ethereum:${usdt}@1/transfer?address=${eth}&uint256=12500000`,
      6,
      { network: 'ethereum', address: eth, amount: '12.5', contract: usdt },
    ],
    [
      `ton://transfer/${ton}?amount=1500000000&text=88123`,
      9,
      { network: 'ton', address: ton, amount: '1.5', memo: '88123' },
    ],
    [`ton://transfer/${ton}?jetton=EQCx&amount=2500000`, 6, { amount: '2.5', contract: 'EQCx' }],
    [`tron:${tron}?amount=20`, 6, { network: 'tron', address: tron, amount: '20' }],
    [`monero:${'4'.repeat(95)}?tx_amount=0.5`, 12, { network: 'monero', amount: '0.5' }],
    [` ${tron}\n`, 6, { network: null, address: tron, amount: null, memo: null }],
  ])('%s', (text, decimals, expected) => {
    expect(readPayment(text, decimals)).toMatchObject(expected)
  })

  it.each([
    'https://example.org/pay',
    'hello there',
    `ethereum:${eth}0`,
    `ethereum:${usdt}@1/transfer?address=nobody`,
    'bitcoin:',
  ])('is none: %s', text => expect(readPayment(text, 8)).toBeNull())

  it.each(['-1', '1e3.5', 'much', '0', ''])('asks for no amount where it says "%s"', amount => {
    expect(readPayment(`bitcoin:${btc}?amount=${encodeURIComponent(amount)}`, 8)?.amount).toBeNull()
  })
})
