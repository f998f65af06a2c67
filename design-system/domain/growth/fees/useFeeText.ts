import { isZero } from '../../../format/decimal.ts'
import type { DecimalString } from '../../../format/decimal.ts'
import { useDollarText } from './useDollarText.ts'

/** Writes a fee in per cent; one that is none, as the bare digit. */
export function useFeeText(): (points: DecimalString) => string {
  const { percent } = useDollarText()
  return points => (isZero(points) ? '0' : percent(points))
}
