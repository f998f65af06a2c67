import { browserTimers } from '@souk/design-system/timing/timers.ts'
import { loadChunk, type ChunkSurroundings } from './loadChunk.ts'

const browser: ChunkSurroundings = {
  timers: browserTimers,
  statusOf: url =>
    fetch(url, { method: 'HEAD' }).then(
      ({ status }) => status,
      () => null,
    ),
}

/** Loads any part of the app in this browser: a page, a dialog, a list, the words of a language; see {@link loadChunk}. */
export const loadPart = <Part>(load: () => Promise<Part>): Promise<Part> => loadChunk(load, browser)
