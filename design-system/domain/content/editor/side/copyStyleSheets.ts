/** Tokens, fonts, and whatever else is no component's own; those of components are written anew into the frame. */
const copied = 'link[rel="stylesheet"], style:not([data-styled])'

/**
 * Keeps copies of a page's style sheets in the head of another document: of those that are there, of those that come with a part that is
 * loaded later, and of one that is changed while somebody works on it. Returns the end of it.
 */
export function copyStyleSheets(from: HTMLHeadElement, to: HTMLHeadElement): () => void {
  const copies = new Map<Element, Element>()
  const copy = () => {
    const sheets = new Set(from.querySelectorAll(copied))
    for (const [sheet, kept] of copies)
      if (!sheets.has(sheet) || !sheet.isEqualNode(kept)) {
        kept.remove()
        copies.delete(sheet)
      }
    // Under the components' own, as in the page.
    const components = to.querySelector('style[data-styled]')
    for (const sheet of sheets)
      if (!copies.has(sheet)) {
        const kept = to.ownerDocument.importNode(sheet, true)
        to.insertBefore(kept, components)
        copies.set(sheet, kept)
      }
  }
  copy()
  const observer = new MutationObserver(copy)
  observer.observe(from, { childList: true, subtree: true })
  return () => {
    observer.disconnect()
    for (const kept of copies.values()) kept.remove()
  }
}
