import { createCipheriv, createDecipheriv, createHash, createHmac } from 'node:crypto'
import type { Random } from '../domain/identifier/random.ts'
import type { Json } from './tables.ts'

/** Something that only Souk can read: which key, the nonce, and the ciphertext with its tag, both base64url. */
export type Sealed = { readonly v: 1; readonly k: string; readonly n: string; readonly c: string }

/**
 * Encrypts what must not be read in the database or a copy of it (docs/adr/0071). `place` says what it is and whose, as in
 * `trade:1234567`; it is not kept, and what was sealed for one place does not open at another.
 */
export interface Sealing {
  readonly seal: (value: Json, place: string) => Sealed
  /** Throws {@link SealBroken} when it was sealed elsewhere, by a key that is not here, or has been changed. */
  readonly open: (sealed: Sealed, place: string) => Json
  /** Fingerprints of a text, which cannot be guessed at without a key: by each of them, the current one's first. By an older one it may be kept still. */
  readonly fingerprints: (text: string) => readonly string[]
  /** The name of the key that seals now: what is sealed says the name of its own. */
  readonly keyName: () => string
  /** Looks whether the keys were changed where they are kept. */
  readonly renew: () => void
}

/** Something sealed cannot be read: a key is missing, or the row is not what was written. */
export class SealBroken extends Error {
  constructor(
    place: string,
    why: 'its key is not among REQUISITES_KEY and REQUISITES_OLD_KEYS' | 'it was changed',
  ) {
    super(`What is sealed at ${place} does not open: ${why}`)
    this.name = 'SealBroken'
  }
}

/** AES-256-GCM; 96 bits of nonce drawn anew each time (NIST SP 800-38D, section 8.2.2), 128 bits of tag. */
const algorithm = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

/** Names a key without telling it. */
export const nameOfKey = (key: Buffer): string =>
  createHash('sha256').update('souk key name').update(key).digest('base64url').slice(0, 8)

/**
 * @param keys 32 bytes each; the first seals, all of them open
 */
export function sealingWith(keys: readonly [Buffer, ...Buffer[]], random: Random): Sealing {
  const named = new Map(keys.map(key => [nameOfKey(key), key]))
  const [current] = keys
  const name = nameOfKey(current)
  const fingerprintKeys = keys.map(key => createHmac('sha256', key).update('souk fingerprints').digest())
  const fingerprints = (text: string) =>
    fingerprintKeys.map(key => createHmac('sha256', key).update(text).digest('base64url'))
  return {
    seal(value, place) {
      const nonce = random(nonceBytes)
      const cipher = createCipheriv(algorithm, current, nonce, { authTagLength: tagBytes })
      cipher.setAAD(Buffer.from(place))
      const body = Buffer.concat([
        cipher.update(JSON.stringify(value), 'utf8'),
        cipher.final(),
        cipher.getAuthTag(),
      ])
      return { v: 1, k: name, n: Buffer.from(nonce).toString('base64url'), c: body.toString('base64url') }
    },
    open({ k, n, c }, place) {
      const key = named.get(k)
      if (!key) throw new SealBroken(place, 'its key is not among REQUISITES_KEY and REQUISITES_OLD_KEYS')
      try {
        const body = Buffer.from(c, 'base64url')
        const cipher = createDecipheriv(algorithm, key, Buffer.from(n, 'base64url'), {
          authTagLength: tagBytes,
        })
        cipher.setAAD(Buffer.from(place))
        cipher.setAuthTag(body.subarray(-tagBytes))
        return JSON.parse(
          cipher.update(body.subarray(0, -tagBytes), undefined, 'utf8') + cipher.final('utf8'),
        ) as Json
      } catch {
        // What the cipher says of it would show pieces of the text.
        throw new SealBroken(place, 'it was changed')
      }
    },
    fingerprints,
    keyName: () => name,
    renew: () => {},
  }
}

/**
 * A sealing whose keys may change while it is used. What was sealed by a key that is not known yet is opened all the same: the
 * keys are read again before anybody is told that it cannot be.
 * @param read the keys as they are kept now, the one that seals first
 */
export function changingSealing(read: () => readonly [Buffer, ...Buffer[]], random: Random): Sealing {
  let names = ''
  let current: Sealing
  const renew = (): void => {
    const keys = read()
    const now = keys.map(nameOfKey).join(' ')
    if (now !== names) current = sealingWith(keys, random)
    names = now
  }
  renew()
  return {
    seal: (value, place) => current.seal(value, place),
    open(sealed, place) {
      if (!names.split(' ').includes(sealed.k)) renew()
      return current.open(sealed, place)
    },
    fingerprints: text => current.fingerprints(text),
    keyName: () => current.keyName(),
    renew,
  }
}

const keyless = (): never => {
  throw new Error('This process has no key of requisites, and was to have no use for one')
}

/** Of a process that has nothing to do with what is sealed. */
export const noSealing: Sealing = {
  seal: keyless,
  open: keyless,
  fingerprints: keyless,
  keyName: keyless,
  renew: keyless,
}

/** Whether a column holds something sealed, or what was written before there was a seal. */
export const isSealed = (kept: unknown): kept is Sealed =>
  typeof kept === 'object' &&
  kept !== null &&
  !Array.isArray(kept) &&
  'v' in kept &&
  kept.v === 1 &&
  'k' in kept &&
  'c' in kept
