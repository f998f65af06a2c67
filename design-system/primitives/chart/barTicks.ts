import type { DecimalString } from '../../format/decimal.ts'
import { trim } from '../../format/decimal.ts'

/** Digits behind the point that steps between lines may have. */
const mostDigits = 8

/** A line’s height as digits: `0.30000000000000004` is a line at `0.3`. */
export const tickText = (height: number): DecimalString => trim(height.toFixed(mostDigits))
