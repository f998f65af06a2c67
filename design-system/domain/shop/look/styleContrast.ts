import { contrastRatio, luminance, parseHex, ratioOfLuminances } from '../../../tokens/contrast.ts'
import { colourOfHue, hexOf, hueColourOf } from './hueColour.ts'
import type { HexColour, MerchantStyleColours } from './merchantLook.ts'

/** What text needs against its ground (WCAG 2.2, 1.4.3). The server asks for as much. */
export const readableRatio = 4.5

/** A text that a merchant colours: of the page, or of its button. */
export type StyledPart = 'text' | 'button'

/** The contrast of two colours, from 1 to 21. */
export const contrastOf = (one: HexColour, other: HexColour): number => contrastRatio(one, other)

/** Where between two colours a pixel changes: each channel goes its way in whole steps. Between two of these all pixels are alike. */
function placesBetween(from: readonly number[], to: readonly number[]): readonly number[] {
  const changes = from
    .flatMap((channel, index) => {
      const steps = Math.abs((to[index] ?? channel) - channel)
      return Array.from({ length: steps }, (_, step) => (step + 0.5) / steps)
    })
    .sort((one, other) => one - other)
  return [0, ...changes, 1].map((place, index, all) => (place + (all[index + 1] ?? place)) / 2)
}

/** Every colour that a screen shows of a gradient, from one end to the other; the server measures at the same. */
function gradient(from: HexColour, to: HexColour): readonly HexColour[] {
  const [first, last] = [parseHex(from), parseHex(to)]
  return placesBetween(first, last).map(share =>
    hexOf(first.map((channel, index) => channel + ((last[index] ?? channel) - channel) * share)),
  )
}

/**
 * Every ground that a text stands on. A picture changes nothing: before it the text stands on plates of the first colour,
 * and it may be taken away.
 */
export const groundsOf = (style: MerchantStyleColours, part: StyledPart): readonly HexColour[] =>
  part === 'button' ? [style.buttonBackgroundColor] : gradient(style.backgroundColor1, style.backgroundColor2)

/** The field of a style that colours a text. */
export const colourOfPart: Record<StyledPart, 'textColor' | 'buttonTextColor'> = {
  text: 'textColor',
  button: 'buttonTextColor',
}

/** How well a text can be read where it is worst. */
export function partContrast(style: MerchantStyleColours, part: StyledPart): number {
  const colour = style[colourOfPart[part]]
  return Math.min(...groundsOf(style, part).map(ground => contrastOf(colour, ground)))
}

const lightnessSteps = 400

/** The colour of the same hue that can be read on every ground, its lightness moved least; null where none can. */
export function nearestPassing(
  colour: HexColour,
  grounds: readonly HexColour[],
  ratio: number = readableRatio,
): HexColour | null {
  const lights = grounds.map(luminance)
  const passes = (candidate: HexColour) => {
    const own = luminance(candidate)
    return lights.every(light => ratioOfLuminances(own, light) >= ratio)
  }
  if (passes(colour)) return colour
  const from = hueColourOf(colour)
  const shifted = (by: number) =>
    colourOfHue({ ...from, lightness: Math.min(1, Math.max(0, from.lightness + by)) })
  for (let step = 1; step <= lightnessSteps; step++) {
    const by = step / lightnessSteps
    const found = [shifted(-by), shifted(by)].find(passes)
    if (found !== undefined) return found
  }
  return null
}
