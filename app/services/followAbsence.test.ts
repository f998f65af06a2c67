import { expect, it, vi } from 'vitest'
import { followAbsence } from './followAbsence.ts'

function setup() {
  const shown: { visibilityState: DocumentVisibilityState } = { visibilityState: 'visible' }
  const page = Object.assign(new EventTarget(), shown)
  const refetch = vi.fn<() => void>()
  let time = 0
  followAbsence({ page, now: () => time, refetch })
  const become = (state: DocumentVisibilityState) => {
    page.visibilityState = state
    page.dispatchEvent(new Event('visibilitychange'))
  }
  return {
    refetch,
    away: (ms: number) => {
      become('hidden')
      time += ms
      become('visible')
    },
  }
}

it('asks again after more than a minute', () => {
  const { away, refetch } = setup()
  away(60_001)
  expect(refetch).toHaveBeenCalledTimes(1)
})

it.each([0, 60_000])('leaves the page as it is after %d ms', ms => {
  const { away, refetch } = setup()
  away(ms)
  expect(refetch).not.toHaveBeenCalled()
})

it('counts each absence by itself', () => {
  const { away, refetch } = setup()
  away(40_000)
  away(40_000)
  expect(refetch).not.toHaveBeenCalled()
})
