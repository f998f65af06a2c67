import { useCallback, useSyncExternalStore } from 'react'

/**
 * Whether a media query of `tokens/vars.ts` holds now; follows it. For what CSS can't do, such as another element for a
 * phone: styles use `@media`. On the server it is false.
 */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = globalThis.matchMedia(query)
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => globalThis.matchMedia(query).matches,
    () => false,
  )
}
