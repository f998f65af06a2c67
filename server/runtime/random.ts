import { createHash, randomBytes } from 'node:crypto'
import type { Random } from '../domain/identifier/random.ts'

/** The machine's randomness. */
export const machineRandom: Random = bytes => randomBytes(bytes)

/** The same bytes for the same seed: for tests and the demo market, never for secrets. */
export function seededRandom(seed: string): Random {
  let block = 0
  let rest = Buffer.alloc(0)
  return bytes => {
    while (rest.length < bytes) {
      rest = Buffer.concat([rest, createHash('sha256').update(`${seed}:${block++}`).digest()])
    }
    const drawn = rest.subarray(0, bytes)
    rest = rest.subarray(bytes)
    return drawn
  }
}

/** A secret of so many random bits, as text that fits into headers and addresses. */
export const newSecret = (random: Random, bits = 256): string =>
  Buffer.from(random(Math.ceil(bits / 8))).toString('base64url')

/** What is kept of a secret: whoever reads the database cannot use it. */
export const hashOfSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex')
