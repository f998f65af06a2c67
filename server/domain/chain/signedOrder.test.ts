import { secp256k1 } from '@noble/curves/secp256k1.js'
import { hex } from '@scure/base'
import { expect, test } from 'vitest'
import { readEmbedded, signEmbedded, type EmbeddedTransaction } from './signedOrder.ts'

const secret = new Uint8Array(32).fill(5)
const publicKey = hex.encode(secp256k1.getPublicKey(secret))
const transaction: EmbeddedTransaction = {
  network: 'ethereum',
  coin: 'USDT',
  from: 'a',
  to: 'b',
  memo: null,
  amount: 12_345_678_901_234_567_890n,
  sequence: 7n,
  terms: { gas: '1', fee: '2' },
}

test('what is signed is read again, the same each time', () => {
  const signed = signEmbedded(transaction, secret)
  expect(signEmbedded({ ...transaction, terms: { fee: '2', gas: '1' } }, secret)).toEqual(signed)
  expect(readEmbedded(signed.raw, publicKey)).toEqual({ ...transaction, txid: signed.txid })
  expect(signed.txid).toMatch(/^0x[0-9a-f]{64}$/)
  expect(signEmbedded({ ...transaction, network: 'tron' }, secret).txid).toMatch(/^[0-9a-f]{64}$/)
})

test('nothing else is believed', () => {
  const { raw } = signEmbedded(transaction, secret)
  const other = hex.encode(secp256k1.getPublicKey(new Uint8Array(32).fill(6)))
  expect(readEmbedded(raw, other)).toBeNull()
  expect(readEmbedded(raw.replace('12345678901234567890', '12345678901234567891'), publicKey)).toBeNull()
  expect(readEmbedded('', publicKey)).toBeNull()
  expect(readEmbedded('[]', publicKey)).toBeNull()
})
