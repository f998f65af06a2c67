import { ratioOfLuminances } from '../../../design-system/tokens/contrast.ts'
import { luminanceOf, over, paintOf, paintsOf, type Paint } from './paintedColours.ts'

/** A text that is seen, in the element that colours it. */
interface Seen {
  readonly text: string
  readonly element: Element
}

/** A text that cannot be read. */
interface ContrastFault {
  readonly text: string
  /** From 1 to 21; 0 for a text that stands on a picture. */
  readonly ratio: number
  readonly needed: number
}

const isSeen = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect()
  return (
    width > 1 &&
    height > 1 &&
    element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) &&
    getComputedStyle(element).clipPath === 'none'
  )
}

/** Every text of a page that somebody sees now. */
export function textsOf(root: Element): readonly Seen[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const found: Seen[] = []
  while (walker.nextNode() !== null) {
    const { parentElement: element, textContent } = walker.currentNode
    const text = textContent?.trim() ?? ''
    if (element !== null && text !== '' && isSeen(element)) found.push({ text, element })
  }
  return found
}

/** https://www.w3.org/TR/WCAG22/#dfn-large-scale: 18 points, or 14 of them in bold. */
function neededFor({ fontSize, fontWeight }: CSSStyleDeclaration): number {
  const size = Number.parseFloat(fontSize)
  return size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700) ? 3 : 4.5
}

/** What is behind the texts of an element. */
interface Ground {
  /** In every place of it; null where that is a picture. */
  readonly paints: readonly Paint[] | null
  readonly opacity: number
}

const page: Ground = { paints: [[255, 255, 255, 1]], opacity: 1 }

function groundOn(
  { backgroundColor, backgroundImage, opacity: own }: CSSStyleDeclaration,
  behind: Ground,
): Ground {
  const opacity = Number(own) * behind.opacity
  const colour = paintOf(backgroundColor)
  const image = backgroundImage === 'none' ? [] : paintsOf(backgroundImage)
  if (colour[3] === 0 && image?.length === 0)
    return opacity === behind.opacity ? behind : { ...behind, opacity }
  if (image === null) return { paints: null, opacity }
  const flat = colour[3] === 1 ? [colour] : (behind.paints?.map(paint => over(colour, paint)) ?? null)
  if (image.length === 0) return { paints: flat, opacity }
  const isWhole = image.every(([, , , alpha]) => alpha === 1)
  const paints = isWhole ? image : (flat?.flatMap(paint => image.map(layer => over(layer, paint))) ?? null)
  return { paints, opacity }
}

/** The texts among these that cannot be read as they are painted now, where they are read worst. */
export function contrastFaults(texts: readonly Seen[]): readonly ContrastFault[] {
  const grounds = new Map<Element, Ground>()
  const judged = new Map<Ground, Map<string, number>>()
  const groundOf = (element: Element | null): Ground => {
    if (element === null) return page
    const before = grounds.get(element)
    if (before !== undefined) return before
    const found = groundOn(getComputedStyle(element), groundOf(element.parentElement))
    grounds.set(element, found)
    return found
  }
  const ratioOn = (ground: Ground, colour: string): number => {
    const known = judged.get(ground) ?? new Map<string, number>()
    judged.set(ground, known)
    const before = known.get(colour)
    if (before !== undefined) return before
    const [red, green, blue, alpha] = paintOf(colour)
    const ink: Paint = [red, green, blue, alpha * ground.opacity]
    const ratios = (ground.paints ?? []).map(paint =>
      ratioOfLuminances(luminanceOf(over(ink, paint)), luminanceOf(paint)),
    )
    const worst = ratios.length === 0 ? 0 : Math.min(...ratios)
    known.set(colour, worst)
    return worst
  }
  return texts
    .map(({ text, element }) => {
      const look = getComputedStyle(element)
      return { text, ratio: ratioOn(groundOf(element), look.color), needed: neededFor(look) }
    })
    .filter(({ ratio, needed }) => ratio < needed)
}
