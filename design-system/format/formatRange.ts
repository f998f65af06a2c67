import { compare } from './decimal.ts'
import type { DecimalString } from './decimal.ts'
import type { DisplayAsset } from './displayAsset.ts'
import { formatAmount } from './formatAmount.ts'
import type { AmountOptions } from './formatAmount.ts'

/** Between two amounts: an en dash that does not begin a line. */
export const rangeDash = '\u00A0\u2013 '

/** Limits from `min` to `max`, the asset named once: `₦15,000 – 3,200,000`, `0.001 – 0.5 BTC`. */
export function formatRange(
  min: DecimalString,
  max: DecimalString,
  asset: DisplayAsset,
  options: AmountOptions,
): string {
  if (compare(min, max) === 0) return formatAmount(min, asset, options)
  const code = options.code ?? 'auto'
  const low = formatAmount(min, asset, { ...options, code: 'never' })
  const high = formatAmount(max, { ...asset, symbol: '' }, { ...options, code: 'never' })
  const bare = formatAmount(max, asset, { ...options, code: 'never' })
  const tail = formatAmount(max, asset, { ...options, code }).slice(bare.length)
  return `${low}${rangeDash}${high}${tail}`
}
