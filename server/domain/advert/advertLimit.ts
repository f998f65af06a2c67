import { compareDecimals } from '../money/decimal.ts'
import type { DecimalString } from '../money/decimal.ts'
import { advertRules } from './rules.ts'
import type { AdvertRules } from './rules.ts'

/** How many ads a trader may have (archived ones aside), by completed trades and 30-day volume in US dollars. */
export function advertLimit(
  trader: { readonly completedTrades: number; readonly volumeUsd: DecimalString },
  { count }: Pick<AdvertRules, 'count'> = advertRules,
): number {
  const byVolume = count.byVolumeUsd.find(({ from }) => compareDecimals(trader.volumeUsd, from) >= 0)
  if (byVolume) return byVolume.count
  return trader.completedTrades >= count.traderFrom ? count.trader : count.newTrader
}
