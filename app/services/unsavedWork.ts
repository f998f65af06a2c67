/** What is on a page that somebody would lose with it. */
export interface UnsavedWork {
  /** Whether something that was entered is on screen still, or a dialog is open. */
  readonly isThere: () => boolean
}

const overlays = '[role=dialog], [role=alertdialog]'
/** What a press alone sets is kept by its form as well as a text. */
const fields = 'input, textarea, select'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * Watches what somebody enters. A field counts from its first change until it is gone from the page or empty again: forms take
 * theirs away when they are sent.
 * @param page the browser's `document`
 */
export function watchUnsavedWork(page: Document): UnsavedWork {
  const entered = new Set<Field>()
  const note = ({ target }: Event) => {
    if (target instanceof Element && target.matches(fields)) entered.add(target as Field)
  }
  for (const name of ['input', 'change']) page.addEventListener(name, note, { capture: true, passive: true })
  return {
    isThere: () => {
      for (const field of entered) if (!field.isConnected || field.value === '') entered.delete(field)
      return entered.size > 0 || page.querySelector(overlays) !== null
    },
  }
}
