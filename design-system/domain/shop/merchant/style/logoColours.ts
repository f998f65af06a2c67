import { contrastOf, groundsOf, nearestPassing } from '../../look/styleContrast.ts'
import { colourOfHue, hexOf, hueColourOf } from '../../look/hueColour.ts'
import type { HexColour, MerchantStyleColours } from '../../look/merchantLook.ts'

interface Bucket {
  count: number
  red: number
  green: number
  blue: number
}

/** Alike to the eye: no channel differs by more. */
const alike = 40
const mostColours = 6

const distance = (one: readonly number[], other: readonly number[]) =>
  Math.max(...one.map((channel, index) => Math.abs(channel - (other[index] ?? 0))))

/** The colours that fill most of a picture, most first. `pixels` is RGBA, as a canvas gives them; what is see-through does not count. */
export function mainColours(pixels: ArrayLike<number>): readonly HexColour[] {
  const buckets = new Map<number, Bucket>()
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [red, green, blue, alpha] = [0, 1, 2, 3].map(offset => pixels[at + offset] ?? 0) as [
      number,
      number,
      number,
      number,
    ]
    if (alpha < 128) continue
    const key = ((red >> 4) << 8) | ((green >> 4) << 4) | (blue >> 4)
    const bucket = buckets.get(key) ?? { count: 0, red: 0, green: 0, blue: 0 }
    bucket.count += 1
    bucket.red += red
    bucket.green += green
    bucket.blue += blue
    buckets.set(key, bucket)
  }
  const means = [...buckets.values()]
    .sort((one, other) => other.count - one.count)
    .map(({ count, red, green, blue }) => [red / count, green / count, blue / count])
  const chosen: number[][] = []
  for (const mean of means) {
    if (chosen.length === mostColours) break
    if (chosen.every(other => distance(mean, other) > alike)) chosen.push(mean)
  }
  return chosen.map(hexOf)
}

const black = hexOf([0, 0, 0])
const white = hexOf([255, 255, 255])

const toned = (colour: HexColour, lightness: number): HexColour =>
  colourOfHue({ ...hueColourOf(colour), lightness })

/** How lively a colour is: greys, near-black and near-white are not. */
function chroma(colour: HexColour): number {
  const { saturation, lightness } = hueColourOf(colour)
  return saturation * (1 - Math.abs(2 * lightness - 1))
}

/** A style made of the colours of a logo: light grounds, dark text, the liveliest colour as the button. It can always be read. */
export function styleOfColours(colours: readonly HexColour[]): MerchantStyleColours | null {
  const lively = colours.toSorted((one, other) => chroma(other) - chroma(one))
  const [button, second = button] = lively
  if (button === undefined || second === undefined) return null
  const grounds = {
    backgroundColor1: toned(button, 0.93),
    backgroundColor2: toned(second, 0.86),
    buttonBackgroundColor: button,
    buttonTextColor: contrastOf(white, button) >= contrastOf(black, button) ? white : black,
  }
  const style = { ...grounds, textColor: toned(button, 0.1) }
  return { ...style, textColor: nearestPassing(style.textColor, groundsOf(style, 'text')) ?? black }
}
