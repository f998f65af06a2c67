import type { Random } from './random.ts'

/** Crockford's base 32: no I, L, O or U. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

export const shortNumberLength = 8

/**
 * Draws a number as people read it out: five random bytes, five bits a character, as in `8F2K41QX`. Two may be the same: who keeps them
 * inserts under a unique key and draws again.
 */
export function newShortNumber(random: Random): string {
  const bits = BigInt(`0x${Buffer.from(random(5)).toString('hex')}`)
  const characters = Array.from({ length: shortNumberLength }, (_, index) => {
    const shift = 5n * BigInt(shortNumberLength - 1 - index)
    return alphabet[Number((bits >> shift) & 31n)]
  })
  return characters.join('')
}
