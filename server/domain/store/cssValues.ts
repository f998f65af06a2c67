import type { CssNode } from 'css-tree'

/** A value that was understood: written anew, and the colours that it lays under a text, from one to the next. */
export interface ReadValue {
  readonly text: string
  readonly ground?: readonly string[]
}

/** Reads the words of a value; null for anything that it does not know. Nothing of what came in goes out as it was. */
export type ValueReader = (words: readonly CssNode[]) => ReadValue | null

/** A length within bounds, in pixels: no sign, no exponent, no calculation. */
export type LengthReader = (word: CssNode) => number | null

const plainNumber = /^(\d{1,4}|(\d{1,4})?\.\d{1,4})$/

const numberOf = (text: string): number | null => (plainNumber.test(text) ? Number(text) : null)

function pixels(word: CssNode): number | null {
  if (word.type === 'Number') return numberOf(word.value) === 0 ? 0 : null
  return word.type === 'Dimension' && word.unit.toLowerCase() === 'px' ? numberOf(word.value) : null
}

export const lengthFrom =
  (from: number, to: number): LengthReader =>
  word => {
    const value = pixels(word)
    return value !== null && value >= from && value <= to ? value : null
  }

const px = (value: number): string => (value === 0 ? '0' : `${value}px`)

/** So many words, each read by itself. */
function each(
  words: readonly CssNode[],
  most: number,
  read: (word: CssNode) => string | null,
): ReadValue | null {
  if (words.length === 0 || words.length > most) return null
  const texts = words.map(read)
  return texts.includes(null) ? null : { text: texts.join(' ') }
}

/** One to `most` lengths. */
export const box =
  (length: LengthReader, most: number): ValueReader =>
  words =>
    each(words, most, word => {
      const value = length(word)
      return value === null ? null : px(value)
    })

const among = (word: CssNode, choices: readonly string[]): string | null =>
  word.type === 'Identifier' ? (choices.find(choice => choice === word.name.toLowerCase()) ?? null) : null

/** One of a few words. */
export const keyword =
  (...choices: readonly string[]): ValueReader =>
  words =>
    each(words, 1, word => among(word, choices))

const lines = ['none', 'solid', 'dashed', 'dotted', 'double']
export const borderStyles: ValueReader = words => each(words, 4, word => among(word, lines))

/** From thin enough to be read to as bold as the fonts are. */
export const weight: ValueReader = words =>
  each(words, 1, word =>
    word.type === 'Number'
      ? (['400', '500', '600', '700', '800'].find(step => step === word.value) ?? null)
      : among(word, ['normal', 'bold']),
  )

const spacings = { px: 2, em: 0.1 } as const
export const letterSpacing: ValueReader = words =>
  each(words, 1, word => {
    if (word.type !== 'Dimension') return among(word, ['normal'])
    const unit = word.unit.toLowerCase()
    const value = numberOf(word.value)
    if (unit !== 'px' && unit !== 'em') return null
    return value !== null && value <= spacings[unit] ? `${value}${unit}` : null
  })

const namedColours = { black: '#000000', white: '#ffffff', transparent: '#00000000' } as const

/** A colour as `#rrggbb`, or `#rrggbbaa` where it lets something through. */
function colour(word: CssNode): string | null {
  if (word.type === 'Hash') return hexOf(word.value.toLowerCase())
  if (word.type === 'Function' && /^rgba?$/i.test(word.name)) return rgbOf(word.children.toArray())
  const name = among(word, Object.keys(namedColours))
  return name === null ? null : namedColours[name as keyof typeof namedColours]
}

