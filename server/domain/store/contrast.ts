import { hexColour, type StoreStyle } from './store.ts'

/** What text needs against its ground (WCAG 2.2, 1.4.3). */
export const readableRatio = 4.5

/** A text of the payer’s page that a merchant colours. */
export const styledTexts = ['text', 'button'] as const
export type StyledText = (typeof styledTexts)[number]

/** The least readable place of a text. */
export interface Measured {
  readonly part: StyledText
  readonly ratio: number
}

type Channels = readonly [number, number, number]

const channels = (colour: string): Channels => {
  if (!hexColour.test(colour)) throw new RangeError(`${colour} is no colour`)
  const value = Number.parseInt(colour.slice(1), 16)
  return [value >> 16, (value >> 8) & 0xff, value & 0xff]
}

/** Relative luminance of an sRGB colour (WCAG 2.2). */
function luminance(colour: Channels): number {
  const [red, green, blue] = colour.map(channel => {
    const part = channel / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as unknown as Channels
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function ratioOf(first: Channels, second: Channels): number {
  const [one, other] = [luminance(first), luminance(second)]
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}

/** Where between two colours a pixel changes: each channel goes its way in whole steps. Between two of these all pixels are alike. */
function placesBetween(from: Channels, to: Channels): readonly number[] {
  const changes = from
    .flatMap((channel, index) => {
      const steps = Math.abs((to[index] ?? channel) - channel)
      return Array.from({ length: steps }, (_, step) => (step + 0.5) / steps)
    })
    .sort((one, other) => one - other)
  return [0, ...changes, 1].map((place, index, all) => (place + (all[index + 1] ?? place)) / 2)
}

/** Every colour that a screen shows of an sRGB gradient, from one end to the other. */
function gradient(from: string, to: string): readonly Channels[] {
  const [first, last] = [channels(from), channels(to)]
  return placesBetween(first, last).map(
    share =>
      first.map((channel, index) =>
        Math.round(channel + ((last[index] ?? channel) - channel) * share),
      ) as unknown as Channels,
  )
}

const inkOf: Readonly<Record<StyledText, (style: StoreStyle) => string>> = {
  text: style => style.text,
  button: style => style.buttonText,
}

/** Colours that lie under a text, from one to the next. */
export interface Ground {
  readonly text: StyledText
  readonly colours: readonly string[]
}

/** How well a text of a style can be read on a ground, where it is read worst. */
export function contrastOn(style: StoreStyle, { text, colours }: Ground): number {
  const ink = channels(inkOf[text](style))
  const places = colours.flatMap((colour, index) => gradient(colour, colours[index + 1] ?? colour))
  return Math.min(...places.map(place => ratioOf(ink, place)))
}

/**
 * The least readable text of a style: the page’s text on its background, and the button’s label on the button. A
 * picture changes nothing: before it the text stands on plates of the first colour, and it may be taken away.
 * @param grounds what a style sheet lays under them besides
 */
export function worstContrast(style: StoreStyle, grounds: readonly Ground[] = []): Measured {
  const all: readonly Ground[] = [
    { text: 'text', colours: [style.background1, style.background2] },
    { text: 'button', colours: [style.buttonBackground] },
    ...grounds,
  ]
  return all
    .map(ground => ({ part: ground.text, ratio: contrastOn(style, ground) }))
    .reduce((worst, measured) => (measured.ratio < worst.ratio ? measured : worst))
}
