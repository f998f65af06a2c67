import type * as unions from '../../__generated__/unions.ts'
import type { DecimalString } from '../../../format/decimal.ts'

/** Which of both amounts was written: what is given, or what is got. */
export type SwapSide = unions.SwapSide

/** What a swap comes to. */
export interface SwapFigures {
  readonly fromCode: string
  readonly toCode: string
  readonly fromAmount: DecimalString
  /** What is got, after the fee. */
  readonly toAmount: DecimalString
  /** How much of `to` one of `from` is worth, before the fee. */
  readonly rate: DecimalString
  readonly fee: DecimalString
  readonly feeCode: string
  readonly feePercent: DecimalString
}

/** What it would come to now. */
export interface SwapEstimateShape extends SwapFigures {
  /** What is given and what is got, in US dollars. */
  readonly fromUsd: DecimalString
  readonly toUsd: DecimalString
  readonly ratesAt: string
}

/** The least and the most that can be given in a pair. */
export interface SwapLimitsShape {
  readonly minimum: DecimalString
  readonly maximum: DecimalString
}

/** A price that is kept for a few seconds. */
export interface SwapQuoteShape extends SwapFigures {
  readonly id: string
  /** Whose offer it is of; null with the house. */
  readonly traderName: string | null
  readonly lockedAt: string
  readonly lockedUntil: string
}

/** A swap that was done. */
export interface SwapShape extends SwapFigures {
  readonly id: string
  /** Whose offer it was at, and the trade that it is; null with the house. */
  readonly traderName: string | null
  readonly tradeId: string | null
  readonly createdAt: string
}
