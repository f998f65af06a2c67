import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto'
import type { Random } from '../../../domain/identifier/random.ts'

/** An Ed25519 pair (RFC 8032). */
export interface KeyPair {
  readonly privateKey: KeyObject
  /** SPKI in base64. */
  readonly publicKey: string
}

/** What stands before the 32 bytes of an Ed25519 private key in PKCS8 (RFC 8410, section 7). */
const pkcs8Head = Buffer.from('302e020100300506032b657004220420', 'hex')

/** A fresh pair: the private half is 32 bytes of randomness. */
export function newPair(random: Random): KeyPair {
  const privateKey = createPrivateKey({
    key: Buffer.concat([pkcs8Head, random(32)]),
    format: 'der',
    type: 'pkcs8',
  })
  const publicKey = createPublicKey(privateKey).export({ format: 'der', type: 'spki' })
  return { privateKey, publicKey: publicKey.toString('base64') }
}

/** A public half as programs read it from a file. */
export const publicPem = (publicKey: string): string =>
  `-----BEGIN PUBLIC KEY-----\n${publicKey}\n-----END PUBLIC KEY-----\n`
