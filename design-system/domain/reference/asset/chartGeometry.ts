import { scaleLinear } from 'd3-scale'
import { area, line } from 'd3-shape'
import type { DecimalString } from '../../../format/decimal.ts'

/** The rate of a pair at a moment. */
export interface RatePointShape {
  /** ISO-8601 in UTC. */
  readonly at: string
  readonly rate: DecimalString
}

/** The box that the curve is drawn in; it is stretched to the place that it has. */
export const chartBox = { width: 1000, height: 200 } as const
/** Room above the highest and below the lowest, where their words stand. */
const inset = 28

/** A curve and where each of its points lies, in parts of {@link chartBox} from 0 to 1. */
export interface ChartGeometry {
  readonly line: string
  readonly area: string
  readonly places: readonly { readonly x: number; readonly y: number }[]
  /** The heights of the lowest and the highest point. */
  readonly low: number
  readonly high: number
}

/** Lays a history out, oldest point first, by time and not by number: a gap is as wide as it was long. */
export function chartGeometry(points: readonly RatePointShape[]): ChartGeometry {
  // Places on a screen, and no money: what is told of a point is its own text.
  const values = points.map(({ rate }) => Number(rate))
  const times = points.map(({ at }) => Date.parse(at))
  const x = scaleLinear()
    .domain([times[0] ?? 0, times.at(-1) ?? 1])
    .range([0, chartBox.width])
  const y = scaleLinear()
    .domain(spread(Math.min(...values), Math.max(...values)))
    .range([chartBox.height - inset, inset])
  const placed = values.map((value, index) => ({ x: x(times[index] ?? 0), y: y(value) }))
  type Placed = (typeof placed)[number]
  const across = (place: Placed) => place.x
  const up = (place: Placed) => place.y
  return {
    line: line(across, up)(placed) ?? '',
    area: area(across, chartBox.height, up)(placed) ?? '',
    places: placed.map(place => ({ x: place.x / chartBox.width, y: place.y / chartBox.height })),
    low: y(Math.min(...values)) / chartBox.height,
    high: y(Math.max(...values)) / chartBox.height,
  }
}

/** What never moved runs through the middle. */
const spread = (low: number, high: number): [number, number] =>
  low === high ? [low * 0.99, high * 1.01] : [low, high]

/** The number of the point that is nearest to a place across, from 0 to 1. */
export function nearestPoint(places: ChartGeometry['places'], x: number): number {
  const distances = places.map(place => Math.abs(place.x - x))
  return distances.indexOf(Math.min(...distances))
}
