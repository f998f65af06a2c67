import { HDKey } from '@scure/bip32'
import { mnemonicToSeedSync } from '@scure/bip39'
import { base58xmr, hex } from '@scure/base'
import { describe, expect, test } from 'vitest'
import { networkCodes, type NetworkCode } from '../reference/network.ts'
import { isAddress } from './address.ts'
import { depositPlace } from './depositPlace.ts'
import { depositMemo } from './memo.ts'
import { moneroAddress, moneroKeys, moneroSubaddress } from './monero.ts'
import type { WatchKeys } from './watchKeys.ts'

const about = 'abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon about'
const shoot = 'shoot island position soft burden budget tooth cruel issue economy destroy above'

/** The public half of an account: what a web process has. */
const watching = (phrase: string, account: string): WatchKeys => ({
  extended: HDKey.fromMasterSeed(mnemonicToSeedSync(phrase)).derive(account).publicExtendedKey,
  address: '',
  view: null,
  publicKey: '',
})

describe('published addresses of known phrases', () => {
  // BIP 84's own test vectors; the others as every BIP 44 wallet shows them.
  test.each([
    ['bitcoin', about, "m/84'/0'/0'", 0n, 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu'],
    ['bitcoin', about, "m/84'/0'/0'", 1n, 'bc1qnjg0jd8228aq7egyzacy8cys3knf9xvrerkf9g'],
    ['litecoin', about, "m/84'/2'/0'", 0n, 'ltc1qjmxnz78nmc8nq77wuxh25n2es7rzm5c2rkk4wh'],
    ['ethereum', about, "m/44'/60'/0'", 0n, '0x9858EfFD232B4033E47d90003D41EC34EcaEda94'],
    ['ethereum', about, "m/44'/60'/0'", 1n, '0x6Fac4D18c912343BF86fa7049364Dd4E424Ab9C0'],
    ['tron', about, "m/44'/195'/0'", 0n, 'TUEZSdKsoDHQMeZwihtdoBiN46zxhGWYdH'],
    ['tron', shoot, "m/44'/195'/0'", 0n, 'TQ5NMqJjhpQGK7YJbESKtNCo86PJ89ujio'],
  ] as const)('%s', (network, phrase, account, derivation, address) => {
    expect(depositPlace(network, watching(phrase, account), derivation)).toEqual({ address, memo: null })
    expect(isAddress(network, address)).toBe(true)
  })

  test('monero: the general fund, whose view key is public, and its subaddress for donations', () => {
    const main =
      '44AFFq5kSiGBoZ4NMDwYtN18obc8AemS33DBLWs3H7otXft3XjrpDtQGv7SqSsaBYBb98uNbr2VBBEt7f2wfn3RVGQBEP3A'
    const view = {
      secretView: 'f359631075708155cc3d92a32b75a7d02a5dcf27756707b47a2b31b21c389501',
      publicSpend: hex.encode(base58xmr.decode(main).subarray(1, 33)),
    }
    expect(moneroAddress(view)).toBe(main)
    expect(moneroSubaddress(view, 0, 0)).toBe(main)
    const donations =
      '888tNkZrPN6JsEgekjMnABU4TBzc2Dt29EPAvkRxbANsAnjyPbb3iQ1YBRk1UXcdRsiKc9dhwMVgN5S9cQUiyoogDavup3H'
    expect(moneroSubaddress(view, 0, 70)).toBe(donations)
    const keys = { extended: null, address: main, view, publicKey: '' }
    expect(depositPlace('monero', keys, 69n)).toEqual({ address: donations, memo: null })
  })
})

const view = moneroKeys(new Uint8Array(32).fill(3))
const accounts: Readonly<Record<NetworkCode, WatchKeys>> = {
  bitcoin: watching(shoot, "m/84'/0'/0'"),
  litecoin: watching(shoot, "m/84'/2'/0'"),
  ethereum: watching(shoot, "m/44'/60'/0'"),
  tron: watching(shoot, "m/44'/195'/0'"),
  monero: { extended: null, address: moneroAddress(view), view, publicKey: '' },
  ton: {
    extended: null,
    address: 'UQDgEMqToTacHic7SnvnPFmvceG5auFkCcAw0mSCvzvKUaT4',
    view: null,
    publicKey: '',
  },
}

test.each(networkCodes)('%s: every place is its own, and passes our own check', network => {
  const places = Array.from({ length: 60 }, (_, at) => depositPlace(network, accounts[network], BigInt(at)))
  expect(new Set(places.map(({ address, memo }) => `${address} ${memo}`)).size).toBe(places.length)
  expect(places.every(({ address }) => isAddress(network, address))).toBe(true)
  expect(depositPlace(network, accounts[network], 7n)).toEqual(places[7])
})

test.each([-1n, 2n ** 31n])('there is no address number %s', derivation => {
  expect(() => depositPlace('bitcoin', accounts.bitcoin, derivation)).toThrow('number')
})

test('keys that lack what a network needs make no address', () => {
  expect(() => depositPlace('bitcoin', accounts.ton, 0n)).toThrow('extended key')
  expect(() => depositPlace('monero', accounts.ton, 0n)).toThrow('view key')
})

test('a private extended key is not mistaken for a public one’s address, and makes the same', () => {
  const key = HDKey.fromMasterSeed(mnemonicToSeedSync(about)).derive("m/84'/0'/0'")
  const fromPrivate = { ...accounts.bitcoin, extended: key.privateExtendedKey }
  expect(depositPlace('bitcoin', fromPrivate, 0n).address).toBe('bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu')
})

test('a slip in a memo leads to nobody', () => {
  const memos = Array.from({ length: 200 }, (_, at) => depositMemo(at))
  expect(new Set(memos).size).toBe(200)
  expect(memos.every(isDepositMemo)).toBe(true)
  expect(memos.flatMap(slipsOf).filter(isDepositMemo)).toEqual([])
})

/** ISO 7064, mod 97-10. */
const isDepositMemo = (text: string): boolean => /^\d{8,14}$/.test(text) && BigInt(text) % 97n === 1n

/** One digit is another, or two that stand together have changed places. */
const slipsOf = (memo: string): string[] =>
  Array.from(memo)
    .flatMap((_, at) => [
      ...Array.from('0123456789', digit => memo.slice(0, at) + digit + memo.slice(at + 1)),
      memo.slice(0, at) + (memo[at + 1] ?? '') + (memo[at] ?? '') + memo.slice(at + 2),
    ])
    .filter(slip => slip !== memo)
