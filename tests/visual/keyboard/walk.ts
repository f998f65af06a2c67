import { userEvent } from 'vitest/browser'
import { vi } from 'vitest'
import { findInteractive, findScrollers, isCovered, isShown } from './elements.ts'
import { settled } from './settled.ts'
import { forgetNames, say, type Fault, type Rule } from './say.ts'
import { compositesOf, missedByArrows } from './walkByArrows.ts'
import { kindOf, stopsFromTop, walkByTab, type Walk } from './walkByTab.ts'

/** How many of the buttons that open something are pressed in one story. */
const openersPressed = 3

/** How long something may take to open or to close. */
const patience = { timeout: 2000, interval: 20 }

const dialogs = '[role=dialog],[role=alertdialog],dialog[open]'

const comesTrue = (said: () => boolean): Promise<boolean> =>
  vi.waitUntil(said, patience).then(
    () => true,
    () => false,
  )

const openDialog = (): HTMLElement | undefined =>
  isCovered() ? [...document.querySelectorAll<HTMLElement>(dialogs)].filter(isShown).at(-1) : undefined

const blame = (elements: readonly Element[], rule: Rule): Fault[] =>
  elements.map(element => ({ element: say(element), rule }))

/** A walk by Tab, and another one where something has come above where the first one was already: a part that loads late. */
async function walkWhole(fromTop: number): Promise<Walk> {
  const known = new Set<Element>(findInteractive())
  const walk = await walkByTab(fromTop)
  const isLate = findInteractive().some(element => !known.has(element) && !walk.reached.has(element))
  // Rows of a long list come as one walks: they are no parts that load late.
  if (!isLate || walk.reached.size >= fromTop) return walk
  await settled()
  return walkByTab(fromTop)
}

/** Everything that can be acted on is come to by Tab, or by arrows from a fellow of it. */
async function walkAll(fromTop = stopsFromTop): Promise<Fault[]> {
  // In a menu or a list Tab goes nowhere, or closes it: arrows are its way.
  const isList = isCovered() && openDialog() === undefined
  const { reached, faults } = isList ? { reached: new Set<Element>(), faults: [] } : await walkWhole(fromTop)
  const all = findInteractive()
  // Of a long list the rows that are drawn at its end are others than those that were walked to: one of a kind stands for them.
  const kinds = new Set(reached.size < fromTop ? [] : [...reached].map(kindOf))
  const unreached = all.filter(element => !reached.has(element) && !kinds.has(kindOf(element)))
  const found: Fault[] = [...faults]
  for (const scroller of findScrollers()) {
    const isReached = [...reached].some(element => scroller.contains(element))
    const holdsLists = unreached.some(element => scroller.contains(element) || element.contains(scroller))
    if (!isReached && !holdsLists) found.push(...blame([scroller], 'scrolls by keys'))
  }
  for (const composite of compositesOf(unreached, all, reached)) {
    const missed = await missedByArrows(composite)
    const left = missed.filter(element => isShown(element) && !reached.has(element))
    found.push(...blame(left, composite.entry === undefined ? 'is reached' : 'is reached by arrows'))
  }
  return found
}

/** Names of the buttons by which people leave a dialog that Escape does not close. */
const leaving = /close|cancel|keep|not |back|later|done|skip|ok|got it|leave/i

/**
 * Presses Escape. Many a story holds its dialog open whatever is asked of it: there it counts that the dialog has taken the key for
 * itself, as it does to ask for its end.
 */
async function isEndedByEscape(isGone: () => boolean): Promise<boolean> {
  const answers: Event[] = []
  const note = (event: Event) => {
    if (event.type === 'cancel' || (event as KeyboardEvent).key === 'Escape') answers.push(event)
  }
  window.addEventListener('keydown', note, true)
  window.addEventListener('cancel', note, true)
  await userEvent.keyboard('{Escape}')
  window.removeEventListener('keydown', note, true)
  window.removeEventListener('cancel', note, true)
  return isGone() || answers.some(({ type, defaultPrevented }) => type === 'cancel' || defaultPrevented)
}

async function endDialog(dialog: HTMLElement): Promise<Fault[]> {
  const isGone = () => !dialog.isConnected || !isShown(dialog) || !isCovered()
  if (await isEndedByEscape(isGone)) return []
  const way = [...dialog.querySelectorAll('button')].find(button => leaving.test(say(button)))
  way?.focus()
  if (way !== undefined) await userEvent.keyboard('{Enter}')
  return (await comesTrue(isGone)) ? [] : blame([dialog], 'ends by a key')
}

/** What a button says that it opens, opens by a key, is walked, and gives the focus back. */
async function walkOpener(opener: HTMLElement): Promise<Fault[]> {
  opener.focus()
  await userEvent.keyboard('{Enter}')
  if (!(await comesTrue(isCovered))) return []
  const found = await walkAll()
  await userEvent.keyboard('{Escape}')
  if (!(await comesTrue(() => !isCovered()))) return [...found, ...blame([opener], 'ends by a key')]
  const isBack = await comesTrue(() => document.activeElement === opener || !opener.isConnected)
  return isBack ? found : [...found, ...blame([opener], 'gives the focus back')]
}

const closedOpeners = (): HTMLElement[] => {
  const all = findInteractive().filter(
    element =>
      element.matches('[aria-haspopup]:not([aria-haspopup=false])') && element.ariaExpanded !== 'true',
  )
  // Of those that are alike one stands for all.
  return [...new Map(all.map(element => [element.className, element])).values()].slice(0, openersPressed)
}

async function walkEverything(fromTop: number): Promise<Fault[]> {
  const found = await walkAll(fromTop)
  const dialog = openDialog()
  if (dialog !== undefined) return [...found, ...(await endDialog(dialog))]
  if (isCovered()) return found
  for (const opener of closedOpeners()) {
    if (opener.isConnected && isShown(opener)) found.push(...(await walkOpener(opener)))
    if (isCovered()) break
  }
  return found
}

/** Walks through what a story shows by keys alone, and says what was wrong; `fromTop`: how many stops before the middle is left out. */
export const walkStory = (fromTop = stopsFromTop): Promise<Fault[]> =>
  walkEverything(fromTop).finally(forgetNames)
