import { afterEach, expect, it, vi } from 'vitest'
import { manualTimers } from '../../tests/support/time/manualTimers.ts'
import { watchSize } from './watchSize.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

/** A browser that tells of sizes when the test says so. */
function browser() {
  let tell = () => {}
  const seen = new Set<unknown>()
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(onChange: () => void) {
        tell = onChange
      }
      observe(element: unknown) {
        seen.add(element)
      }
      disconnect() {
        seen.clear()
      }
    },
  )
  return { seen, resize: () => tell() }
}

it('answers a window that is dragged for a second five times, and with its last size', () => {
  const { resize } = browser()
  const timers = manualTimers()
  const element = {} as Element
  const answers: number[] = []
  watchSize([element], () => answers.push(timers.now()), timers)
  for (let frame = 0; frame < 60; frame += 1) {
    resize()
    timers.advance(16)
  }
  timers.advance(1000)
  expect(answers).toEqual([0, 250, 500, 750, 1000])
})

it('watches all that it is given, and nothing once it is ended', () => {
  const { seen, resize } = browser()
  const timers = manualTimers()
  const elements = [{}, {}] as Element[]
  const answers: number[] = []
  const end = watchSize(elements, () => answers.push(timers.now()), timers)
  expect([...seen]).toEqual(elements)
  resize()
  resize()
  end()
  timers.advance(1000)
  expect([...seen]).toEqual([])
  expect(answers).toEqual([0])
})
