import type { Timers } from '@souk/design-system/timing/timers.ts'
import { ChunkLoadError } from './ChunkLoadError.ts'

/** A navigation is tried again so often, and so soon (specification 000 §9). */
export const mostRetries = 50
export const retryDelay = 100
/** A file that is there and does not come so often will not come to this page at all. */
export const mostRefusals = 3
/** A part of the app may take so long. */
export const chunkTimeout = 120_000

export interface ChunkSurroundings {
  readonly timers: Timers
  /** The status that a file's address answers with, or null when nobody answers. */
  readonly statusOf: (url: string) => Promise<number | null>
}

/**
 * Loads a part of the app for a navigation: tried again every 100 ms up to 50 times, because a short loss of the connection
 * should not lose the click. A file that the server no longer has is not asked for again, nor one that the browser will not ask for.
 * @throws ChunkLoadError when it is given up
 */
export async function loadChunk<Chunk>(
  load: () => Promise<Chunk>,
  { timers, statusOf }: ChunkSurroundings,
): Promise<Chunk> {
  const deadline = timeoutOf(timers)
  let refusals = 0
  try {
    for (let retry = 0; ; retry++) {
      try {
        return await Promise.race([load(), deadline.passed])
      } catch (error) {
        if (error instanceof ChunkLoadError) throw error
        const url = addressIn(error)
        const status = url === null ? null : await statusOf(url)
        if (status === 404 || status === 410) throw new ChunkLoadError('missing', url, error)
        if (status !== null && status < 300 && ++refusals >= mostRefusals)
          throw new ChunkLoadError('remembered', url, error)
        if (retry >= mostRetries) throw new ChunkLoadError('other', url, error)
        await new Promise<void>(resolve => timers.after(retryDelay, resolve))
      }
    }
  } finally {
    deadline.callOff()
  }
}

function timeoutOf(timers: Timers) {
  let callOff = () => {}
  const passed = new Promise<never>((_, reject) => {
    callOff = timers.after(chunkTimeout, () => reject(new ChunkLoadError('timeout', null, undefined)))
  })
  // It may end when nobody listens any more.
  passed.catch(() => {})
  return { passed, callOff }
}

/** Browsers say in the message which file failed; Safari does not. */
function addressIn(error: unknown): string | null {
  const message = error instanceof Error ? error.message : ''
  return /https?:\/\/\S+/.exec(message)?.[0] ?? null
}
