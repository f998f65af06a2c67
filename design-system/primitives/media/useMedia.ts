import { use, useCallback, useSyncExternalStore } from 'react'
import { PresumedWidthContext } from './PresumedWidthContext.ts'
import { FrameContext } from './FrameContext.ts'

/**
 * Whether a media query of `tokens/vars.ts` holds now; follows it. For what CSS can't do, such as another element for a
 * phone: styles use `@media`. In a frame it is asked of the frame, as styles are. On the server it is what it is for the presumed width.
 */
export function useMedia(query: string): boolean {
  const width = use(PresumedWidthContext)
  const frame = use(FrameContext)
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = (frame ?? globalThis).matchMedia(query)
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    [frame, query],
  )
  return useSyncExternalStore(
    subscribe,
    () => (frame ?? globalThis).matchMedia(query).matches,
    () => width !== null && fits(width, query),
  )
}

/** Of a condition about the width alone; any other is false. */
function fits(width: number, query: string): boolean {
  const bounds = [...query.matchAll(/\((min|max)-width: ([\d.]+)px\)/g)]
  return (
    bounds.length > 0 &&
    bounds.every(([, end, pixels]) => (end === 'min' ? width >= Number(pixels) : width <= Number(pixels)))
  )
}
