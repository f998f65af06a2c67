import cssPlugin from '@terrazzo/plugin-css'
import type { Permutation } from '@terrazzo/plugin-css'
import type { Plugin, TokenNormalized } from '@terrazzo/parser'
import { transformCSSValue } from '@terrazzo/token-tools/css'
import type { TransformCSSValueOptions } from '@terrazzo/token-tools/css'
import { customProperty, isThemed } from './customProperty.ts'
import { changedBy, type ReadTokens } from './readTokens.ts'
import { themedValue, themeSwitches } from './themedValue.ts'

/** How Terrazzo writes the value of a token, or we where it has no answer. */
type Write = (token: TokenNormalized, options: TransformCSSValueOptions) => string

/** Everything that has colours of its own: there each colour is worked out anew, for the theme and the contrast that hold there. */
const themedAreas = ':root, [data-theme], [data-contrast]'

const around =
  (start: string, end = '}') =>
  (contents: string): string =>
    `${start} {\n${contents}\n${end}`

const inMedia = (condition: string, selector: string) => around(`@media ${condition} {\n${selector}`, '}\n}')

/** What Terrazzo writes of a token that has one value. */
const asWritten: Write = (token, options) => {
  const value = transformCSSValue(token, options)
  if (typeof value !== 'string') throw new TypeError(`${token.id} has more than one value`)
  return value
}

/**
 * A type style as two properties: the shorthand `font`, and the tracking as a share of the size, so that it grows with the text.
 * Terrazzo would write five.
 */
function typeStyle(token: TokenNormalized, options: TransformCSSValueOptions): Record<string, string> | null {
  if (token.$type !== 'typography') return null
  const alias = token.aliasChain?.[0]
  if (alias !== undefined)
    return { font: `var(${customProperty(alias)})`, tracking: `var(${customProperty(alias)}-tracking)` }
  const parts = transformCSSValue(token, options) as Record<string, string>
  const { fontSize, letterSpacing } = token.$value as Record<string, { value: number }>
  const share = Number(((letterSpacing?.value ?? 0) / (fontSize?.value ?? 1)).toFixed(4))
  const { 'font-weight': weight, 'font-size': size, 'line-height': height, 'font-family': family } = parts
  return { font: `${weight} ${size}/${height} ${family}`, tracking: `${share}em` }
}

/** `system.canvas-text` → `CanvasText`: a colour that the device chooses is named, not given. */
const systemColour: Write = token =>
  (token.aliasChain?.[0] ?? '')
    .replace(/^system\./, '')
    .replaceAll(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase())

function permutations(read: ReadTokens): Permutation[] {
  const { tokens } = read
  const width = tokens['breakpoint.tablet']?.$value as { value: number }
  const ids = Object.keys(tokens)
  const themed = ids.filter(isThemed)
  const byDensity = changedBy(read, { density: 'compact' })
  return [
    {
      input: {},
      // No media query can read a custom property: breakpoints are in vars.ts.
      exclude: [...themed, ...byDensity, 'breakpoint.*'],
      prepare: around(':root'),
    },
    {
      input: { screen: 'phone' },
      include: [...changedBy(read, { screen: 'phone' })],
      prepare: inMedia(`(max-width: ${width.value - 0.02}px)`, ':root'),
    },
    { input: {}, include: [...byDensity], prepare: around(':root, [data-density="usual"]') },
    {
      input: { density: 'compact' },
      include: [...byDensity],
      // A finger needs as much room as ever.
      prepare: inMedia('(pointer: fine)', '[data-density="compact"]'),
    },
    {
      input: { theme: 'light' },
      include: themed,
      transform: themedValue(read, asWritten),
      prepare: contents => `${themeSwitches}\n${around(themedAreas)(contents)}`,
    },
    {
      input: { theme: 'forced' },
      include: [...changedBy(read, { theme: 'forced' })].filter(isThemed),
      transform: systemColour,
      prepare: inMedia('(forced-colors: active)', themedAreas),
    },
    {
      input: { motion: 'still' },
      include: [...changedBy(read, { motion: 'still' })],
      prepare: inMedia('(prefers-reduced-motion: reduce)', ':root'),
    },
  ]
}

/** Writes `tokens.css`: Terrazzo’s own plugin, told which values stand under which selector. */
export const css = (read: ReadTokens): Plugin =>
  cssPlugin({
    filename: 'tokens.css',
    legacyHex: true,
    omitTypographyShorthand: true,
    variableName: ({ id }) => customProperty(id),
    subValueVariableName: (name, part) => (part === 'font' ? name : `${name}-${part}`),
    transform: typeStyle,
    permutations: permutations(read),
  })
