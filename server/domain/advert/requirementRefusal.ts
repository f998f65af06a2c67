import type { FiatCode } from '../reference/fiat.ts'
import { refuse, refuseWith } from '../refusal/refusal.ts'
import type { Refusal } from '../refusal/refusal.ts'
import type { Requirement, RequirementCode } from './requirement.ts'

type Wording = (requirement: Requirement, fiat: FiatCode) => Refusal

const unmet: Wording = () => refuse('requirements_not_met')
const aboveMaximum: Wording = ({ required }, asset) =>
  refuseWith('above_maximum', { max: required ?? '0', asset }, 'amount')

const refusals: Record<RequirementCode, Wording> = {
  own_advert: () => refuse('own_advert'),
  login_required: () => refuse('guests_not_allowed'),
  account_banned: () => refuse('user_blocked'),
  account_suspended: () => refuse('finances_suspended'),
  banned_by_trader: () => refuse('banned_by_trader'),
  trader_banned_by_you: () => refuse('trader_banned_by_you'),
  advert_disabled: () => refuse('advert_disabled'),
  rate_stale: () => refuse('rate_stale'),
  opening_paused: ({ required }) => refuseWith('opening_paused', { until: required ?? '' }),
  too_many_open_trades: ({ required }) => refuseWith('too_many_open_trades', { limit: required ?? '' }),
  phone_required: unmet,
  identity_required: unmet,
  volume_too_low: unmet,
  feedback_too_low: unmet,
  below_minimum: ({ required }, asset) =>
    refuseWith('below_minimum', { min: required ?? '0', asset }, 'amount'),
  above_maximum: aboveMaximum,
  first_time_maximum: aboveMaximum,
  balance_too_low: () => refuse('insufficient_funds'),
}

/** The refusal of opening a trade for a requirement of an ad in `fiat` that is not met. Answer the first of the list. */
export const refusalOfRequirement = (requirement: Requirement, fiat: FiatCode): Refusal =>
  refusals[requirement.code](requirement, fiat)
