import { throttle } from './throttle.ts'
import { browserTimers, type Timers } from './timers.ts'

/** Whoever drags a window's edge changes sizes with every frame; what answers that is worked out this often, in milliseconds. */
const resizePause = 250

/**
 * Tells that one of the elements has another size: at first, and then once in 250 ms at most. For what is worked out anew for
 * a size; what must stay in place in every frame, such as the end of a conversation, watches by itself. Returns the end of it.
 */
export function watchSize(
  elements: readonly Element[],
  onChange: () => void,
  timers: Timers = browserTimers,
): () => void {
  const throttled = throttle(timers, resizePause, onChange)
  const observer = new ResizeObserver(throttled.call)
  for (const element of elements) observer.observe(element)
  return () => {
    observer.disconnect()
    throttled.cancel()
  }
}
