import { expect, it } from 'vitest'
import { chartGeometry, nearestPoint } from './chartGeometry.ts'

const point = (minute: number, rate: string) => ({ at: new Date(minute * 60_000).toISOString(), rate })

it('places points by their time, the highest on top', () => {
  const { places, low, high, line } = chartGeometry([point(0, '100'), point(10, '300'), point(40, '200')])
  expect(places.map(({ x }) => x)).toEqual([0, 0.25, 1])
  expect(places[0]?.y).toBe(low)
  expect(places[1]?.y).toBe(high)
  expect(high).toBeLessThan(places[2]?.y ?? 0)
  expect(low).toBeLessThan(1)
  expect(line.match(/[ML]/g)).toHaveLength(3)
})

it('draws what never moved through the middle, and a single point too', () => {
  expect(chartGeometry([point(0, '5'), point(10, '5')]).places.map(({ y }) => y)).toEqual([0.5, 0.5])
  expect(chartGeometry([point(0, '5')]).line).not.toContain('NaN')
})

it('finds the point that is nearest to a place', () => {
  const { places } = chartGeometry([point(0, '1'), point(10, '2'), point(40, '1')])
  expect([-1, 0.1, 0.2, 0.6, 0.7, 5].map(x => nearestPoint(places, x))).toEqual([0, 0, 1, 1, 2, 2])
})
