import { compare, divide } from '../../../format/decimal.ts'
import type { DecimalString } from '../../../format/decimal.ts'
import type { DisplayAsset } from '../../../format/displayAsset.ts'
import { formatAmount } from '../../../format/formatAmount.ts'
import type { Locale } from '../../../format/locale.ts'

const places = 10

/** The rate of a pair as it is read: by the dearer coin, "1 BTC = 92,480 USDT", whichever way the swap goes. */
export function rateText(
  { rate }: { readonly rate: DecimalString },
  { from, to }: { readonly from: DisplayAsset; readonly to: DisplayAsset },
  locale: Locale,
): string {
  const isDearer = compare(rate, '1') >= 0
  const [one, other] = isDearer ? [from, to] : [to, from]
  const price = isDearer ? rate : divide('1', rate, { decimals: places, rounding: 'halfUp' })
  return `${formatAmount('1', one, { mode: 'full', locale })} = ${formatAmount(price, other, { mode: 'price', locale })}`
}
