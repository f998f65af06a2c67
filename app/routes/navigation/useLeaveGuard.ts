import { useEffect, useEffectEvent } from 'react'
import { useBlocker } from 'react-router-dom'

/**
 * Asks before a page is left whose changes are not saved: by a link, by going back, by closing the browser.
 * @param ask resolves with true when the page may be left
 */
export function useLeaveGuard(isDirty: boolean, ask: () => Promise<boolean>): void {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
  )
  const answerTo = useEffectEvent(async () => {
    if (await ask()) blocker.proceed?.()
    else blocker.reset?.()
  })
  const isBlocked = blocker.state === 'blocked'
  useEffect(() => {
    if (isBlocked) void answerTo()
  }, [isBlocked])
  useEffect(() => {
    if (!isDirty) return undefined
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isDirty])
}
