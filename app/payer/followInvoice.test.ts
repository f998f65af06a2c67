import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { followInvoice, type NewsEvents } from './followInvoice.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** An invoice at version 3, and a server that answers or not. */
function follow() {
  const opened: NewsEvents[] = []
  const stale: boolean[] = []
  const server = { isThere: true }
  const read = vi.fn(async () => server.isThere)
  const close = vi.fn()
  const end = followInvoice({
    open: events => {
      opened.push(events)
      return { close }
    },
    read,
    version: () => 3,
    onStale: isStale => stale.push(isStale),
    random: () => 0,
  })
  const news = () => {
    const events = opened.at(-1)
    if (events === undefined) throw new Error('Nothing is open')
    return events
  }
  return { opened, stale, server, read, close, end, news }
}

it('reads what is newer, and nothing that it has', () => {
  const { news, read } = follow()
  news().onVersion(3)
  news().onVersion(2)
  news().onVersion(Number.NaN)
  expect(read).not.toHaveBeenCalled()
  news().onVersion(4)
  expect(read).toHaveBeenCalledOnce()
})

it('connects again with more patience each time, and reads once it is back', async () => {
  const { opened, news, read } = follow()
  for (const [wait, count] of [
    [1000, 2],
    [1000, 3],
    [2000, 4],
    [3000, 5],
  ] as const) {
    news().onLost()
    await vi.advanceTimersByTimeAsync(wait - 1)
    expect(opened).toHaveLength(count - 1)
    await vi.advanceTimersByTimeAsync(1)
    expect(opened).toHaveLength(count)
  }
  news().onOpen()
  expect(read).toHaveBeenCalled()
  news().onLost()
  await vi.advanceTimersByTimeAsync(1000)
  expect(opened).toHaveLength(6)
})

it('says that it is stale once ten seconds have told it nothing, and that it no longer is', async () => {
  const { news, server, stale } = follow()
  server.isThere = false
  news().onLost()
  await vi.advanceTimersByTimeAsync(9999)
  expect(stale).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(stale).toEqual([true])
  server.isThere = true
  await vi.advanceTimersByTimeAsync(20_000)
  expect(stale).toEqual([true, false])
})

it('is not stale while it can be read without news', async () => {
  const { news, stale, read } = follow()
  news().onLost()
  await vi.advanceTimersByTimeAsync(30_000)
  expect(read).toHaveBeenCalledTimes(2)
  expect(stale).toEqual([false, false])
})

it('ends whole', async () => {
  const { end, news, opened, read, close } = follow()
  news().onLost()
  end()
  await vi.advanceTimersByTimeAsync(120_000)
  expect([opened.length, read.mock.calls.length]).toEqual([1, 0])
  expect(close).toHaveBeenCalled()
})
