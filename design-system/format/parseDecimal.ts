import { decimalsOf, trim } from './decimal.ts'
import type { DecimalString } from './decimal.ts'
import type { Locale } from './locale.ts'
import { separatorsOf } from './separators.ts'

/** Why a typed text is not a number. */
export const parseFaults = [
  'empty',
  'invalid',
  'exponent',
  'otherDigits',
  'negative',
  'tooLong',
  'tooManyDecimals',
] as const
export type ParseFault = (typeof parseFaults)[number]

/** What {@link parseDecimal} made of a text. */
export type ParsedDecimal =
  | { readonly ok: true; readonly value: DecimalString }
  | { readonly ok: false; readonly fault: ParseFault }

export interface ParseOptions {
  /** Decides what a lone `,` or `.` before three digits means: `1,234` is 1234 in English, 1.234 in Russian. */
  readonly locale: Locale
  /** Digits after the point that the asset has; more is `tooManyDecimals`. No limit when left out. */
  readonly decimals?: number
  /** Takes a leading `-` or `−`; otherwise it is `negative`. */
  readonly allowNegative?: boolean
}

/** More digits before the point than any amount on earth needs; longer text is a slip of the keyboard. */
const maxWholeDigits = 18
const maxFractionDigits = 18

/**
 * Reads a number as people type or paste it: `1 234,5`, `1,234.5`, `.5`, `5.`. Groups, where there are any, must be
 * groups of three. Exponents, words and anything doubtful are refused rather than guessed.
 */
export function parseDecimal(text: string, options: ParseOptions): ParsedDecimal {
  const typed = text.trim()
  if (typed === '') return refuse('empty')
  const sign = /^[-−]/.test(typed)
  const plain = toPoint(sign ? typed.slice(1).trimStart() : typed, options.locale)
  if (plain === null) return refuse(faultOf(typed))
  const [whole = '', fraction = ''] = plain.split('.')
  if (whole.replace(/^0+/, '').length > maxWholeDigits || fraction.length > maxFractionDigits) {
    return refuse('tooLong')
  }
  const value = trim(`${sign ? '-' : ''}${whole || '0'}${fraction ? `.${fraction}` : ''}`)
  if (value.startsWith('-') && !options.allowNegative) return refuse('negative')
  if (options.decimals !== undefined && decimalsOf(value) > options.decimals) return refuse('tooManyDecimals')
  return { ok: true, value }
}

/** `1e3` and `１２` are numbers, and written so that a slip would not be seen: they are refused, each for what it is. */
function faultOf(typed: string): ParseFault {
  if (/^[-−+]?[\d.,]+e[-−+]?\d+$/i.test(typed)) return 'exponent'
  return /(?![0-9])\p{Nd}/u.test(typed) ? 'otherDigits' : 'invalid'
}

const refuse = (fault: ParseFault): ParsedDecimal => ({ ok: false, fault })

/** Rewrites groups and separators to digits with at most one point, or null when they make no number. */
function toPoint(text: string, locale: Locale): string | null {
  if (!/^[\d\s.,]+$/.test(text) || !/\d/.test(text)) return null
  const decimal = decimalSeparatorIn(text, locale)
  const cut = decimal === null ? -1 : text.lastIndexOf(decimal)
  const whole = cut < 0 ? text : text.slice(0, cut)
  const fraction = cut < 0 ? '' : text.slice(cut + 1)
  if (!/^\d*$/.test(fraction)) return null
  const plain = ungroup(whole)
  return plain === null ? null : `${plain}${cut < 0 ? '' : `.${fraction}`}`
}

/** Which character of the text separates the fraction; null when none does. */
function decimalSeparatorIn(text: string, locale: Locale): ',' | '.' | null {
  const commas = text.split(',').length - 1
  const points = text.split('.').length - 1
  if (commas > 0 && points > 0) return text.lastIndexOf(',') > text.lastIndexOf('.') ? ',' : '.'
  if (commas + points === 0) return null
  if (commas + points > 1) return null
  const only = commas === 1 ? ',' : '.'
  const looksGrouped = /^[1-9]\d{0,2}[.,]\d{3}$/.test(text)
  return looksGrouped && separatorsOf(locale).group === only ? null : only
}

/** Digits of groups of three joined by one kind of separator; null when they are grouped otherwise. */
function ungroup(text: string): string | null {
  if (/^\d*$/.test(text)) return text
  const separator = /[\s.,]/.exec(text)?.[0] ?? ''
  const groups = text.split(separator)
  const wellGrouped = groups.every((group, index) =>
    index === 0 ? /^\d{1,3}$/.test(group) : /^\d{3}$/.test(group),
  )
  return wellGrouped ? groups.join('') : null
}
