import { sha256 } from '@noble/hashes/sha2.js'
import { createBase58check } from '@scure/base'
import { keyHash } from './ethereumAddress.ts'

/** TRON's main chain: its addresses begin with a T by it. */
export const tronPrefix = 0x41

/** The address of a public key: Ethereum's hash behind a byte, in base58 with a checksum. */
export const tronAddress = (publicKey: Uint8Array): string =>
  createBase58check(sha256).encode(Uint8Array.from([tronPrefix, ...keyHash(publicKey)]))
