import { expect, it, vi } from 'vitest'
import { followAbsence } from './followAbsence.ts'

function setup() {
  const shown: { visibilityState: DocumentVisibilityState } = { visibilityState: 'visible' }
  const page = Object.assign(new EventTarget(), shown)
  const returned = vi.fn<() => void>()
  let time = 0
  const absence = followAbsence({ page, now: () => time })
  absence.onReturn(returned)
  const become = (state: DocumentVisibilityState) => {
    page.visibilityState = state
    page.dispatchEvent(new Event('visibilitychange'))
  }
  return {
    returned,
    ended: absence.ended,
    away: (ms: number) => {
      become('hidden')
      time += ms
      become('visible')
    },
  }
}

it('tells of a return after more than a minute', () => {
  const { away, returned } = setup()
  away(60_001)
  expect(returned).toHaveBeenCalledTimes(1)
})

it.each([0, 60_000])('does not tell of one after %d ms', ms => {
  const { away, returned } = setup()
  away(ms)
  expect(returned).not.toHaveBeenCalled()
})

it('counts each absence by itself', () => {
  const { away, returned } = setup()
  away(40_000)
  away(40_000)
  expect(returned).not.toHaveBeenCalled()
})

it('believes a shell, and tells of a return once when both say so', () => {
  const { away, ended, returned } = setup()
  ended(60_000)
  expect(returned).not.toHaveBeenCalled()
  ended(60_001)
  expect(returned).toHaveBeenCalledTimes(1)
  away(70_000)
  ended(70_000)
  expect(returned).toHaveBeenCalledTimes(2)
})
