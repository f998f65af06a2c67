import type { Timers } from '@souk/design-system/timing/timers.ts'

/** Smaller files are there before a bar could move, in bytes (specification 001). */
export const progressFrom = 100_000
/** The bar moves so often, in milliseconds. */
export const progressEvery = 100

/** Follows an upload and tells how far it is, not more often than anybody can see. */
export interface UploadProgress {
  /** So many bytes of so many are out. */
  readonly moved: (loaded: number, total: number) => void
  readonly close: () => void
}

/**
 * Makes an {@link UploadProgress}; it is silent for small files.
 * @param tell told a fraction, 0 to 1
 */
export function createUploadProgress(timers: Timers, tell: (fraction: number) => void): UploadProgress {
  let latest = 0
  let callOff: (() => void) | null = null
  let isOpen = true
  const tick = () => {
    callOff = null
    tell(latest)
  }
  return {
    moved: (loaded, total) => {
      if (!isOpen || total < progressFrom) return
      latest = Math.min(1, loaded / total)
      callOff ??= timers.after(progressEvery, tick)
    },
    close: () => {
      isOpen = false
      callOff?.()
      callOff = null
    },
  }
}
