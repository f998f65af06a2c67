import { manualTimers } from '../../../tests/support/time/manualTimers.ts'
import { describe, expect, it, vi } from 'vitest'
import { ChunkLoadError } from './ChunkLoadError.ts'
import { chunkTimeout, loadChunk, mostRefusals, mostRetries, retryDelay } from './loadChunk.ts'

const lost = new TypeError('Failed to fetch dynamically imported module: http://souk.test/assets/Page-1.js')

/** Lets promises settle, then moves time; as often as needed. */
async function run(timers: ReturnType<typeof manualTimers>, steps: number, milliseconds: number) {
  for (let step = 0; step < steps; step++) {
    for (let turn = 0; turn < 10; turn++) await Promise.resolve()
    timers.advance(milliseconds)
  }
  for (let turn = 0; turn < 10; turn++) await Promise.resolve()
}

describe('loading a part of the app', () => {
  it('tries again until it comes', async () => {
    const timers = manualTimers()
    const load = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(lost)
      .mockRejectedValueOnce(lost)
      .mockResolvedValue('page')
    const loading = loadChunk(load, { timers, statusOf: () => Promise.resolve(null) })
    await run(timers, 3, retryDelay)
    await expect(loading).resolves.toBe('page')
    expect(load).toHaveBeenCalledTimes(3)
    expect(timers.waiting()).toBe(0)
  })

  it('gives up after fifty retries and names the file', async () => {
    const timers = manualTimers()
    const load = vi.fn<() => Promise<string>>().mockRejectedValue(lost)
    const loading = loadChunk(load, { timers, statusOf: () => Promise.resolve(500) })
    const failure = loading.catch((error: unknown) => error)
    await run(timers, mostRetries + 2, retryDelay)
    expect(await failure).toMatchObject({ type: 'other', url: 'http://souk.test/assets/Page-1.js' })
    expect(load).toHaveBeenCalledTimes(mostRetries + 1)
  })

  it('does not ask again for a file that is gone', async () => {
    const load = vi.fn<() => Promise<string>>().mockRejectedValue(lost)
    const loading = loadChunk(load, { timers: manualTimers(), statusOf: () => Promise.resolve(404) })
    await expect(loading).rejects.toMatchObject({ type: 'missing' })
    await expect(loading).rejects.toBeInstanceOf(ChunkLoadError)
    expect(load).toHaveBeenCalledOnce()
  })

  it('says so when the file is there and the browser does not ask for it again', async () => {
    const timers = manualTimers()
    const load = vi.fn<() => Promise<string>>().mockRejectedValue(lost)
    // Away for two retries, then there.
    const statusOf = vi
      .fn<() => Promise<number | null>>()
      .mockResolvedValue(200)
      .mockResolvedValueOnce(null)
      .mockResolvedValueOnce(null)
    const failure = loadChunk(load, { timers, statusOf }).catch((error: unknown) => error)
    await run(timers, mostRefusals + 4, retryDelay)
    expect(await failure).toMatchObject({ type: 'remembered', url: 'http://souk.test/assets/Page-1.js' })
    expect(load).toHaveBeenCalledTimes(mostRefusals + 2)
  })

  it('waits two minutes and no longer', async () => {
    const timers = manualTimers()
    const loading = loadChunk(() => new Promise<string>(() => {}), {
      timers,
      statusOf: () => Promise.resolve(200),
    })
    const failure = loading.catch((error: unknown) => error)
    timers.advance(chunkTimeout)
    expect(await failure).toMatchObject({ type: 'timeout', url: null })
  })
})
