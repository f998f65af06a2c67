/** A page that is still coming may put another heading in the place of its first; after so long it is there, in milliseconds. */
const settlesIn = 10_000

/**
 * Puts the focus on the heading of a new page: screen readers begin to read there, and Tab goes on from it. When the page puts
 * another heading in its place, the focus moves on to that one, unless somebody has taken it elsewhere.
 * @returns ends the watch
 */
export function focusHeading(): () => void {
  focusNow()
  const observer = new MutationObserver(() => {
    if (document.activeElement === document.body || document.activeElement === null) focusNow()
  })
  observer.observe(document.body, { childList: true, subtree: true })
  const left = new AbortController()
  const end = () => {
    observer.disconnect()
    left.abort()
    clearTimeout(timer)
  }
  const timer = setTimeout(end, settlesIn)
  for (const act of ['keydown', 'pointerdown'] as const)
    addEventListener(act, end, { signal: left.signal, capture: true })
  return end
}

function focusNow(): void {
  const heading = document.querySelector<HTMLElement>('h1') ?? document.querySelector<HTMLElement>('main')
  if (heading === null) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
