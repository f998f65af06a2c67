import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { historyOf, mostSteps, moveHistory } from './draftHistory.ts'
import type { DraftHistory } from './draftHistory.ts'

const change = (history: DraftHistory<number>, of: string, value: number) =>
  moveHistory(history, { kind: 'change', of, value })
const undo = (history: DraftHistory<number>) => moveHistory(history, { kind: 'undo' })
const redo = (history: DraftHistory<number>) => moveHistory(history, { kind: 'redo' })

describe('the history of a draft', () => {
  it('goes back all the way and forth again', () => {
    fc.assert(
      fc.property(fc.array(fc.integer(), { maxLength: 50 }), values => {
        const begun = historyOf(-1)
        const full = values.reduce((history, value, index) => change(history, String(index), value), begun)
        const back = values.reduce(undo, full)
        expect(back.now).toBe(-1)
        expect(values.reduce(redo, back).now).toBe(full.now)
      }),
    )
  })

  it('takes changes of one thing as one step', () => {
    const dragged = change(change(change(historyOf(0), 'text', 1), 'text', 2), 'text', 3)
    expect(undo(dragged).now).toBe(0)
    expect(undo(change(dragged, 'button', 4)).now).toBe(3)
  })

  it('begins a new step after a step back', () => {
    const again = change(undo(change(change(historyOf(0), 'a', 1), 'b', 2)), 'a', 5)
    expect(undo(again).now).toBe(1)
  })

  it('forgets what was ahead when something new is done', () => {
    const turned = change(undo(change(historyOf(0), 'a', 1)), 'b', 2)
    expect(redo(turned)).toBe(turned)
  })

  it('keeps so many steps', () => {
    let history = historyOf(0)
    for (let step = 1; step <= mostSteps + 5; step++) history = change(history, String(step), step)
    expect(history.past).toHaveLength(mostSteps)
  })
})