function hexOf(digits: string): string | null {
  if (!/^([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/.test(digits)) return null
  const whole = digits.length < 6 ? digits.replaceAll(/./g, '$&$&') : digits
  return `#${whole.length === 8 && whole.endsWith('ff') ? whole.slice(0, 6) : whole}`
}

/** `rgb(1, 2, 3)` and `rgba(1, 2, 3, 0.5)`. */
function rgbOf(words: readonly CssNode[]): string | null {
  const parts = splitByComma(words)
  if (parts.length < 3 || parts.length > 4 || parts.some(part => part.length !== 1)) return null
  const [red, green, blue, alpha = 1] = parts.map(([word]) =>
    word?.type === 'Number' ? (numberOf(word.value) ?? Number.NaN) : Number.NaN,
  )
  const channels = [red, green, blue, alpha * 255].map(value => Math.round(value ?? Number.NaN))
  if (channels.some(value => !(value >= 0 && value <= 255))) return null
  return hexOf(channels.map(value => value.toString(16).padStart(2, '0')).join(''))
}

function splitByComma(words: readonly CssNode[]): CssNode[][] {
  const parts: CssNode[][] = [[]]
  for (const word of words)
    if (word.type === 'Operator' && word.value === ',') parts.push([])
    else parts.at(-1)?.push(word)
  return parts
}

export const boxColours: ValueReader = words => each(words, 4, colour)

/** Width, line and colour, each at most once and in any order. */
export const border: ValueReader = words => {
  const readers = [
    (word: CssNode) => {
      const width = lengthFrom(0, 4)(word)
      return width === null ? null : px(width)
    },
    (word: CssNode) => among(word, lines),
    colour,
  ]
  const found: (string | undefined)[] = [undefined, undefined, undefined]
  for (const word of words) {
    const index = readers.findIndex((read, at) => found[at] === undefined && read(word) !== null)
    const text = readers[index]?.(word)
    if (text == null) return null
    found[index] = text
  }
  return words.length === 0 ? null : { text: found.filter(text => text !== undefined).join(' ') }
}

/** How far a shadow reaches: texts begin further away. */
const shadowReach = 12

/** One shadow around a part. Inside, it would lie under its text. */
export const shadow: ValueReader = words => {
  const [first] = words
  if (words.length === 1 && first && among(first, ['none']) !== null) return { text: 'none' }
  const colours = words.map(colour).filter(text => text !== null)
  const lengths = words.flatMap(word => shadowLength(word) ?? [])
  if (colours.length !== 1 || lengths.length < 2 || lengths.length > 4) return null
  if (colours.length + lengths.length !== words.length) return null
  const [x = 0, y = 0, blur = 0, spread = 0] = lengths
  if (blur < 0 || spread < 0 || Math.max(Math.abs(x), Math.abs(y)) + blur + spread > shadowReach) return null
  return { text: [...lengths.map(px), ...colours].join(' ') }
}

function shadowLength(word: CssNode): number | null {
  if (word.type === 'Dimension' && word.unit.toLowerCase() === 'px' && word.value.startsWith('-')) {
    const value = numberOf(word.value.slice(1))
    return value === null ? null : -value
  }
  return pixels(word)
}

/** A colour that lets nothing through: what is measured is then what is seen. */
function opaque(word: CssNode): string | null {
  const text = colour(word)
  return text?.length === 7 ? text : null
}

/** One colour or, where it is asked for, a gradient: what lies under a text, to be measured. */
export const ground =
  (takesGradient: boolean): ValueReader =>
  words => {
    const [word] = words
    if (!word || words.length !== 1) return null
    if (takesGradient && word.type === 'Function' && word.name.toLowerCase() === 'linear-gradient')
      return gradient(word.children.toArray())
    const text = opaque(word)
    return text === null ? null : { text, ground: [text] }
  }

const mostStops = 8

function gradient(words: readonly CssNode[]): ReadValue | null {
  const parts = splitByComma(words)
  const direction = directionOf(parts[0] ?? [])
  const stops = (direction === null ? parts : parts.slice(1)).map(stopOf)
  if (stops.length < 2 || stops.length > mostStops) return null
  const known = stops.filter(stop => stop !== null)
  if (known.length !== stops.length) return null
  const written = [...(direction === null ? [] : [direction]), ...known.map(({ text }) => text)]
  return { text: `linear-gradient(${written.join(',')})`, ground: known.map(stop => stop.colour) }
}

const sides = ['top', 'right', 'bottom', 'left']

/** `135deg`, `to right` or `to bottom right`; null for a stop, and for what is neither. */
function directionOf(words: readonly CssNode[]): string | null {
  const [first, ...rest] = words
  if (first?.type === 'Dimension') {
    const degrees = numberOf(first.value)
    const isAngle = words.length === 1 && first.unit.toLowerCase() === 'deg'
    return isAngle && degrees !== null && degrees <= 360 ? `${degrees}deg` : null
  }
  if (!first || among(first, ['to']) === null || rest.length === 0 || rest.length > 2) return null
  const named = rest.map(word => among(word, sides))
  return named.includes(null) ? null : `to ${named.join(' ')}`
}

function stopOf([word, place, ...more]: readonly CssNode[]): { text: string; colour: string } | null {
  const stop = word ? opaque(word) : null
  if (stop === null || more.length > 0) return null
  if (!place) return { text: stop, colour: stop }
  const percent = place.type === 'Percentage' ? numberOf(place.value) : null
  return percent !== null && percent <= 100 ? { text: `${stop} ${percent}%`, colour: stop } : null
}
