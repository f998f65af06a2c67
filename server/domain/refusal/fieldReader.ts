import { compareDecimals, parseDecimal, toScaled } from '../money/decimal.ts'
import type { DecimalString } from '../money/decimal.ts'
import { refuse, refuseWith } from './refusal.ts'
import type { Refusal } from './refusal.ts'

/** What a decimal field may hold. */
export type DecimalBounds = {
  readonly places: number
  readonly min?: DecimalString
  readonly max?: DecimalString
}

/** Collects what is wrong with a form: every reader answers a value, or notes a refusal at the field and answers undefined. */
export class FieldReader {
  readonly refusals: Refusal[] = []

  /** Notes a refusal. */
  refuse(refusal: Refusal): undefined {
    this.refusals.push(refusal)
  }

  /** A decimal within bounds, both included. */
  decimal(field: string, text: string, bounds: DecimalBounds): DecimalString | undefined {
    const value = parseDecimal(text)
    if (value === undefined) return this.refuse(refuse(text === '' ? 'required' : 'invalid_decimal', field))
    if (toScaled(value).scale > bounds.places)
      return this.refuse(refuseWith('too_many_decimals', { max: bounds.places }, field))
    if (bounds.min !== undefined && compareDecimals(value, bounds.min) < 0)
      return this.refuse(refuseWith('too_small', { min: bounds.min }, field))
    if (bounds.max !== undefined && compareDecimals(value, bounds.max) > 0)
      return this.refuse(refuseWith('too_large', { max: bounds.max }, field))
    return value
  }

  /** A decimal that may be left out: null or an empty text is null. */
  optionalDecimal(
    field: string,
    text: string | null,
    bounds: DecimalBounds,
  ): DecimalString | null | undefined {
    return text === null || text === '' ? null : this.decimal(field, text, bounds)
  }

  /** A text without surrounding spaces, of so many characters at most, without control characters but new lines and tabs. */
  text(field: string, text: string, max: number): string | undefined {
    const trimmed = text.trim()
    if (/[^\P{Cc}\n\r\t]/u.test(trimmed)) return this.refuse(refuse('invalid_format', field))
    return Array.from(trimmed).length > max ? this.refuse(refuseWith('too_long', { max }, field)) : trimmed
  }

  /** What a look-up found; `invalid_choice` when it found nothing. */
  choice<Value>(field: string, found: Value | undefined): Value | undefined {
    return found === undefined ? this.refuse(refuse('invalid_choice', field)) : found
  }
}
