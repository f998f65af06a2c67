/** What an owner may ask of a counterparty that depends on who they are, spelled as the fields of an advert. */
export const reachConditions = [
  'phone_required',
  'identity_required',
  'minimum_volume_usd',
  'minimum_feedback_score',
] as const
export type ReachCondition = (typeof reachConditions)[number]

/** How many traders meet all conditions but one; and how many of these meet that one as well. */
export interface ReachCount {
  readonly others: number
  readonly both: number
}

/** What one condition costs: the share of those who meet the others that it shuts out, in whole per cent, rounded down. */
export const fewerPercent = ({ others, both }: ReachCount): number =>
  others === 0 ? 0 : Math.floor(((others - both) * 100) / others)

/** The share of all traders that is left, in whole per cent, rounded down: only all of them are 100. */
export const sharePercent = (left: number, all: number): number =>
  all === 0 ? 0 : Math.floor((left * 100) / all)
