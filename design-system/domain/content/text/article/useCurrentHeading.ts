import { useEffect, useState } from 'react'
import { currentHeading } from './headings.ts'

/**
 * All that lies above the line of sight, which is in the upper fifth of the window, under the bar of the page. It reaches so far up that no
 * jump passes a heading by: each is either in it or below it.
 */
const above = '10000% 0% -80% 0%'

/** Which of these headings of the page is being read; null on the server, before the page is alive, and above the first one. */
export function useCurrentHeading(ids: readonly string[]): string | null {
  const [passed, setPassed] = useState<ReadonlySet<string>>(new Set())
  const key = ids.join(' ')
  useEffect(() => {
    const seen = new Set<string>()
    const observer = new IntersectionObserver(
      entries => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) seen.add(target.id)
          else seen.delete(target.id)
        }
        setPassed(new Set(seen))
      },
      { rootMargin: above },
    )
    for (const id of key.split(' ')) {
      const heading = id === '' ? null : document.getElementById(id)
      if (heading !== null) observer.observe(heading)
    }
    return () => observer.disconnect()
  }, [key])
  return currentHeading(ids, passed)
}
