import { customProperty, isThemed } from './customProperty.ts'
import type { TokenAt } from './tokenTree.ts'

type Tree = { [key: string]: Tree | string }

/** `solid-hover` → `solidHover`; a number keeps its dash: `0-5` stays `0-5`, because `05` would read as five. */
const key = (part: string): string =>
  part.replaceAll(/-([a-z0-9])/g, (match, letter: string, at: number) =>
    /\d/.test(part[at - 1] ?? '') ? match : letter.toUpperCase(),
  )

function put(tree: Tree, path: readonly string[], value: string): void {
  const [head = '', ...rest] = path
  if (rest.length === 0) {
    tree[key(head)] = value
    return
  }
  const child = (tree[key(head)] ??= {})
  if (typeof child === 'string') throw new Error(`tokens.json: ${path.join('.')} is both a token and a group`)
  put(child, rest, value)
}

const withoutTheme = (path: readonly string[]): readonly string[] =>
  isThemed(path) ? [path[0] ?? '', ...path.slice(2)] : path

/** Primitives (`color.*`) are private: components read meanings. Breakpoints cannot be custom properties: see `media`. */
const isPublic = ({ path }: TokenAt): boolean =>
  !['color', 'breakpoint'].includes(path[0] ?? '') && path[1] !== 'dark'

function publicTree(tokens: readonly TokenAt[]): Tree {
  const tree: Tree = {}
  for (const { path, token } of tokens.filter(isPublic)) {
    const name = customProperty(path)
    if (token.$type === 'typography') {
      put(tree, [...path, 'font'], `var(${name})`)
      put(tree, [...path, 'tracking'], `var(${name}-tracking)`)
    } else put(tree, withoutTheme(path), `var(${name})`)
  }
  return tree
}

const breakpoint = (tokens: readonly TokenAt[], name: string): number =>
  Number.parseInt(
    tokens.find(({ path }) => path.join('.') === `breakpoint.${name}`)?.token.$value as string,
    10,
  )

/** Just under the next breakpoint, so that a fractional width belongs to exactly one of two neighbours. */
const below = (width: number): string => `${width - 0.02}px`

function mediaQueries(tokens: readonly TokenAt[]): Record<string, string> {
  const tablet = breakpoint(tokens, 'tablet')
  const tabletBig = breakpoint(tokens, 'tablet-big')
  const desktop = breakpoint(tokens, 'desktop')
  return {
    phone: `(max-width: ${below(tablet)})`,
    tablet: `(min-width: ${tablet}px) and (max-width: ${below(tabletBig)})`,
    tabletUp: `(min-width: ${tablet}px)`,
    tabletBigUp: `(min-width: ${tabletBig}px)`,
    belowTabletBig: `(max-width: ${below(tabletBig)})`,
    belowDesktop: `(max-width: ${below(desktop)})`,
    desktopUp: `(min-width: ${desktop}px)`,
    hover: '(hover: hover)',
    reducedMotion: '(prefers-reduced-motion: reduce)',
  }
}

/** The whole of `vars.ts`. */
export function buildVars(tokens: readonly TokenAt[]): string {
  return `/* oxlint-disable max-lines -- a generated table, one line per token */
// Generated from tokens.json by design-system/tokens/build.ts: change the source and run it.

/** Every public token as a reference to its custom property: \`vars.semantic.surface.page\` is \`var(--surface-page)\`. */
export const vars = ${JSON.stringify(publicTree(tokens), null, 2)} as const

/** Conditions for \`@media\`, and for \`matchMedia\`: \`@media \${media.phone} { … }\`. */
export const media = ${JSON.stringify(mediaQueries(tokens), null, 2)} as const
`
}
