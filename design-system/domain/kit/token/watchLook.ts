/** What changes how tokens look on a page. */
const attributes = ['data-theme', 'data-contrast', 'data-density', 'style']

/** Tells whenever the page may have another look: at once, after a change of the document, and of the window’s width. Returns the end of it. */
export function watchLook(onChange: () => void): () => void {
  onChange()
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributes: true, attributeFilter: attributes })
  addEventListener('resize', onChange)
  return () => {
    observer.disconnect()
    removeEventListener('resize', onChange)
  }
}
