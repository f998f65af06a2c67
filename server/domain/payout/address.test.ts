import { describe, expect, it } from 'vitest'
import { coinCodes, coins, type CoinCode } from '../reference/coin.ts'
import type { NetworkCode } from '../reference/network.ts'
import { payoutAddress } from './address.ts'

/** Addresses that are published, of each network and each kind that is taken. */
const good: Readonly<Record<NetworkCode, readonly string[]>> = {
  bitcoin: [
    '1BoatSLRHtKNngkdXEeobR76b53LETtpyT',
    '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy',
    'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
    'bc1p5cyxnuxmeuwuvkwfem96lqzszd02n6xdcjrs20cac6yqjjwudpxqkedrcr',
  ],
  litecoin: ['LM2WMpR1Rp6j3Sa59cMXMs1SPzj9eXpGc1', 'MCZjFcwYJwwYqXAbd3bbnxaCVGs81cp43Z'],
  ethereum: ['0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
  tron: ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8'],
  ton: [
    'EQDtFpEwcFAEcRe5mLVh2N6C0x-_hJEM7W61_JLnSF74p4q2',
    'UQDtFpEwcFAEcRe5mLVh2N6C0x-_hJEM7W61_JLnSF74p9dz',
  ],
  monero: [
    '888tNkZrPN6JsEgekjMnABU4TBzc2Dt29EPAvkRxbANsAnjyPbb3iQ1YBRk1UXcdRsiKc9dhwMVgN5S9cQUiyoogDavup3H',
    '44AFFq5kSiGBoZ4NMDwYtN18obc8AemS33DBLWs3H7otXft3XjrpDtQGv7SqSsaBYBb98uNbr2VBBEt7f2wfn3RVGQBEP3A',
  ],
}
const networkCodes = Object.keys(good) as readonly NetworkCode[]
const coinOf: Record<NetworkCode, CoinCode> = {
  bitcoin: 'BTC',
  litecoin: 'LTC',
  ethereum: 'ETH',
  tron: 'TRX',
  ton: 'TON',
  monero: 'XMR',
}
const answer = (network: NetworkCode, address: string) => payoutAddress(coinOf[network], { address, network })

const pairs = networkCodes.flatMap(network => good[network].map(address => ({ network, address })))

describe.each(pairs)('$network $address', ({ network, address }) => {
  it('is taken, also between spaces', () => {
    expect(answer(network, ` ${address} `)).toEqual({ ok: true, value: { network, address } })
  })

  it('with any one character changed for another of its kind is refused', () => {
    const isFixed = (index: number) => network === 'ethereum' && index < 2
    const bad = Array.from(address).flatMap((character, index) => {
      if (isFixed(index)) return []
      const other = /[0-9]/.test(character) ? '3' : /[a-z]/.test(character) ? 'x' : 'W'
      return other === character ? [] : [address.slice(0, index) + other + address.slice(index + 1)]
    })
    expect(bad.filter(changed => changed !== address && answer(network, changed).ok)).toEqual([])
  })

  it('is refused when it is cut, doubled or turned around', () => {
    const turned = Array.from(address).toReversed().join('')
    for (const wrong of [address.slice(0, -1), `${address}${address}`, turned, `${address}1`])
      expect(answer(network, wrong).ok).toBe(false)
  })

  it('is refused on every other network', () => {
    for (const other of networkCodes.filter(code => code !== network))
      expect(answer(other, address)).toMatchObject({ ok: false, refusal: { code: 'payout_address_invalid' } })
  })
})

describe('an address for a coin', () => {
  it('needs a network where the coin has several, and none where it has one', () => {
    for (const coin of coinCodes) {
      const ways = coins[coin].networks
      const [way] = ways
      const address = good[way.network][0] ?? ''
      const told = payoutAddress(coin, { address })
      expect(told).toMatchObject(
        ways.length === 1
          ? { ok: true, value: { network: way.network } }
          : { ok: false, refusal: { code: 'required', field: 'payout_network' } },
      )
    }
  })

  it.each([
    ['tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx', 'bitcoin'],
    ['mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn', 'bitcoin'],
    ['kQDtFpEwcFAEcRe5mLVh2N6C0x-_hJEM7W61_JLnSF74pzE8', 'ton'],
    ['', 'bitcoin'],
    ['   ', 'ethereum'],
    ['0x', 'ethereum'],
  ] as const)('%j of a test network, or nothing, is refused on %s', (address, network) => {
    expect(answer(network, address).ok).toBe(false)
  })

  it('is refused over a network that the coin does not travel over', () => {
    expect(payoutAddress('BTC', { address: good.tron[0] ?? '', network: 'tron' })).toMatchObject({
      ok: false,
      refusal: { code: 'invalid_choice', field: 'payout_network' },
    })
  })
})
