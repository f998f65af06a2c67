import type { Plugin, TokenNormalized } from '@terrazzo/parser'
import { customProperty } from './customProperty.ts'
import { tokensOf, type ReadTokens } from './readTokens.ts'
import { shapesSource, treeSource, type Tree } from './varsTree.ts'

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
  if (typeof child === 'string') throw new Error(`${path.join('.')} is both a token and a group`)
  put(child, rest, value)
}

/** The palette is private: components read meanings. Breakpoints cannot be custom properties: see `media`. */
const isPublic = ({ id }: TokenNormalized): boolean => !/^(?:color|breakpoint)\./.test(id)

function publicTree(read: ReadTokens): Tree {
  const tree: Tree = {}
  for (const { id, $type } of tokensOf(read).filter(isPublic)) {
    const path = id.split('.')
    const name = customProperty(id)
    if ($type === 'typography') {
      put(tree, [...path, 'font'], `var(${name})`)
      put(tree, [...path, 'tracking'], `var(${name}-tracking)`)
    } else put(tree, path, `var(${name})`)
  }
  return tree
}

/** Just under the next breakpoint, so that a fractional width belongs to exactly one of two neighbours. */
const below = (width: number): string => `${width - 0.02}px`

const widthOf = (breakpoint?: TokenNormalized): number =>
  (breakpoint?.$value as { value: number } | undefined)?.value ?? Number.NaN

function mediaQueries({ tokens }: ReadTokens): Record<string, string> {
  const width = (name: string) => widthOf(tokens[`breakpoint.${name}`])
  const [tablet, tabletBig, desktop] = [width('tablet'), width('tablet-big'), width('desktop')]
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
    forcedColors: '(forced-colors: active)',
  }
}

const source = (read: ReadTokens): string =>
  `// Generated from tokens.resolver.json by design-system/tokens/build.ts: change the source and run it.

${shapesSource}
/** Every public token as a reference to its custom property: \`vars.semantic.surface.page\` is \`var(--surface-page)\`. */
export const vars = ${treeSource(publicTree(read))} as const

/** Conditions for \`@media\`, and for \`matchMedia\`: \`@media \${media.phone} { … }\`. */
export const media = ${JSON.stringify(mediaQueries(read), null, 2)} as const
`

/** Writes `vars.ts`. Terrazzo’s plugin for CSS in JS has no camel case for names, no pairs for type styles and no media queries. */
export const varsModule = (read: ReadTokens): Plugin => ({
  name: 'souk-vars',
  build({ outputFile }) {
    outputFile('vars.ts', source(read))
  },
})
