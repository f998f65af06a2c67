import type { Clock } from '../runtime/clock.ts'

/** Allows so many per second on average, and a burst above it. Answers whether one more is allowed now. */
export function tokenBucket(
  clock: Clock,
  limits: { readonly perSecond: number; readonly burst: number },
): () => boolean {
  let tokens = limits.burst
  let filledAt = clock.now().getTime()
  return () => {
    const now = clock.now().getTime()
    tokens = Math.min(limits.burst, tokens + (Math.max(now - filledAt, 0) / 1000) * limits.perSecond)
    filledAt = now
    if (tokens < 1) return false
    tokens -= 1
    return true
  }
}
