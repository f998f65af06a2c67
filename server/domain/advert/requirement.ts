import type { UserId } from '../identifier/identifier.ts'
import { compareDecimals } from '../money/decimal.ts'
import type { DecimalString } from '../money/decimal.ts'
import type { Freshness } from '../rate/freshness.ts'
import type { Refusal } from '../refusal/refusal.ts'
import type { Advert } from './advert.ts'
import { coinForFiat } from './conversion.ts'
import { ownerSells, personalMaximum } from './limit.ts'
import type { SharedHistory } from './limit.ts'

/** Everything that may stand between somebody and an ad, the most decisive first. Worded by the app. */
export const requirementCodes = [
  'own_advert',
  'login_required',
  'account_banned',
  'account_suspended',
  'banned_by_trader',
  'trader_banned_by_you',
  'advert_disabled',
  'rate_stale',
  'opening_paused',
  'too_many_open_trades',
  'phone_required',
  'identity_required',
  'volume_too_low',
  'feedback_too_low',
  'below_minimum',
  'above_maximum',
  'first_time_maximum',
  'balance_too_low',
] as const
export type RequirementCode = (typeof requirementCodes)[number]

/** One requirement that is not met: what is asked for and what is there, as decimals or an ISO time; null where it is yes or no. */
export type Requirement = {
  readonly code: RequirementCode
  readonly required: string | null
  readonly present: string | null
}

/** Somebody who looks at an ad. */
export type Viewer = {
  /** Null without a session. */
  readonly userId: UserId | null
  /** A guest has a session but no account; so has, for this, somebody without a session. */
  readonly isGuest: boolean
  readonly isBanned: boolean
  readonly isSuspended: boolean
  readonly phoneVerified: boolean
  readonly identityVerified: boolean
  /** Total trade volume. */
  readonly volumeUsd: DecimalString
  /** Positive share of the feedback in per cent; null without feedback. */
  readonly feedbackPercent: DecimalString | null
  /** Available balance in the ad's coin: what the viewer can sell on an ad that buys. */
  readonly available: DecimalString
  /** The answer of the trade's own limits: {@link import('../trade/limit.ts').openingRefusal}. */
  readonly opening: Refusal | null
}

/** What stands between a viewer and an ad besides the two. */
export type TakeFacts = {
  readonly isVisible: boolean
  readonly price: DecimalString
  readonly freshness: Freshness
  /** The most of one trade now: {@link import('./limit.ts').maximumNow}. */
  readonly maximumNow: DecimalString
  readonly bannedByOwner: boolean
  readonly ownerBannedByViewer: boolean
  readonly shared: SharedHistory
  /** The fiat that the viewer wants to trade; null while they have not said. */
  readonly amount: DecimalString | null
}

export type Taken = Pick<
  Advert,
  | 'ownerId'
  | 'type'
  | 'coin'
  | 'minimum'
  | 'phoneRequired'
  | 'identityRequired'
  | 'minimumVolumeUsd'
  | 'minimumFeedbackScore'
  | 'firstTimeMaximum'
  | 'repeatVolumeCoefficient'
  | 'allowAnonymous'
>

type Situation = { readonly advert: Taken; readonly viewer: Viewer; readonly facts: TakeFacts }
type Gap = Omit<Requirement, 'code'>

const plainGap: Gap = { required: null, present: null }
const when = (isMissing: boolean): Gap | null => (isMissing ? plainGap : null)

function below(present: DecimalString | null, required: DecimalString | null): Gap | null {
  if (required === null || (present !== null && compareDecimals(present, required) >= 0)) return null
  return { required, present }
}

const above = (present: DecimalString | null, required: DecimalString | null): Gap | null =>
  present !== null && required !== null && compareDecimals(present, required) > 0
    ? { required, present }
    : null

const checks: Record<RequirementCode, (situation: Situation) => Gap | null> = {
  own_advert: ({ advert, viewer }) => when(viewer.userId === advert.ownerId),
  login_required: ({ advert, viewer }) =>
    when(viewer.isGuest && !(advert.allowAnonymous && ownerSells(advert))),
  account_banned: ({ viewer }) => when(viewer.isBanned),
  account_suspended: ({ viewer }) => when(viewer.isSuspended),
  banned_by_trader: ({ facts }) => when(facts.bannedByOwner),
  trader_banned_by_you: ({ facts }) => when(facts.ownerBannedByViewer),
  advert_disabled: ({ facts }) => when(!facts.isVisible),
  rate_stale: ({ facts }) => when(facts.freshness === 'refused'),
  opening_paused: ({ viewer: { opening } }) =>
    opening?.code === 'opening_paused' ? { required: String(opening.params.until), present: null } : null,
  too_many_open_trades: ({ viewer: { opening } }) =>
    opening?.code === 'too_many_open_trades'
      ? { required: String(opening.params.limit), present: null }
      : null,
  phone_required: ({ advert, viewer }) => when(advert.phoneRequired && !viewer.phoneVerified),
  identity_required: ({ advert, viewer }) => when(advert.identityRequired && !viewer.identityVerified),
  volume_too_low: ({ advert, viewer }) => below(viewer.volumeUsd, advert.minimumVolumeUsd),
  feedback_too_low: ({ advert, viewer }) => below(viewer.feedbackPercent, advert.minimumFeedbackScore),
  below_minimum: ({ advert, facts }) => (facts.amount === null ? null : below(facts.amount, advert.minimum)),
  above_maximum: ({ facts }) => above(facts.amount, facts.maximumNow),
  first_time_maximum: ({ advert, facts }) =>
    above(facts.amount ?? advert.minimum, personalMaximum(advert, facts.shared)),
  balance_too_low: ({ advert, viewer, facts }) =>
    ownerSells(advert)
      ? null
      : below(viewer.available, coinForFiat(facts.amount ?? advert.minimum, facts.price, advert.coin)),
}

/**
 * Why somebody cannot take an ad now: every requirement that is not met, the most decisive first; empty means that they can.
 * Without an amount, the ad's minimum stands in for it where a limit of the person's own is asked.
 */
export function whyCannotTake(advert: Taken, viewer: Viewer, facts: TakeFacts): readonly Requirement[] {
  const situation = { advert, viewer, facts }
  return requirementCodes.flatMap(code => {
    const gap = checks[code](situation)
    return gap ? [{ code, ...gap }] : []
  })
}
