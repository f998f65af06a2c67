/** `missing`: the server has no such file, as after an update. `timeout`: it took too long. `other`: anything else. */
export const chunkFaults = ['missing', 'timeout', 'other'] as const
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
