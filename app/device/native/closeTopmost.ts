import type { ModalStore } from '@souk/design-system/modal/modalStore.ts'

/** Everything that lies over a page has one of these roles. */
const overPage = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]'

/** Closes what lies over the page, as Escape does; says whether something did. */
export function closeTopmost(modals: Pick<ModalStore, 'current' | 'closeModal'>, page: Document): boolean {
  const open = [...page.querySelectorAll(overPage)].at(-1)
  if (open === undefined) {
    if (modals.current() === null) return false
    modals.closeModal()
    return true
  }
  const isIgnored = open.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }),
  )
  // A list that stands in the page hears it too, and has nothing to close.
  return !isIgnored
}
