import type { Random } from '../identifier/random.ts'

/** What codes are made of: base 32 without letters that look like another (Crockford's). */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const codeLength = 8

/** Signs that people read for another one. */
const lookAlikes: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' }

/** Longer ones are nobody's, in an address or typed. */
export const inviteCodeMaxLength = 32

/** How many codes one person has at most, and how long what they call one may be. */
export const inviteCodeRules = { mostOfOne: 10, tagMaxLength: 32 } as const

/** A new code: 40 bits of chance. */
export const newInviteCode = (random: Random): string =>
  Array.from(random(codeLength), byte => alphabet[byte % alphabet.length]).join('')

/** A code as it is kept, from how somebody typed it: in any case, with an O for a zero. */
export const readInviteCode = (typed: string): string =>
  Array.from(typed.trim().toUpperCase(), sign => lookAlikes[sign] ?? sign).join('')
