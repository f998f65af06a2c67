import { defineFieldType, firstVerdict } from '../fieldType.ts'
import type { CommonContext, FieldType, Rule } from '../fieldType.ts'
import { errorStatus } from '../formMessage.ts'
import * as rules from '../rules.ts'

export interface TextContext extends CommonContext<string> {
  readonly minLength?: number
  readonly maxLength?: number
}

export interface CodeContext extends CommonContext<string> {
  /** How many digits the code has. */
  readonly length: number
}

const isEmpty = ({ value }: { value: string }) => value === ''

const lengths = (
  value: string,
  { minLength, maxLength }: TextContext,
  around: Parameters<typeof rules.email>[1],
) =>
  firstVerdict([
    () => (minLength === undefined ? null : rules.minLength(minLength)(value, around)),
    () => (maxLength === undefined ? null : rules.maxLength(maxLength)(value, around)),
  ])

/** One line of text: it is judged by a rule of its own, then by its length. */
const lineOfText = (
  rule?: Rule<string>,
  read = (raw: string) => raw.trim(),
): FieldType<string, string, TextContext> =>
  defineFieldType({
    empty: '',
    isEmpty,
    read,
    judge: ({ value }, context, around) =>
      firstVerdict([() => rule?.(value, around) ?? null, () => lengths(value, context, around)]),
  })

/** One line of text; spaces around it do not count. Also `textArea`, where lines are kept. */
export const textField = lineOfText()

export const emailField = lineOfText(rules.email)

/** A secret, taken to the letter. A new one gets `rules: [password]`; at log-in only the server judges. */
export const passwordField = lineOfText(undefined, raw => raw)

/** Where coins are sent: what looks like no address is refused at once, all else by whoever judges the `check`. */
export const addressField = lineOfText(rules.address)

/** A code of so many digits; spaces and dashes that came along with a paste are dropped. */
export const codeField: FieldType<string, string, CodeContext> = defineFieldType({
  empty: '',
  isEmpty,
  read: raw => raw.replace(/[\s-]/g, ''),
  judge: ({ value }, { length }) =>
    value.length === length && /^\d+$/.test(value) ? null : errorStatus('code'),
})
