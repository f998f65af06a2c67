import type { HexColour } from './merchantLook.ts'
import { nearestPassing } from './styleContrast.ts'

/**
 * A colour that can be read on a panel: itself where it has the contrast, or else the nearest lighter or darker one of its hue.
 * A ratio up to 4.5 is always reached: black or white has it on any panel. Throws where a higher one can’t be.
 */
export function readableOn(colour: HexColour, panel: HexColour, ratio: number): HexColour {
  const found = nearestPassing(colour, [panel], ratio)
  if (found === null) throw new Error(`No shade of ${colour} has ${ratio} on ${panel}`)
  return found
}
