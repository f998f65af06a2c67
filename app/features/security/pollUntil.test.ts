import { manualTimers } from '../../../tests/support/time/manualTimers.ts'
import { expect, it, vi } from 'vitest'
import { pollUntil } from './pollUntil.ts'

const flush = () => new Promise(resolve => setImmediate(resolve))

it('asks again after no, and after no answer, until yes', async () => {
  const timers = manualTimers()
  const ask = vi
    .fn<() => Promise<boolean>>()
    .mockResolvedValueOnce(false)
    .mockRejectedValueOnce(new Error('nobody answers'))
    .mockResolvedValueOnce(true)
  const done = vi.fn<() => void>()
  const asking = pollUntil({ ask, every: 2000, timers, givenUp: new AbortController().signal })
  void (async () => {
    await asking
    done()
  })()
  await flush()
  timers.advance(2000)
  await flush()
  expect(done).not.toHaveBeenCalled()
  timers.advance(2000)
  await flush()
  expect(done).toHaveBeenCalledOnce()
  timers.advance(60_000)
  await flush()
  expect(ask).toHaveBeenCalledTimes(3)
})

it('asks no more once it is given up', async () => {
  const timers = manualTimers()
  const ask = vi.fn<() => Promise<boolean>>().mockResolvedValue(false)
  const leaving = new AbortController()
  void pollUntil({ ask, every: 2000, timers, givenUp: leaving.signal })
  await flush()
  leaving.abort()
  timers.advance(60_000)
  await flush()
  expect(ask).toHaveBeenCalledOnce()
})
