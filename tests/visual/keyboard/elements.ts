/** What somebody can act on, by what it is or by the role that it says it has. */
const interactive = [
  'a[href]',
  'button',
  'input:not([type=hidden])',
  'select',
  'textarea',
  'summary',
  'audio[controls]',
  'video[controls]',
  '[contenteditable]:not([contenteditable=false])',
  '[tabindex]:not([tabindex="-1"]):not([data-walk-edge])',
  ...[
    'button',
    'link',
    'tab',
    'checkbox',
    'radio',
    'switch',
    'combobox',
    'searchbox',
    'textbox',
    'slider',
    'spinbutton',
    'option',
    'menuitem',
    'menuitemradio',
    'menuitemcheckbox',
    'treeitem',
  ].map(role => `[role=${role}]`),
  // A cell is content, until it can take the focus.
  '[role=gridcell][tabindex]',
].join(',')

/** What takes the keys for itself, cell by cell or part by part: one element, several stops. */
export const manyStops =
  'iframe,audio,video,input:is([type=date],[type=time],[type=datetime-local],[type=month],[type=week])'

/** What nobody is to reach while something lies over it: whatever opens above a page hides the rest. */
const setAside = '[aria-hidden=true],[inert]'

/** Storybook's own, beside the story. */
const notOfTheStory = '#storybook-highlights-root, .sb-wrapper'

const sized = (element: Element): boolean =>
  [...element.getClientRects()].some(({ width, height }) => width > 0 && height > 0)

/** Whether an element is drawn and nothing keeps it from people: not its styles, not an attribute. */
export const isShown = (element: Element): boolean =>
  element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) &&
  sized(element) &&
  element.closest(setAside) === null

const isEnabled = (element: Element): boolean =>
  !element.matches(':disabled') && element.closest('[aria-disabled=true]') === null

/** Drawn so that only what reads pages aloud finds it: one pixel, or nothing of it. */
export function isForReadersAlone(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect()
  const { opacity, clipPath } = getComputedStyle(element)
  return (width <= 2 && height <= 2) || opacity === '0' || /inset\(50%/.test(clipPath)
}

/**
 * A second way to what a key does already, kept out of the order on purpose: a button that only readers of touch screens find, or one
 * that stands in a field whose arrows do the same.
 */
function isSecondWay(element: Element): boolean {
  if (element.getAttribute('tabindex') !== '-1') return false
  const field = element
    .closest('[role=group],[data-field]')
    ?.querySelector('[role=combobox],[role=spinbutton]')
  return isForReadersAlone(element.closest('label') ?? element) || (field ?? null) !== null
}

/** Every element of a document that somebody can act on now. */
export const findInteractive = (): HTMLElement[] =>
  [...document.body.querySelectorAll<HTMLElement>(interactive)].filter(
    element =>
      isShown(element) &&
      isEnabled(element) &&
      !isSecondWay(element) &&
      element.closest(notOfTheStory) === null,
  )

const scrolls = (element: Element): boolean => {
  const isLong = element.scrollHeight > element.clientHeight + 1
  const isWide = element.scrollWidth > element.clientWidth + 1
  if (!isLong && !isWide) return false
  const { overflowX, overflowY } = getComputedStyle(element)
  return (isLong && /auto|scroll/.test(overflowY)) || (isWide && /auto|scroll/.test(overflowX))
}

/** Regions with content beyond their edge: without a pointer they are scrolled by the focus, theirs or of something inside. */
export const findScrollers = (): HTMLElement[] =>
  [...document.body.querySelectorAll<HTMLElement>(':not(input, textarea, select, svg, svg *)')].filter(
    element => scrolls(element) && isShown(element) && element.closest(notOfTheStory) === null,
  )

/** Whether what is open hides the story under it: a dialog, a menu, a list. */
export const isCovered = (): boolean =>
  document.querySelector(':modal') !== null ||
  document.querySelector('[data-visual-root]')?.closest(setAside) !== null
