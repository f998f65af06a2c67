import { describe, expect, it } from 'vitest'
import { timeLeft } from './timeLeft.ts'

const timer = { startsAt: '2026-03-05T12:00:00Z', endsAt: '2026-03-05T12:30:00Z' }
const at = (time: string) => timeLeft(timer, new Date(`2026-03-05T${time}Z`))

describe('timeLeft', () => {
  it('is the whole at the start, and never less than nothing', () => {
    expect(at('12:00:00')).toMatchObject({ milliseconds: 1_800_000, fraction: 1 })
    expect(at('12:15:00').fraction).toBe(0.5)
    expect(at('13:00:00')).toEqual({ milliseconds: 0, fraction: 0, mark: 'over' })
  })

  it('keeps a clock that runs behind within the ring', () => {
    expect(at('11:59:00').fraction).toBe(1)
  })

  it.each([
    ['12:24:59', 'quiet'],
    ['12:25:00', 'five'],
    ['12:28:59', 'five'],
    ['12:29:00', 'one'],
    ['12:29:59', 'one'],
    ['12:30:00', 'over'],
  ])('at %s it is spoken as %s', (time, mark) => {
    expect(at(time).mark).toBe(mark)
  })

  it('has no ring for a deadline without a length', () => {
    expect(
      timeLeft({ startsAt: timer.endsAt, endsAt: timer.endsAt }, new Date(timer.startsAt)).fraction,
    ).toBe(0)
  })
})
