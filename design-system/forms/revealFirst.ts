/** Brings the first of some elements, in the order of the page, into view and gives it the focus. */
export function revealFirst(elements: readonly HTMLElement[]): void {
  const first = elements.reduce((earliest, element) =>
    earliest.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING ? element : earliest,
  )
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  first.scrollIntoView({ block: 'center', behavior: calm ? 'auto' : 'smooth' })
  const focusable = first.matches(focusables) ? first : first.querySelector<HTMLElement>(focusables)
  // Scrolling is done; the browser's own would jump.
  focusable?.focus({ preventScroll: true })
}

const focusables = 'input:not([type=hidden]), textarea, select, button, [tabindex]:not([tabindex="-1"])'
