/**
 * `missing`: the server has no such file, as after an update. `remembered`: the file is there, and this page's browser does not ask
 * for it again (Chromium before 156 remembers for as long as a page lives that a module did not come). `timeout`: it took too long.
 * `other`: anything else.
 */
export const chunkFaults = ['missing', 'remembered', 'timeout', 'other'] as const
export type ChunkFault = (typeof chunkFaults)[number]

/** A part of the app did not load (specification 000 §8). */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError'
  readonly type: ChunkFault
  /** The file that did not come, where the browser says which. */
  readonly url: string | null

  constructor(type: ChunkFault, url: string | null, cause: unknown) {
    super(`A part of the page did not load (${type}): ${url ?? 'unknown address'}`, { cause })
    this.type = type
    this.url = url
  }
}
