import { expect, it, vi } from 'vitest'
import { manualTimers } from '../../../tests/support/time/manualTimers.ts'
import { createOwnFigures, figuresWait } from './ownFigures.ts'

function setUp() {
  const timers = manualTimers()
  const ask = vi.fn<() => void>()
  let answered = { userId: 'amina', seq: 4 }
  const figures = createOwnFigures({ timers, ask, answered: () => answered })
  return { figures, timers, ask, answers: (userId: string, seq: number) => (answered = { userId, seq }) }
}

it('are not asked for where they come after the events that moved them', () => {
  const { figures, timers, ask } = setUp()
  figures.moved(5)
  figures.moved(6)
  expect(figures.came(6)).toBe(true)
  timers.advance(figuresWait)
  expect(ask).not.toHaveBeenCalled()
})

it('are asked for once where they were lost, or are those from before', () => {
  const { figures, timers, ask } = setUp()
  figures.moved(5)
  timers.advance(figuresWait)
  expect(ask).toHaveBeenCalledOnce()
  figures.moved(8)
  expect(figures.came(7)).toBe(true)
  timers.advance(figuresWait)
  expect(ask).toHaveBeenCalledTimes(2)
})

it('never go back behind what was told, or answered meanwhile', () => {
  const { figures, answers } = setUp()
  expect(figures.came(9)).toBe(true)
  expect(figures.came(8)).toBe(false)
  expect(figures.came(9)).toBe(true)
  answers('amina', 12)
  expect(figures.came(11)).toBe(false)
})

it('begin anew with another user, whose numbers are their own', () => {
  const { figures, answers } = setUp()
  expect(figures.came(90)).toBe(true)
  answers('kunle', 2)
  expect(figures.came(3)).toBe(true)
})
