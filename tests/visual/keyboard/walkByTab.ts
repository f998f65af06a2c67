import { vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { findInteractive, isCovered, isShown, manyStops } from './elements.ts'
import { differs, drawnFor, finishMoves, isInSight, isUncovered, lookAt, type Look } from './look.ts'
import { nameOf, say, type Fault, type Rule } from './say.ts'

/** How often Tab may stay in an element that has several stops, such as the parts of a date. */
const stopsInOne = 12

/**
 * How many stops of a page are walked from its top, and how many up to its end. A page of more is a list of rows that one loop makes:
 * of its middle, each element must be of a kind that was walked to (`kindOf`), and a stop of Tab by its own word. A page has hardly
 * ever so many, and one press takes 20 ms.
 */
export const stopsFromTop = 100
const stopsToEnd = 30

/** Where a walk went, and what was wrong on its way. */
export interface Walk {
  readonly reached: ReadonlySet<Element>
  readonly faults: readonly Fault[]
}

/** What the focus stands on, how it looks so, and a picture of it where only the browser knows how it draws it. */
interface Stop {
  readonly element: Element
  readonly look: Look
  readonly picture: string | null
}

/** The first and the last stop of a page: the browser's own come before and after, and they are no part of a story. */
function edge(): HTMLElement {
  const stop = document.createElement('span')
  stop.tabIndex = 0
  stop.dataset['walkEdge'] = ''
  return stop
}

const focused = (): Element | null => {
  const { activeElement } = document
  return activeElement === document.body || activeElement === document.documentElement ? null : activeElement
}

/** The knob of a slider is drawn by the browser: its styles cannot be asked for. */
async function pictureOf(element: Element): Promise<string | null> {
  if (!element.matches('input[type=range]')) return null
  // A picture scrolls to what it shows; the walk goes on where it was.
  const { scrollX, scrollY } = window
  const picture = await page.screenshot({ element, save: false })
  window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' })
  return picture
}

const stopAt = async (element: Element): Promise<Stop> => ({
  element,
  look: lookAt(element),
  picture: await pictureOf(element),
})

/** A specimen of how the focus looks: it does so without the focus, too. */
const showsItAlways = '[data-pretends~=focus],[data-focus-visible]'

/** Whether the focus was to be seen on a stop, now that it has gone on. */
const hasShown = async ({ element, look, picture }: Stop): Promise<boolean> =>
  !element.isConnected ||
  element.matches(showsItAlways) ||
  differs(look) ||
  (picture !== null && (await pictureOf(element)) !== picture)

async function unshown(stops: readonly Stop[]): Promise<readonly Stop[]> {
  const still: Stop[] = []
  for (const stop of stops) if (!(await hasShown(stop))) still.push(stop)
  return still
}

/** A list that draws only the rows in sight moves to the focused one in one of the next frames. */
const patience = { timeout: 500, interval: 16 }

/** What is wrong with an element that the focus has come to. */
async function faultsOf(element: Element): Promise<Rule[]> {
  finishMoves()
  const drawn = drawnFor(element)
  await vi.waitUntil(() => isInSight(drawn) && isUncovered(drawn), patience).catch(() => false)
  const isSeen = isInSight(drawn)
  return [
    ...(isShown(element) ? [] : ['is not hidden' as const]),
    ...(isSeen ? [] : ['is in sight' as const]),
    ...(isSeen && !isUncovered(drawn) ? ['is not covered' as const] : []),
    ...(element.matches(':focus-visible') ? [] : ['shows the focus' as const]),
    ...(nameOf(element) === '' ? ['has a name' as const] : []),
    ...((element as HTMLElement).tabIndex > 0 ? ['has no place of its own in the order' as const] : []),
  ]
}

const follows = (element: Element, before: Element): boolean =>
  (before.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0

/** Elements that one loop makes are of one kind. */
export const kindOf = ({ tagName, className, role }: Element): string => [tagName, className, role].join(' ')

/** Of several radios Tab stops at the chosen one. */
const chosenByArrows = 'input[type=radio]:not(:checked)'

/** The middle of a long page: what is like a stop that was walked to counts as one. Gives where the walk goes on. */
function leap(reached: Set<Element>): HTMLElement | undefined {
  const left = findInteractive().filter(
    element => !reached.has(element) && element.tabIndex >= 0 && !element.matches(chosenByArrows),
  )
  const kinds = new Set([...reached].map(kindOf))
  const middle = left.slice(0, -stopsToEnd)
  for (const element of middle) if (kinds.has(kindOf(element))) reached.add(element)
  return middle.at(-1)
}

/** What stands behind a list that goes on: each by one press, from what stands before it; of rows, one like those that were walked to. */
async function reachFromBefore(reached: Set<Element>): Promise<void> {
  const kinds = new Set([...reached].map(kindOf))
  const all = findInteractive()
  for (const [at, element] of all.entries()) {
    if (reached.has(element) || element.tabIndex < 0) continue
    if (kinds.has(kindOf(element))) reached.add(element)
    else {
      all[at - 1]?.focus()
      await userEvent.tab()
      if (focused() === element) reached.add(element)
    }
  }
}

/** Has the focus where a walk begins: before the first stop of a page, or of a dialog. */
async function begin(isHeld: boolean, top: HTMLElement, bottom: HTMLElement): Promise<void> {
  window.focus()
  if (!isHeld) {
    document.body.prepend(top)
    document.body.append(bottom)
    top.focus()
  } else if (document.activeElement instanceof HTMLElement && isShown(document.activeElement)) {
    // It stands where the dialog put it: by no key, so it comes there by one.
    await userEvent.tab({ shift: true })
  }
}

/** Presses Tab from the top of a page until the focus has left it; where a dialog holds the focus, until it has come round. */
export async function walkByTab(fromTop: number): Promise<Walk> {
  const reached = new Set<Element>()
  const faults: Fault[] = []
  const blame = (element: Element, rule: Rule) => faults.push({ element: say(element), rule })
  const isHeld = isCovered()
  const [top, bottom] = [edge(), edge()]
  let before: Stop | null = null
  let left: readonly Stop[] = []
  let stays = 0
  let outside = 0
  await begin(isHeld, top, bottom)
  try {
    for (let pressed = 0; pressed < fromTop + 3 * stopsToEnd; pressed++) {
      await userEvent.tab()
      const element = focused()
      if (before !== null && before.element !== element) left = [...left, before]
      // A box that is drawn for whatever is focused inside looks the same until the focus has left all of it.
      left = await unshown(left)
      if (element === bottom || element === top) return { reached, faults }
      if (element === null) {
        // The browser's own bar, once: a dialog of the browser lets the focus go there and back.
        if (++outside > 1) return { reached, faults }
        before = null
        continue
      }
      if (reached.has(element)) {
        if (isHeld && before?.element !== element) return { reached, faults }
        if (element.matches(manyStops) && ++stays < stopsInOne) continue
        // One stop in a dialog: it has come round at once.
        if (!isHeld) blame(element, 'is no trap')
        return { reached, faults }
      }
      stays = 0
      reached.add(element)
      for (const rule of await faultsOf(element)) blame(element, rule)
      if (!isHeld && before !== null && before.element.isConnected && !follows(element, before.element)) {
        blame(element, 'comes in reading order')
      }
      before = await stopAt(element)
      const next = !isHeld && reached.size === fromTop ? leap(reached) : undefined
      if (next !== undefined) {
        next.focus()
        before = null
      }
    }
    // Always something new, and never the end: a list that draws its next rows as one comes to them. A trap comes back to what was.
    await reachFromBefore(reached)
    return { reached, faults }
  } finally {
    for (const { element } of left) blame(element, 'shows the focus')
    top.remove()
    bottom.remove()
  }
}
