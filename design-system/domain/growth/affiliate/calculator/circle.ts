import { multiply } from '../../../../format/decimal.ts'
import type { DecimalString } from '../../../../format/decimal.ts'

/** On whose adverts the invited trade: somebody else's, or their own. */
export const circleSides = ['contractor', 'owner'] as const
export type CircleSide = (typeof circleSides)[number]

/** Whom somebody would bring, and how they would trade. Everybody of it trades as much. */
export interface Circle {
  readonly invited: number
  /** How many {@link volumeStep}s of US dollars each of them trades in a month. */
  readonly volumeSteps: number
  /** Whom each of them invites. */
  readonly eachInvites: number
  /** Whom each of those invites. */
  readonly thoseInvite: number
  readonly side: CircleSide
}

/** What of a circle is moved along a line, and how far. */
export const circleRanges = {
  invited: { min: 1, max: 50 },
  volumeSteps: { min: 1, max: 50 },
  eachInvites: { min: 0, max: 10 },
  thoseInvite: { min: 0, max: 10 },
} as const satisfies Partial<Record<keyof Circle, { min: number; max: number }>>
export type CircleRange = keyof typeof circleRanges
export const circleRangeNames = Object.keys(circleRanges) as readonly CircleRange[]

/** In US dollars. */
const volumeStep: DecimalString = '100'

/** So many steps in US dollars. */
export const volumeOf = (steps: number): DecimalString => multiply(String(steps), volumeStep)

/** What the page begins with. */
export const firstCircle: Circle = {
  invited: 12,
  volumeSteps: 15,
  eachInvites: 3,
  thoseInvite: 2,
  side: 'contractor',
}
