import type { DecimalString } from '../../format/decimal.ts'

/** `whole` is pale, with `part` of it solid before it; `first`, `second` and `third` are ranks of one thing. */
export const barTones = ['whole', 'part', 'first', 'second', 'third'] as const
export type BarTone = (typeof barTones)[number]

/** `over`: each bar begins at the ground, the later ones before the earlier. `stacked`: each begins where the one before it ends. */
export const barArrangements = ['over', 'stacked'] as const
export type BarArrangement = (typeof barArrangements)[number]

/** A row of bars, one for each label. */
export interface BarSeries {
  readonly name: string
  readonly tone: BarTone
  readonly values: readonly DecimalString[]
}
