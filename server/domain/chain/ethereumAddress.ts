import { secp256k1 } from '@noble/curves/secp256k1.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { hex } from '@scure/base'

/** The last 20 bytes of the hash of a public key: what Ethereum and TRON make addresses of. */
export function keyHash(publicKey: Uint8Array): Uint8Array {
  const whole = secp256k1.Point.fromBytes(publicKey).toBytes(false)
  return keccak_256(whole.subarray(1)).subarray(-20)
}

/** The address of a public key, with its checksum in the case of its letters (EIP-55). */
export const ethereumAddress = (publicKey: Uint8Array): string => checksummed(hex.encode(keyHash(publicKey)))

/** 40 hexadecimal digits as Ethereum's software shows them: the case of the letters is a checksum (EIP-55). */
export function checksummed(digits: string): string {
  const lower = digits.toLowerCase()
  const hash = hex.encode(keccak_256(new TextEncoder().encode(lower)))
  return `0x${Array.from(lower, (digit, at) => (isHigh(hash[at]) ? digit.toUpperCase() : digit)).join('')}`
}

const isHigh = (digit = '0'): boolean => Number.parseInt(digit, 16) >= 8
