import { line } from 'd3-shape'
import type { DecimalString } from '../../../../format/decimal.ts'

/** The box that the curve is drawn in, in pixels. */
export const sparklineBox = { width: 84, height: 24 } as const
/** Room for the line's width and the point at its end. */
const inset = 3

export interface SparklineDrawing {
  readonly path: string
  /** Where the curve ends: now. */
  readonly end: { readonly x: number; readonly y: number }
}

/** The curve of prices that are equally far apart; null for fewer than two. */
export function sparkline(prices: readonly DecimalString[]): SparklineDrawing | null {
  if (prices.length < 2) return null
  // Places on a screen, and no money: nothing is told from them.
  const values = prices.map(Number)
  const low = Math.min(...values)
  const spread = Math.max(...values) - low
  const inner = { width: sparklineBox.width - 2 * inset, height: sparklineBox.height - 2 * inset }
  const places = values.map((value, index) => ({
    x: inset + (index / (values.length - 1)) * inner.width,
    // What never moved runs through the middle.
    y: inset + inner.height * (spread === 0 ? 0.5 : 1 - (value - low) / spread),
  }))
  type Place = (typeof places)[number]
  const path = line<Place>(
    place => place.x,
    place => place.y,
  ).digits(1)(places)
  const end = places.at(-1)
  return path === null || end === undefined ? null : { path, end }
}
