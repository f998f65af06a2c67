import { describe, expect, it } from 'vitest'
import { createSeqTracker } from './seqTracker.ts'

/** A tracker that holds what a query answered at `seq`. */
function at(seq: number) {
  const tracker = createSeqTracker()
  tracker.reflects(seq)
  return tracker
}

describe('numbers of events', () => {
  it('follow what a query reflected', () => {
    const tracker = at(7)
    expect(tracker.event(8)).toBe('next')
    expect(tracker.event(9)).toBe('next')
  })

  it('count once, however often an event comes', () => {
    const tracker = at(7)
    expect(tracker.event(7)).toBe('known')
    expect(tracker.event(8)).toBe('next')
    expect(tracker.event(8)).toBe('known')
    expect(tracker.event(3)).toBe('known')
  })

  it('show a gap once', () => {
    const tracker = at(7)
    expect(tracker.event(10)).toBe('gap')
    expect(tracker.event(11)).toBe('next')
    expect(tracker.event(9)).toBe('known')
  })

  it('begin with the first when nothing was asked yet', () => {
    const tracker = createSeqTracker()
    expect(tracker.event(40)).toBe('next')
    expect(tracker.event(42)).toBe('gap')
  })
})

describe('a resync', () => {
  it('asks for nothing when what is held is the newest', () => {
    expect(at(7).resync(7)).toBe(false)
  })

  it('asks once when something was missed', () => {
    const tracker = at(7)
    expect(tracker.resync(9)).toBe(true)
    expect(tracker.resync(9)).toBe(false)
    expect(tracker.event(10)).toBe('next')
  })

  it('asks when nobody can tell, and before anything is known', () => {
    expect(at(7).resync(null)).toBe(true)
    expect(createSeqTracker().resync(3)).toBe(true)
  })
})

describe('the answer of a query', () => {
  it('is old when an event has told something newer meanwhile', () => {
    const tracker = at(7)
    tracker.event(8)
    expect(tracker.reflects(7)).toBe(false)
    expect(tracker.reflects(8)).toBe(true)
  })

  it('may be ahead of the events, which still come', () => {
    const tracker = at(7)
    expect(tracker.reflects(9)).toBe(true)
    expect(tracker.event(8)).toBe('next')
    expect(tracker.event(9)).toBe('next')
  })

  it('belongs to one user', () => {
    const tracker = at(90)
    tracker.reset()
    expect(tracker.reflects(2)).toBe(true)
    expect(tracker.event(3)).toBe('next')
  })
})
