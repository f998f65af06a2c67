import { compare, round } from '../../../format/decimal.ts'
import type { DecimalString } from '../../../format/decimal.ts'

export const rateDirections = ['up', 'down', 'flat'] as const
export type RateDirection = (typeof rateDirections)[number]

const directions = { '-1': 'down', '0': 'flat', '1': 'up' } as const satisfies Record<string, RateDirection>

/** Which way a move goes; what rounds to nothing is no move. */
export const directionOf = (percent: DecimalString): RateDirection =>
  directions[compare(round(percent, 2, 'halfUp'), '0')]
