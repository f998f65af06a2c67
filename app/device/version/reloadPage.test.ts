import { manualTimers } from '../../../tests/support/time/manualTimers.ts'
import { expect, it, vi } from 'vitest'
import { patience, reloadPage } from './reloadPage.ts'

it.each([
  ['once the click is counted', () => Promise.resolve()],
  ['also when it cannot be counted', () => Promise.reject(new TypeError('fetch'))],
])('loads the page anew %s, once', async (_, count) => {
  const timers = manualTimers()
  const reload = vi.fn<() => void>()
  await reloadPage({ timers, count, reload })
  timers.advance(patience)
  expect(reload).toHaveBeenCalledTimes(1)
})

it('does not wait long for the count', async () => {
  const timers = manualTimers()
  const reload = vi.fn<() => void>()
  const done = reloadPage({ timers, count: () => new Promise(() => {}), reload })
  timers.advance(patience - 1)
  expect(reload).not.toHaveBeenCalled()
  timers.advance(1)
  await done
  expect(reload).toHaveBeenCalledTimes(1)
})
