/** The fields of a page in their order: those of a page that was drawn and of the app's own are the same. */
const fieldsOf = (page: Element): readonly HTMLInputElement[] => [...page.querySelectorAll('input')]

/** As if it had been typed: React hears of no value that a script sets. */
function type(field: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/**
 * Somebody on a slow phone types into a page that was drawn before the app is there: what they have typed, and where they are, is given to the
 * app's own fields as it takes the page's place.
 */
export function carryFields(root: HTMLElement): void {
  const [drawn] = root.children
  if (drawn === undefined) return
  let focused = -1
  const note = () => {
    focused = fieldsOf(root).findIndex(field => field === document.activeElement)
  }
  note()
  root.addEventListener('focusin', note)
  const observer = new MutationObserver(() => {
    if (drawn.isConnected) return
    observer.disconnect()
    root.removeEventListener('focusin', note)
    const fields = fieldsOf(root)
    for (const [index, { value, defaultValue, type: kind }] of fieldsOf(drawn).entries()) {
      const field = fields[index]
      if (value !== defaultValue && field?.type === kind) type(field, value)
    }
    fields[focused]?.focus()
  })
  observer.observe(root, { childList: true })
}
