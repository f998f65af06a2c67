import type { StyledText } from './contrast.ts'
import {
  border,
  borderStyles,
  box,
  boxColours,
  ground,
  keyword,
  lengthFrom,
  letterSpacing,
  shadow,
  weight,
  type ValueReader,
} from './cssValues.ts'

/**
 * The parts of the payer’s page that a style sheet of a store may name, in `[data-part=…]`. The amount, the address and the
 * store’s name are none of them, and say for themselves whatever could come down to them.
 */
export const cssParts = ['page', 'header', 'product', 'panel', 'button', 'steps', 'footer'] as const
export type CssPart = (typeof cssParts)[number]

/** The text that stands on a part which may have a ground of its own; the panel’s texts are in colours of ours. */
export const textOnPart: Readonly<Partial<Record<CssPart, StyledText>>> = {
  page: 'text',
  header: 'text',
  product: 'text',
  footer: 'text',
  button: 'button',
}

type Readers = Readonly<Record<string, ValueReader>>

const edges = ['top', 'right', 'bottom', 'left'] as const
const onEdges = (name: string, reader: ValueReader): Readers =>
  Object.fromEntries(edges.map(edge => [`${name}-${edge}`, reader]))

const grounds: Readers = { background: ground(true), 'background-color': ground(false) }
/** A text stands inside of the corners: they are round by no more than what its padding allows. */
const borders = (radius: number): Readers => ({
  border,
  ...onEdges('border', border),
  'border-color': boxColours,
  'border-style': borderStyles,
  'border-width': box(lengthFrom(0, 4), 4),
  'border-radius': box(lengthFrom(0, radius), 4),
})
const padded = (from: number, to: number): Readers => ({
  padding: box(lengthFrom(from, to), 4),
  ...onEdges('padding', box(lengthFrom(from, to), 1)),
})
/** Up and down alone: what stands beside keeps its width on the narrowest phone. */
const apart: Readers = {
  'margin-top': box(lengthFrom(0, 48), 1),
  'margin-bottom': box(lengthFrom(0, 48), 1),
}
const gap = (from: number, to: number): Readers => ({ gap: box(lengthFrom(from, to), 2) })
const shadows: Readers = { 'box-shadow': shadow }
const letters: Readers = {
  'font-weight': weight,
  'font-style': keyword('normal', 'italic'),
  'letter-spacing': letterSpacing,
  'text-transform': keyword('none', 'uppercase', 'lowercase', 'capitalize'),
}

/**
 * What may be said of each part: this, and nothing else. None of it takes anything out of its place or out of sight. The panel
 * keeps as much room as a code needs on a phone of 320 pixels, and a shadow ends before it comes to a text.
 */
export const cssProperties: Readonly<Record<CssPart, Readers>> = {
  page: grounds,
  header: { ...grounds, ...borders(24), ...shadows, ...padded(8, 24), ...apart, ...gap(0, 24) },
  product: { ...grounds, ...borders(24), ...padded(0, 24), ...apart, ...letters },
  panel: { ...borders(32), ...shadows, ...padded(12, 24), ...apart, ...gap(12, 32) },
  button: { ...grounds, ...borders(24), ...shadows, ...padded(8, 24), ...apart, ...letters },
  steps: { ...borders(24), ...padded(0, 16), ...apart, ...gap(0, 16), ...letters },
  footer: { ...grounds, ...borders(24), ...shadows, ...padded(8, 24), ...apart, ...gap(0, 24), ...letters },
}

/** How a part may be meant besides as it is. */
export const cssStates: Readonly<Partial<Record<CssPart, readonly string[]>>> = {
  button: ['hover', 'focus-visible'],
}
