import { compareDecimals } from '../money/decimal.ts'
import type { DecimalString } from '../money/decimal.ts'
import type { Rates } from '../rate/rates.ts'
import { isOpenAt } from '../schedule/openingHours.ts'
import type { Advert } from './advert.ts'
import { isCovered, maximumNow, stockLeft } from './limit.ts'
import { priceOf } from './price.ts'
import { advertRules } from './rules.ts'
import type { AdvertRules } from './rules.ts'
import { isListed } from './status.ts'

/** What an owner can mend about an ad that is listed and still not shown; worded by the app. */
export const advertTips = [
  /** The owner is banned, or suspended from financial operations. */
  'owner_blocked',
  /** The owner has switched off all ads of this type, or this coin or fiat, in the profile. */
  'switched_off',
  'price_unavailable',
  'balance_too_low',
  /** Trades have used up the stock: less than the minimum is left of it. */
  'stock_used_up',
  /** The largest trade that is possible now is below the minimum. */
  'limits_empty',
] as const
export type AdvertTip = (typeof advertTips)[number]

/** Every reason for which an ad is not shown. `withheld`: operators have hidden it. */
export const hiddenReasons = ['withheld', 'not_listed', 'on_vacation', 'closed_now', ...advertTips] as const
export type HiddenReason = (typeof hiddenReasons)[number]

/** What visibility depends on besides the ad. */
export type VisibilityFacts = {
  readonly rates: Rates
  /** The owner's available balance, in the ad's coin. */
  readonly available: DecimalString
  readonly feePercent: DecimalString
  readonly ownerIsBlocked: boolean
  /** False when the owner's profile switches off ads of this type, or this coin or fiat. */
  readonly ownerAllows: boolean
}

/** What is to be mended, most urgent first. Empty means that the ad can be shown whenever it is listed and open. */
export function advertTipsOf(
  advert: Advert,
  facts: VisibilityFacts,
  rules: AdvertRules = advertRules,
): readonly AdvertTip[] {
  const tips: AdvertTip[] = []
  if (facts.ownerIsBlocked) tips.push('owner_blocked')
  if (!facts.ownerAllows) tips.push('switched_off')
  const price = priceOf(advert, facts.rates, rules)
  if (!price.ok) return [...tips, 'price_unavailable']
  const limitFacts = { ...facts, price: price.value }
  if (!isCovered(advert, limitFacts, rules)) tips.push('balance_too_low')
  else if (isUsedUp(advert)) tips.push('stock_used_up')
  else if (compareDecimals(maximumNow(advert, limitFacts, rules), advert.minimum) < 0)
    tips.push('limits_empty')
  return tips
}

const isUsedUp = (advert: Advert): boolean => {
  const left = stockLeft(advert)
  return left !== null && compareDecimals(left, advert.minimum) < 0
}

/** Whether an ad is open by its hours and not on vacation: the specification's `isActiveConsiderVacation`. */
export const isActiveConsiderVacation = (
  advert: Pick<Advert, 'isOnVacation' | 'schedule' | 'timeZone'>,
  at: Date,
): boolean => !advert.isOnVacation && isOpenAt(advert.schedule, advert.timeZone, at)

/**
 * Every reason for which an ad is not shown at a moment. Empty means that it is, which is the specification's "publicly
 * available": listed (sandboxed or not), nothing to mend, and active considering vacation.
 */
export function hiddenReasonsOf(
  advert: Advert,
  facts: VisibilityFacts,
  at: Date,
  rules: AdvertRules = advertRules,
): readonly HiddenReason[] {
  const reasons: HiddenReason[] = []
  if (advert.isWithheld) reasons.push('withheld')
  if (!isListed(advert.status)) reasons.push('not_listed')
  if (advert.isOnVacation) reasons.push('on_vacation')
  else if (!isActiveConsiderVacation(advert, at)) reasons.push('closed_now')
  return [...reasons, ...advertTipsOf(advert, facts, rules)]
}
