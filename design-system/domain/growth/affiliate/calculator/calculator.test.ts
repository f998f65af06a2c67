import { describe, expect, it } from 'vitest'
import type { FeeTiers } from '../../../trading/dashboard/feeTier.ts'
import { circleRanges, firstCircle } from './circle.ts'
import type { Circle } from './circle.ts'
import { circleEarnings } from './circleEarnings.ts'
import type { EarnTermsShape } from './earnShape.ts'

const terms: EarnTermsShape = {
  version: 3,
  holdsFrom: '2026-01-14T00:00:00Z',
  pinnedUntil: null,
  contractorPercent: '30',
  ownerPercent: '20',
  secondPercent: '10',
  thirdPercent: '5',
}
/** What the platform asks. */
const tiers: FeeTiers = [
  { fromVolumeUsd: '0', percent: '0.9' },
  { fromVolumeUsd: '10000', percent: '0.7' },
  { fromVolumeUsd: '50000', percent: '0.5' },
]
const flat: FeeTiers = [{ fromVolumeUsd: '0', percent: '0.7' }]

const sums = (circle: Partial<Circle>, fees: FeeTiers) => {
  const { levels, month, year } = circleEarnings({ ...firstCircle, ...circle }, { terms, tiers: fees })
  return { levels: levels.map(({ amount }) => amount), month, year }
}

describe('what a circle brings', () => {
  it('is what the drawing of the page says, at a fee of 0.7%', () => {
    const { levels, month, year } = circleEarnings(firstCircle, { terms, tiers: flat })
    expect(levels).toEqual([
      { level: 1, people: 12, percent: '30', base: '126', amount: '37.8' },
      { level: 2, people: 36, percent: '10', base: '113.4', amount: '11.34' },
      { level: 3, people: 72, percent: '5', base: '226.8', amount: '11.34' },
    ])
    expect({ month, year }).toEqual({ month: '60.48', year: '725.76' })
  })

  it('is more at the fee that somebody of such a volume truly pays: 0.9% below $10,000', () => {
    expect(sums({}, tiers)).toEqual({ levels: ['48.6', '14.58', '14.58'], month: '77.76', year: '933.12' })
  })

  it('is a fifth of the fee, and of what lies below it, on own adverts', () => {
    expect(sums({ side: 'owner' }, flat)).toEqual({
      levels: ['25.2', '7.56', '7.56'],
      month: '40.32',
      year: '483.84',
    })
  })

  it('is the first level alone where nobody invites', () => {
    expect(sums({ eachInvites: 0, thoseInvite: 10 }, flat)).toEqual({
      levels: ['37.8', '0', '0'],
      month: '37.8',
      year: '453.6',
    })
  })

  it('is exact at its ends', () => {
    expect(sums({ invited: 1, volumeSteps: 1, eachInvites: 1, thoseInvite: 1 }, tiers)).toEqual({
      levels: ['0.27', '0.02', '0.01'],
      month: '0.3',
      year: '3.6',
    })
    const most = {
      invited: circleRanges.invited.max,
      volumeSteps: circleRanges.volumeSteps.max,
      eachInvites: circleRanges.eachInvites.max,
      thoseInvite: circleRanges.thoseInvite.max,
    }
    expect(sums(most, tiers)).toEqual({
      levels: ['675', '675', '3375'],
      month: '4725',
      year: '56700',
    })
  })

  it('is rounded down, level by level', () => {
    // 0.7% of $100 is $0.70: its shares are 0.21, 0.021 and 0.0105.
    expect(sums({ invited: 1, volumeSteps: 1, eachInvites: 1, thoseInvite: 1 }, flat).levels).toEqual([
      '0.21',
      '0.02',
      '0.01',
    ])
  })
})
