import { expect, it } from 'vitest'
import { workersFor } from './workers.ts'

it.each([
  { cores: 2, memoryGb: 8, unit: 2, stories: 3, journeys: 3 },
  { cores: 8, memoryGb: 32, unit: 8, stories: 9, journeys: 9 },
  { cores: 8, memoryGb: 8, unit: 3, stories: 6, journeys: 4 },
  { cores: 1, memoryGb: 1, unit: 1, stories: 1, journeys: 1 },
])('$cores cores and $memoryGb GB bear $unit, $stories and $journeys', ({ cores, memoryGb, ...borne }) => {
  const count = (kind: keyof typeof borne) => workersFor(kind, { cores, memoryGb }, '')
  expect({ unit: count('unit'), stories: count('stories'), journeys: count('journeys') }).toEqual(borne)
})

it('a number that is asked for is taken as it is', () => {
  expect(workersFor('unit', { cores: 2, memoryGb: 8 }, '5')).toBe(5)
})
