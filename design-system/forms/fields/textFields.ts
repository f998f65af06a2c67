import { defineFieldType, firstVerdict } from '../fieldType.ts'
import type { CommonContext, FieldType } from '../fieldType.ts'
import { errorStatus } from '../message.ts'
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

const plan = {
  empty: '',
  isEmpty,
  read: (raw: string) => raw.trim(),
}

/** One line of text; spaces around it do not count. Also `textArea`, where lines are kept. */
export const textField: FieldType<string, string, TextContext> = defineFieldType<string, string, TextContext>(
  {
    ...plan,
    judge: ({ value }, context, around) => lengths(value, context, around),
  },
)

export const emailField: FieldType<string, string, TextContext> = defineFieldType<
  string,
  string,
  TextContext
>({
  ...plan,
  judge: ({ value }, context, around) =>
    firstVerdict([() => rules.email(value, around), () => lengths(value, context, around)]),
})

/** A secret, taken to the letter. A new one gets `rules: [password]`; at log-in only the server judges. */
export const passwordField: FieldType<string, string, TextContext> = defineFieldType<
  string,
  string,
  TextContext
>({
  empty: '',
  isEmpty,
  read: raw => raw,
  judge: ({ value }, context, around) => lengths(value, context, around),
})

/** Where coins are sent: what looks like no address is refused at once, all else by whoever judges the `check`. */
export const addressField: FieldType<string, string, TextContext> = defineFieldType<
  string,
  string,
  TextContext
>({
  ...plan,
  judge: ({ value }, context, around) =>
    firstVerdict([() => rules.address(value, around), () => lengths(value, context, around)]),
})

/** A code of so many digits; spaces and dashes that came along with a paste are dropped. */
export const codeField: FieldType<string, string, CodeContext> = defineFieldType<string, string, CodeContext>(
  {
    empty: '',
    isEmpty,
    read: raw => raw.replace(/[\s-]/g, ''),
    judge: ({ value }, { length }) =>
      value.length === length && /^\d+$/.test(value) ? null : errorStatus('code'),
  },
)
