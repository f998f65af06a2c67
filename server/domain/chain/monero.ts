import { ed25519 } from '@noble/curves/ed25519.js'
import { bytesToNumberLE, numberToBytesLE } from '@noble/curves/utils.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { concatBytes } from '@noble/hashes/utils.js'
import { base58xmr, hex } from '@scure/base'

const { Point } = ed25519
const { Fn } = Point
/** First bytes on the main chain: of an account's own address, and of its subaddresses. */
const prefixes = { main: 18, sub: 42 } as const
const subaddressSalt = new TextEncoder().encode('SubAddr\0')

/** What sees a wallet's coins and cannot spend them; hexadecimal. */
export interface MoneroView {
  readonly secretView: string
  readonly publicSpend: string
}

/** A wallet's private keys: whoever has `secretSpend` has the coins. */
export interface MoneroKeys extends MoneroView {
  readonly secretSpend: string
}

/** Both keys from 32 bytes, as Monero's own wallets make them from a seed: the view key follows from the spend key. */
export function moneroKeys(seed: Uint8Array): MoneroKeys {
  const spend = reduced(seed)
  const secretSpend = numberToBytesLE(spend, 32)
  return {
    secretSpend: hex.encode(secretSpend),
    secretView: hex.encode(numberToBytesLE(reduced(keccak_256(secretSpend)), 32)),
    publicSpend: Point.BASE.multiply(spend).toHex(),
  }
}

/** The account's own address. */
export function moneroAddress({ secretView, publicSpend }: MoneroView): string {
  const publicView = Point.BASE.multiply(reduced(hex.decode(secretView)))
  return written(prefixes.main, hex.decode(publicSpend), publicView.toBytes())
}

/** A subaddress: nobody can tell that two of them are of one wallet. (0, 0) is the account's own address. */
export function moneroSubaddress(view: MoneroView, account: number, index: number): string {
  if (account === 0 && index === 0) return moneroAddress(view)
  const secretView = hex.decode(view.secretView)
  const shift = reduced(
    keccak_256(concatBytes(subaddressSalt, secretView, fourBytes(account), fourBytes(index))),
  )
  const spend = Point.fromHex(view.publicSpend).add(Point.BASE.multiply(shift))
  return written(prefixes.sub, spend.toBytes(), spend.multiply(reduced(secretView)).toBytes())
}

const reduced = (bytes: Uint8Array): bigint => Fn.create(bytesToNumberLE(bytes))

const fourBytes = (value: number): Uint8Array => numberToBytesLE(BigInt(value), 4)

function written(prefix: number, spend: Uint8Array, view: Uint8Array): string {
  const body = concatBytes(Uint8Array.of(prefix), spend, view)
  return base58xmr.encode(concatBytes(body, keccak_256(body).subarray(0, 4)))
}
