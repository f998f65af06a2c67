import { hexOf } from '../../../design-system/domain/shop/look/hueColour.ts'
import { luminance } from '../../../design-system/tokens/contrast.ts'

/** A colour as the browser reckons with it: red, green and blue from 0 to 255, and how much of it covers what is behind. */
export type Paint = readonly [red: number, green: number, blue: number, alpha: number]

const shapes = [
  { read: /^rgba?\(([\d.]+), ([\d.]+), ([\d.]+)(?:, ([\d.]+))?\)$/, scale: 1 },
  { read: /^color\(srgb ([\d.e-]+) ([\d.e-]+) ([\d.e-]+)(?: \/ ([\d.e-]+))?\)$/, scale: 255 },
] as const

/** Reads a computed colour. Throws for one that is written in no way known here. */
export function paintOf(text: string): Paint {
  for (const { read, scale } of shapes) {
    const found = read.exec(text)
    if (found === null) continue
    const [red = 0, green = 0, blue = 0] = found.slice(1, 4).map(part => Number(part) * scale)
    return [red, green, blue, found[4] === undefined ? 1 : Number(found[4])]
  }
  throw new Error(`${text} is a colour that nobody can measure`)
}

/** A colour before an opaque one. */
export function over([red, green, blue, alpha]: Paint, behind: Paint): Paint {
  const mix = (one: number, other: number) => one * alpha + other * (1 - alpha)
  return [mix(red, behind[0]), mix(green, behind[1]), mix(blue, behind[2]), 1]
}

/** A gradient is looked at in so many places between two of its colours. */
const places = 101

/** As a screen shows it: in whole steps. */
const painted = ([red = 0, green = 0, blue = 0, alpha = 1]: readonly number[]): Paint => [
  Math.round(red),
  Math.round(green),
  Math.round(blue),
  alpha,
]

/** The colours of a computed background, worst and best among them: all of a gradient's; null where there is a picture. */
export function paintsOf(image: string): readonly Paint[] | null {
  if (image.includes('url(')) return null
  const stops = [...image.matchAll(/(?:rgba?|color)\([^)]*\)/g)].map(([text]) => paintOf(text))
  return stops.flatMap((stop, index) => {
    const next = stops[index + 1]
    if (next === undefined) return [stop]
    return Array.from({ length: places }, (_, place) =>
      painted(stop.map((part, channel) => part + ((next[channel] ?? part) - part) * (place / places))),
    )
  })
}

/** Of an opaque colour. */
export const luminanceOf = (paint: Paint): number => luminance(hexOf(paint.slice(0, 3)))
