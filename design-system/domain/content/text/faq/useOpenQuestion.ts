import { useEffect, useRef } from 'react'

/** The part of the page that its address names; null for none, or where it is written as no name can be. */
function namedPart(): string | null {
  try {
    return decodeURIComponent(globalThis.location.hash.slice(1)) || null
  } catch {
    return null
  }
}

/**
 * Opens the question that the address names, now and whenever it names another one. Without scripts the browser goes to the
 * question, and a press opens it.
 * @param onNamed is told first, so that the question is on the page.
 */
export function useOpenQuestion(onNamed: () => void): void {
  const named = useRef(onNamed)
  useEffect(() => {
    named.current = onNamed
  })
  useEffect(() => {
    const open = () => {
      const code = namedPart()
      if (code === null) return
      named.current()
      // After the page has drawn all of them again.
      requestAnimationFrame(() => {
        const part = document.getElementById(code)
        if (!(part instanceof HTMLDetailsElement)) return
        part.open = true
        part.scrollIntoView()
      })
    }
    open()
    globalThis.addEventListener('hashchange', open)
    return () => globalThis.removeEventListener('hashchange', open)
  }, [])
}
