import { isForReadersAlone } from './elements.ts'

/** How far around the focus its sign may be drawn: a field's box stands around the field, and a switch is drawn beside its input. */
const levels = 3
const around = 16

/** What shows instead of an element that only readers find: the input of a checkbox, a switch, a card that can be chosen. */
export function drawnFor(element: Element): Element {
  if (!isForReadersAlone(element)) return element
  const labels = element instanceof HTMLInputElement ? element.labels : null
  const parent = element.parentElement ?? element
  return labels?.[0] ?? element.closest('label') ?? parent
}

function placesOf(element: Element): Element[] {
  const places = new Set([element, ...[...element.querySelectorAll('*')].slice(0, around)])
  const drawn = drawnFor(element)
  for (const inside of [drawn, ...[...drawn.querySelectorAll('*')].slice(0, around)]) places.add(inside)
  let above = element.parentElement
  for (let level = 0; level < levels && above !== null && above !== document.body; level++) {
    places.add(above)
    above = above.parentElement
  }
  for (const beside of [...(element.parentElement?.children ?? [])].slice(0, around)) places.add(beside)
  return [...places]
}

const clear = /transparent|rgba\(0, 0, 0, 0\)/

const line = (style: string, width: string, colour: string): string =>
  style === 'none' || style === 'hidden' || width === '0px' || clear.test(colour)
    ? ''
    : `${style} ${width} ${colour}`

function signsOf(element: Element, part?: string): string {
  const style = getComputedStyle(element, part)
  if (part !== undefined && style.content === 'none') return ''
  return [
    line(style.outlineStyle, style.outlineWidth, style.outlineColor),
    style.boxShadow,
    ...(['Top', 'Right', 'Bottom', 'Left'] as const).map(side =>
      line(style[`border${side}Style`], style[`border${side}Width`], style[`border${side}Color`]),
    ),
  ].join('|')
}

const parts = [undefined, '::before', '::after'] as const

/** Outlines, shadows and borders in and around an element, as they are drawn now. */
export type Look = ReadonlyMap<Element, string>

const all = (element: Element): string => parts.map(part => signsOf(element, part)).join('/')

/** Has whatever moves or changes its colour arrive, except for what never ends, such as a sign of waiting. */
export function finishMoves(): void {
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()
  }
}

/** How it looks in and around an element. What is on its way to another look arrives first. */
export function lookAt(element: Element): Look {
  finishMoves()
  const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element)
  // Mostly the outline is the element's own, and nothing around it has to be looked at.
  const places = line(outlineStyle, outlineWidth, outlineColor) === '' ? placesOf(element) : [element]
  return new Map(places.map(place => [place, all(place)]))
}

/** Whether something that is still there looks otherwise than it did. */
export const differs = (look: Look): boolean =>
  [...look].some(([place, signs]) => place.isConnected && all(place) !== signs)

interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** The parts of an element that lie in the window: a link over two lines has two. */
function boxesInSight(element: Element): Box[] {
  const { clientWidth, clientHeight } = document.documentElement
  return [...element.getClientRects()]
    .map(({ left, top, right, bottom }) => ({
      left: Math.max(0, left),
      top: Math.max(0, top),
      right: Math.min(clientWidth, right),
      bottom: Math.min(clientHeight, bottom),
    }))
    .filter(({ left, top, right, bottom }) => right - left >= 1 && bottom - top >= 1)
}

/** Whether some of it lies in the window. */
export const isInSight = (element: Element): boolean => boxesInSight(element).length > 0

const steps = [0.1, 0.5, 0.9]

/** Notices lie over a page for some seconds, go by themselves and can be closed: nothing stays under one. */
const goesByItself = '[data-toasts]'

/** Whether a part of it, at least, lies under nothing else that stays: the least that WCAG 2.2 asks for (2.4.11). */
export function isUncovered(element: Element): boolean {
  const belongs = (hit: Element | null): boolean =>
    hit !== null && (element.contains(hit) || hit.contains(element) || hit.closest(goesByItself) !== null)
  return boxesInSight(element).some(({ left, top, right, bottom }) =>
    steps.some(x =>
      steps.some(y =>
        belongs(document.elementFromPoint(left + (right - left) * x, top + (bottom - top) * y)),
      ),
    ),
  )
}
