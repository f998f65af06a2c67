import { parseHex } from '../../../tokens/contrast.ts'
import type { HexColour } from './merchantLook.ts'

/** A colour by hue (0–6), saturation and lightness (0–1): what a person would keep and change of it. */
interface HueColour {
  readonly hue: number
  readonly saturation: number
  readonly lightness: number
}

const digits = (channel: number): string =>
  Math.round(Math.min(255, Math.max(0, channel)))
    .toString(16)
    .padStart(2, '0')

/** Red, green and blue, each 0–255, as a colour of a look. */
export const hexOf = (channels: readonly number[]): HexColour => `#${channels.map(digits).join('')}`

/** The hue, saturation and lightness of a colour. */
export function hueColourOf(colour: HexColour): HueColour {
  const [red, green, blue] = parseHex(colour).map(channel => channel / 255) as [number, number, number]
  const most = Math.max(red, green, blue)
  const least = Math.min(red, green, blue)
  const span = most - least
  const lightness = (most + least) / 2
  if (span === 0) return { hue: 0, saturation: 0, lightness }
  const sector =
    most === red ? (green - blue) / span : most === green ? (blue - red) / span + 2 : (red - green) / span + 4
  return { hue: (sector + 6) % 6, saturation: span / (1 - Math.abs(2 * lightness - 1)), lightness }
}

/** The colour of a hue, saturation and lightness. */
export function colourOfHue({ hue, saturation, lightness }: HueColour): HexColour {
  const chroma = (1 - Math.abs(2 * lightness - 1)) * saturation
  const channelAt = (offset: number): number => {
    // Full for a third of the circle around the channel’s own hue, with a ramp of a sixth on both sides.
    const away = Math.abs(((hue + offset) % 6) - 3)
    const share = Math.min(1, Math.max(0, away - 1))
    return (lightness - chroma / 2 + chroma * share) * 255
  }
  return hexOf([channelAt(0), channelAt(4), channelAt(2)])
}
