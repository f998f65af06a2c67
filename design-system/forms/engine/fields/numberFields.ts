import { decimalsOf } from '../../../format/decimal.ts'
import type { DecimalString } from '../../../format/decimal.ts'
import { formatNumber } from '../../../format/numberFormat.ts'
import { parseDecimal } from '../../../format/parseDecimal.ts'
import type { ParsedDecimal, ParseFault } from '../../../format/parseDecimal.ts'
import { defineFieldType, firstVerdict } from '../fieldType.ts'
import type { CommonContext, FieldType, Surroundings } from '../fieldType.ts'
import { errorStatus, type FormMessageKey } from '../formMessage.ts'
import * as rules from '../rules.ts'

export interface AmountContext extends CommonContext<DecimalString> {
  /** Digits of the asset's smallest unit; no limit when left out. */
  readonly decimals?: number
  /** The least and the most that is taken, both included. */
  readonly min?: DecimalString
  readonly max?: DecimalString
  /** Refuses zero. */
  readonly positive?: boolean
  /** Takes a sign, for margins. */
  readonly allowNegative?: boolean
}

export interface IntegerContext extends CommonContext<number | null> {
  readonly min?: number
  readonly max?: number
}

const read = (raw: string, context: AmountContext, around: Surroundings) =>
  parseDecimal(raw, { locale: around.locale, allowNegative: context.allowNegative ?? false })

const faultWords = {
  empty: 'number',
  invalid: 'number',
  exponent: 'exponent',
  otherDigits: 'otherDigits',
  negative: 'positive',
  tooLong: 'tooLong',
  tooManyDecimals: 'number',
} as const satisfies Record<ParseFault, FormMessageKey>

const sayFault = (parsed: ParsedDecimal) => errorStatus(parsed.ok ? 'number' : faultWords[parsed.fault])

/** An amount, rate or percentage: typed in the locale's way, kept as a decimal string; `''` while it is none. */
export const amountField: FieldType<string, DecimalString, AmountContext> = defineFieldType<
  string,
  DecimalString,
  AmountContext
>({
  empty: '',
  isEmpty: ({ rawValue }) => rawValue.trim() === '',
  read: (raw, context, around) => {
    const parsed = read(raw, context, around)
    return parsed.ok ? parsed.value : ''
  },
  judge: ({ rawValue, value }, context, around) => {
    if (value === '') return sayFault(read(rawValue, context, around))
    if (context.decimals !== undefined && decimalsOf(value) > context.decimals) {
      return errorStatus('decimals', { decimals: context.decimals })
    }
    return firstVerdict([
      () => (context.positive ? rules.positive(value, around) : null),
      () => (context.min === undefined ? null : rules.min(context.min)(value, around)),
      () => (context.max === undefined ? null : rules.max(context.max)(value, around)),
    ])
  },
  settle: ({ rawValue, value }, around) =>
    value === '' ? rawValue : formatNumber(value, { format: 'spaced', locale: around.locale }),
})

const readWhole = (raw: string, around: Surroundings) =>
  parseDecimal(raw, { locale: around.locale, decimals: 0, allowNegative: true })

/** A whole number of things: minutes, trades, days. Not money. */
export const integerField: FieldType<string, number | null, IntegerContext> = defineFieldType<
  string,
  number | null,
  IntegerContext
>({
  empty: '',
  isEmpty: ({ rawValue }) => rawValue.trim() === '',
  read: (raw, _, around) => {
    const parsed = readWhole(raw, around)
    const count = parsed.ok ? Number(parsed.value) : Number.NaN
    return Number.isSafeInteger(count) ? count : null
  },
  judge: ({ rawValue, value }, { min, max }, around) => {
    if (value === null) return sayFault(readWhole(rawValue, around))
    if (min !== undefined && value < min) return errorStatus('min', { min })
    return max !== undefined && value > max ? errorStatus('max', { max }) : null
  },
  settle: ({ rawValue, value }, around) =>
    value === null ? rawValue : formatNumber(String(value), { format: 'spaced', locale: around.locale }),
})
