import type { RatePointShape } from '../../reference/asset/chartGeometry.ts'

/** The box that the line is drawn in; it is stretched to the place that it has. */
export const lineBox = { width: 1000, height: 240 } as const
/** Room over the highest point and under the lowest. */
const inset = 12

export interface RateLineDrawing {
  readonly line: string
  readonly area: string
}

/** A history as a line, oldest point first, by time and not by number. Drawn by the server too, so that it needs no library. */
export function rateLine(points: readonly RatePointShape[]): RateLineDrawing {
  // Places on a screen, and no money: what is told of a point is its own text.
  const rates = points.map(({ rate }) => Number(rate))
  const times = points.map(({ at }) => Date.parse(at))
  const [begin = 0, end = 1] = [times[0], times.at(-1)]
  const [low, high] = [Math.min(...rates), Math.max(...rates)]
  const x = (time: number) => ((time - begin) / (end - begin || 1)) * lineBox.width
  const y = (rate: number) =>
    low === high ? lineBox.height / 2 : inset + ((high - rate) / (high - low)) * (lineBox.height - 2 * inset)
  const places = rates.map((rate, index) => `${x(times[index] ?? 0).toFixed(1)} ${y(rate).toFixed(1)}`)
  const line = `M${places.join('L')}`
  return { line, area: `${line}L${lineBox.width} ${lineBox.height}L0 ${lineBox.height}Z` }
}

/** So many points are as fine as a line on any screen of ours. */
const mostPoints = 90

/** The same history with fewer points, the first and the last among them. */
export function thinned(points: readonly RatePointShape[]): readonly RatePointShape[] {
  if (points.length <= mostPoints) return points
  const step = (points.length - 1) / (mostPoints - 1)
  return Array.from({ length: mostPoints }, (_, index) => points[Math.round(index * step)]).flatMap(point =>
    point === undefined ? [] : [point],
  )
}
