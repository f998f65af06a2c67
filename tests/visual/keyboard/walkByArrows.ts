import { vi } from 'vitest'
import { userEvent } from 'vitest/browser'

/** What is one stop of Tab and has arrows inside. A table is one only where it says so by its cells. */
const composites =
  '[role=radiogroup],[role=tablist],[role=menu],[role=menubar],[role=listbox],[role=grid],[role=treegrid],[role=tree],[role=toolbar]'

/**
 * How many members of one composite arrows have to come to. A list of all countries has two hundred, made by one loop: if a dozen are
 * reached one after the other, the next is too, and what a list shows at its far end its own play proves.
 */
export const membersWalked = 12

/** How long a list may take to say what an arrow has made the current one. */
const patience = { timeout: 700, interval: 16 }

const directions = ['ArrowDown', 'ArrowRight', 'ArrowUp', 'ArrowLeft'] as const

/** Some that are one stop of Tab together, and how the focus comes in. */
export interface Composite {
  readonly members: readonly HTMLElement[]
  /** The member, or the field that controls the list, that Tab has reached. */
  readonly entry: HTMLElement | undefined
}

const radiosWith = (radio: HTMLInputElement): Element[] =>
  [...document.querySelectorAll<HTMLInputElement>('input[type=radio]')].filter(
    ({ name, form }) => radio.name !== '' && name === radio.name && form === radio.form,
  )

const isRadio = (element: Element): element is HTMLInputElement =>
  element instanceof HTMLInputElement && element.type === 'radio'

/** What an element is a member of, as a key that its fellows share; null for one that stands alone. */
function wholeOf(element: Element): Element | null {
  if (isRadio(element) && element.name !== '') return radiosWith(element)[0] ?? element
  const whole = element.closest(composites)
  if (whole !== null) return whole
  const table = element.getAttribute('tabindex') === '-1' ? element.closest('table') : null
  return table?.querySelector('[tabindex="0"]') ? table : null
}

/** The field that a list belongs to, where the focus stays in the field. */
const controllerOf = (whole: Element): HTMLElement | null =>
  whole.id === ''
    ? null
    : document.querySelector<HTMLElement>(
        `[aria-controls~="${CSS.escape(whole.id)}"],[aria-owns~="${CSS.escape(whole.id)}"]`,
      )

/** The composites of which Tab has not reached every member; those that stand alone have no entry. */
export function compositesOf(
  unreached: readonly HTMLElement[],
  all: readonly HTMLElement[],
  reached: ReadonlySet<Element>,
): Composite[] {
  const wholes = Map.groupBy(unreached, wholeOf)
  return [...wholes].flatMap(([whole, missing]) => {
    if (whole === null) return missing.map(element => ({ members: [element], entry: undefined }))
    const members = all.filter(element => wholeOf(element) === whole)
    const controller = controllerOf(whole)
    const entry =
      members.find(member => reached.has(member)) ??
      members.find(member => member === document.activeElement) ??
      (controller !== null && (reached.has(controller) || controller === document.activeElement)
        ? controller
        : undefined)
    return [{ members, entry }]
  })
}

/** What arrows have come to: the focus itself, or what the focused list or field calls its active one. */
function current(): Element | null {
  const { activeElement } = document
  const active = activeElement?.getAttribute('aria-activedescendant')
  return active ? document.getElementById(active) : activeElement
}

/** Presses arrows in a composite and gives the members that they did not come to. */
export async function missedByArrows({ members, entry }: Composite): Promise<readonly HTMLElement[]> {
  if (entry === undefined) return members
  entry.focus()
  const found = new Set<Element>()
  const isMember = (element: Element | null) => members.some(member => member === element)
  const note = () => {
    const member = members.find(one => one === current())
    if (member !== undefined) found.add(member)
  }
  const enough = Math.min(membersWalked, members.length)
  note()
  for (const direction of directions) {
    // At its end a list stands still, or begins again; the presses of one round are enough for both.
    for (let pressed = 0; pressed <= 2 * membersWalked && found.size < enough; pressed++) {
      const before = current()
      await userEvent.keyboard(`{${direction}}`)
      // After what was typed a field names no current option for half a second, so that the word is read out and not the option.
      await vi.waitUntil(() => current() !== before && isMember(current()), patience).catch(() => false)
      note()
      if (current() === before || !isMember(current())) break
    }
  }
  if (found.size >= membersWalked) return []
  // What a choice has replaced is no longer there to be reached.
  return members.filter(member => member.isConnected && !found.has(member))
}
