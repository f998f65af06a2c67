import { customProperty, isThemed } from './customProperty.ts'
import { fontFaces } from './fontFaces.ts'
import type { Theme, Token, TokenAt } from './tokenTree.ts'
import { referenceOf, themes } from './tokenTree.ts'

interface Shadow {
  offsetX: string
  offsetY: string
  blur: string
  spread: string
  color: string
}
interface Typography {
  fontFamily: string
  fontSize: string
  lineHeight: number
  fontWeight: number
  letterSpacing: string
}

const genericFamilies = new Set(['system-ui', 'sans-serif', 'ui-monospace', 'monospace'])

const asVar = (reference: string): string => `var(${customProperty(reference.split('.'))})`

const shadowValue = (layers: readonly Shadow[]): string =>
  layers
    .map(layer => `${layer.offsetX} ${layer.offsetY} ${layer.blur} ${layer.spread} ${layer.color}`)
    .join(', ')

const familyValue = (families: readonly string[]): string =>
  families.map(family => (genericFamilies.has(family) ? family : `"${family}"`)).join(', ')

const writers: Record<string, (value: unknown) => string> = {
  fontFamily: value => familyValue(value as string[]),
  cubicBezier: value => `cubic-bezier(${(value as number[]).join(', ')})`,
  shadow: value => shadowValue(value as Shadow[]),
}

function plainValue(token: Token): string {
  const reference = referenceOf(token.$value)
  if (reference !== undefined) return asVar(reference)
  return writers[token.$type]?.(token.$value) ?? String(token.$value)
}

function typographyLines(name: string, value: Typography): string[] {
  const family = referenceOf(value.fontFamily)
  return [
    `${name}: ${value.fontWeight} ${value.fontSize}/${value.lineHeight} ${family === undefined ? value.fontFamily : asVar(family)};`,
    `${name}-tracking: ${value.letterSpacing};`,
  ]
}

const linesOf = ({ path, token }: TokenAt): string[] =>
  token.$type === 'typography'
    ? typographyLines(customProperty(path), token.$value as Typography)
    : [`${customProperty(path)}: ${plainValue(token)};`]

/** Type styles that are smaller on a phone, so that no component needs a media query for its text. */
function phoneLines(tokens: readonly TokenAt[]): string[] {
  return tokens.flatMap(({ path, token }) => {
    const phone = token.$extensions?.['souk.phone']
    if (phone === undefined) return []
    const reference = referenceOf(phone)
    if (reference === undefined) return typographyLines(customProperty(path), phone as Typography)
    const name = customProperty(path)
    const target = customProperty(reference.split('.'))
    return [`${name}: var(${target});`, `${name}-tracking: var(${target}-tracking);`]
  })
}

/** Durations that are not motion: how long a price is locked, how long a skeleton holds back. */
const unmoving = new Set(['lock', 'wait'])

const block = (selector: string, lines: readonly string[]): string =>
  `${selector} {\n${lines.map(line => `  ${line}`).join('\n')}\n}\n`

const themeBlock = (tokens: readonly TokenAt[], theme: Theme): string =>
  block(theme === 'light' ? ':root,\n[data-theme="light"]' : '[data-theme="dark"]', [
    ...tokens.filter(({ path }) => isThemed(path) && path[1] === theme).flatMap(linesOf),
    `color-scheme: ${theme};`,
  ])

/** The whole of `tokens.css`: font faces, the values both themes share, and one block per theme. */
export function buildCss(tokens: readonly TokenAt[]): string {
  const shared = tokens.filter(({ path }) => !isThemed(path))
  const phoneLimit = shared.find(({ path }) => path.join('.') === 'breakpoint.tablet')?.token.$value as string
  const moving = shared.filter(({ path }) => path[0] === 'duration' && !unmoving.has(path[1] ?? ''))
  return [
    '/* Generated from tokens.json by design-system/tokens/build.ts: change the source and run it. */\n',
    fontFaces(),
    block(':root', shared.flatMap(linesOf)),
    `@media (max-width: ${Number.parseInt(phoneLimit, 10) - 0.02}px) {\n${block(':root', phoneLines(shared))}}\n`,
    ...themes.map(theme => themeBlock(tokens, theme)),
    `@media (prefers-reduced-motion: reduce) {\n${block(
      ':root',
      moving.map(({ path }) => `${customProperty(path)}: 0ms;`),
    )}}\n`,
  ].join('\n')
}
