import { useEffect, useState, type RefObject } from 'react'

/** So far below what is on screen, something is fetched: it is there when somebody comes to it. */
const distance = '800px'

/** Whether an element is on screen or about to be; once it was, it stays so. */
export function useIsNear(element: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const { current } = element
    if (current === null) return undefined
    const watcher = new IntersectionObserver(
      entries => {
        if (!entries.some(entry => entry.isIntersecting)) return
        setNear(true)
        watcher.disconnect()
      },
      { rootMargin: `${distance} 0px` },
    )
    watcher.observe(current)
    return () => watcher.disconnect()
  }, [element])
  return isNear
}
