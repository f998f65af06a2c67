import { compare } from '../../format/decimal.ts'
import type { DecimalString } from '../../format/decimal.ts'
import type { Check, Rule } from './fieldType.ts'
import { errorStatus } from './formMessage.ts'
import type { FormMessageKey } from './formMessage.ts'
import { readRefusal } from './serverRefusal.ts'

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

/** Above the fee for sending it. */
export const biggerThanFee =
  (fee: DecimalString): Rule<string> =>
  value =>
    compare(value, fee) <= 0 ? errorStatus('biggerThanFee') : null

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

/** The same as in the field `name`; give the field `dependsOn: [name]`, so that it hears of changes there. */
export const passwordsMatch =
  (name: string): Rule<string> =>
  (value, around) =>
    value === around.valueOf(name) ? null : errorStatus('passwordsMatch')

const addressLook = /^[\w:+/-]{20,}$/

/** Something that looks like an address of some network; which one, and its checksum, the server knows: see {@link destination}. */
export const address: Rule<string> = value => (addressLook.test(value) ? null : errorStatus('address'))

/** A calendar day between two others, all as `YYYY-MM-DD`. */
export const dateBetween =
  (first: string | undefined, last: string | undefined): Rule<string> =>
  value =>
    (first !== undefined && value < first) || (last !== undefined && value > last)
      ? errorStatus('date')
      : null

/** The refusals of a destination that the specification has a sentence for; all others are said in the server's words. */
const destinationRefusals: Readonly<Record<string, FormMessageKey>> = { aml_refused: 'aml' }

/**
 * Has the server judge where coins would go: an address of another network, one with a wrong checksum, one that AML policies
 * forbid. What it refuses is said at the field. What is no refusal is thrown on: nobody has judged.
 */
export const destination =
  (ask: Check<string>): Check<string> =>
  async (value, around) => {
    try {
      return await ask(value, around)
    } catch (error) {
      const refusal = readRefusal(error)
      if (refusal === null) throw error
      const { code, params, text, fields } = refusal
      const known = code === undefined ? undefined : destinationRefusals[code]
      if (known !== undefined) return errorStatus(known)
      return { kind: 'error', message: { refusal: { code, params, text: text ?? Object.values(fields)[0] } } }
    }
  }
