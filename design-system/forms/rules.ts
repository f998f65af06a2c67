import { compare, isDecimalString } from '../format/decimal.ts'
import type { DecimalString } from '../format/decimal.ts'
import type { Check, Rule } from './fieldType.ts'
import { errorStatus } from './message.ts'

/** At least `least`. Compared as decimals, never as numbers. */
export const min =
  (least: DecimalString): Rule<string> =>
  value =>
    compare(value, least) < 0 ? errorStatus('min', { min: least }) : null

/** At most `most`. */
export const max =
  (most: DecimalString): Rule<string> =>
  value =>
    compare(value, most) > 0 ? errorStatus('max', { max: most }) : null

/** Above zero. */
export const positive: Rule<string> = value => (compare(value, '0') <= 0 ? errorStatus('positive') : null)

/** Above the fee that would be taken from it. A function is asked each time, because fees move. */
export const biggerThanFee =
  (fee: DecimalString | (() => DecimalString)): Rule<string> =>
  value =>
    compare(value, typeof fee === 'string' ? fee : fee()) <= 0 ? errorStatus('biggerThanFee') : null

/** A plain decimal, for a text field that takes a number. */
export const number: Rule<string> = value => (isDecimalString(value) ? null : errorStatus('number'))

/** Characters as people count them: an emoji is one. */
const lengthOf = (text: string) => Array.from(text).length

export const minLength =
  (least: number): Rule<string> =>
  value =>
    lengthOf(value) < least ? errorStatus('minLength', { minLength: least }) : null

export const maxLength =
  (most: number): Rule<string> =>
  value =>
    lengthOf(value) > most ? errorStatus('maxLength', { maxLength: most }) : null

const emailPattern = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/
const longestEmail = 254

/** Something that mail could be sent to; whether it arrives, only a mail can tell. */
export const email: Rule<string> = value =>
  emailPattern.test(value) && value.length <= longestEmail ? null : errorStatus('email')

const passwordNeeds = [/^.{8,}$/su, /\p{Lu}/u, /\p{Ll}/u, /\p{Nd}/u, /[^\p{L}\p{N}\s]/u]

/** At least 8 characters with an uppercase letter, a lowercase letter, a special character and a number. */
export const password: Rule<string> = value =>
  passwordNeeds.every(need => need.test(value)) ? null : errorStatus('password')

/** The same as in the field `name`; give the field `dependsOn: [name]`, so that it hears of changes there. */
export const passwordsMatch =
  (name: string): Rule<string> =>
  (value, around) =>
    value === around.valueOf(name) ? null : errorStatus('passwordsMatch')

/** What `isAddress` takes for an address of the chosen network. */
export const address =
  (isAddress: (text: string) => boolean): Rule<string> =>
  value =>
    isAddress(value) ? null : errorStatus('address')

/** A calendar day between two others, all as `YYYY-MM-DD`. */
export const dateBetween =
  (first: string | undefined, last: string | undefined): Rule<string> =>
  value =>
    (first !== undefined && value < first) || (last !== undefined && value > last)
      ? errorStatus('date')
      : null

/** None of the words, in any case, as a word of its own. */
export function prohibitedWords(words: readonly string[]): Rule<string> {
  if (words.length === 0) return () => null
  const any = words.map(word => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${any})(?![\\p{L}\\p{N}])`, 'iu')
  return value => (pattern.test(value) ? errorStatus('prohibitedWords') : null)
}

/** Asks whether funds may be sent to an address. */
export const aml =
  (isAllowed: (address: string) => Promise<boolean>): Check<string> =>
  async value =>
    (await isAllowed(value)) ? null : errorStatus('aml')
