import axe from 'axe-core'

/** What a walk by keys has to find true of what it comes to. */
export type Rule =
  | 'is reached'
  | 'is reached by arrows'
  | 'scrolls by keys'
  | 'is no trap'
  | 'keeps the focus inside'
  | 'ends by a key'
  | 'gives the focus back'
  | 'is in sight'
  | 'is not covered'
  | 'shows the focus'
  | 'has no place of its own in the order'
  | 'comes in reading order'
  | 'is not hidden'
  | 'has a name'

/** One rule that one element breaks. */
export interface Fault {
  readonly element: string
  readonly rule: Rule
}

const readNames = (): void => {
  forgetNames()
  axe.setup(document.documentElement)
}

/** What is known of the page's names is of the page as it was: it is forgotten when the walk is over. */
export const forgetNames = (): void => axe.teardown()

/** What an element is called by what reads pages aloud. Names are read of the whole page at once, and again of what came later. */
export function nameOf(element: Element): string {
  try {
    return axe.commons.text.accessibleText(element).trim()
  } catch {
    readNames()
    return axe.commons.text.accessibleText(element).trim()
  }
}

const known: Readonly<Record<string, string>> = {
  A: 'link',
  BUTTON: 'button',
  TEXTAREA: 'textbox',
  SELECT: 'combobox',
}

const roleOf = (element: Element): string =>
  element.getAttribute('role') ??
  known[element.tagName] ??
  `${element.tagName.toLowerCase()}${element instanceof HTMLInputElement ? ` ${element.type}` : ''}`

/** An element as a message names it: its role, and its name in quotation marks. */
export function say(element: Element): string {
  if (!element.isConnected) return `${roleOf(element)} that is gone`
  const name = nameOf(element)
  const words = name === '' ? element.outerHTML.slice(0, 160) : `"${name.slice(0, 80)}"`
  return `${roleOf(element)} ${words}`
}
