import { useEffect, useEffectEvent } from 'react'

/** Calls back again and again while the page is in sight, and at once when it comes back into it. */
export function useEvery(milliseconds: number, isOn: boolean, onTurn: () => void): void {
  const turn = useEffectEvent(() => {
    if (document.visibilityState !== 'hidden') onTurn()
  })
  useEffect(() => {
    if (!isOn) return undefined
    const timer = setInterval(() => turn(), milliseconds)
    const seen = () => turn()
    document.addEventListener('visibilitychange', seen)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', seen)
    }
  }, [milliseconds, isOn])
}
