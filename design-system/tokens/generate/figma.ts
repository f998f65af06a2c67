import type { Plugin, TokenNormalized } from '@terrazzo/parser'
import { tokensOf, type Choice, type ReadTokens } from './readTokens.ts'

interface Tree {
  [key: string]: Tree | object
}

/** What Figma calls a collection, and its modes. One file is one mode; the files of a folder are imported together. */
const collections: Readonly<
  Record<string, { modes: Readonly<Record<string, Choice>>; isIn: (id: string) => boolean }>
> = {
  Palette: { modes: { Value: {} }, isIn: id => id.startsWith('color.') },
  Meaning: {
    modes: {
      Light: { theme: 'light' },
      Dark: { theme: 'dark' },
      'Light, high contrast': { theme: 'light-more' },
      'Dark, high contrast': { theme: 'dark-more' },
    },
    isIn: id => id.startsWith('semantic.'),
  },
  Size: {
    modes: { Usual: {}, Compact: { density: 'compact' } },
    isIn: id => /^(?:space|size|room|radius|border-width|focus|breakpoint)\./.test(id),
  },
  Type: { modes: { Wide: {}, Phone: { screen: 'phone' } }, isIn: id => /^(?:type|font)\./.test(id) },
}

function put(tree: Tree, path: readonly string[], token: object): void {
  const [head = '', ...rest] = path
  if (rest.length === 0) tree[head] = token
  else put((tree[head] ??= {}) as Tree, rest, token)
}

/** Figma has no variable for a whole type style: it becomes one for each part. The first family is the one to install. */
function partsOf({ id, $type, $value, $description }: TokenNormalized): [id: string, token: object][] {
  const words = $description === undefined ? {} : { $description }
  const first = (families: unknown) => (Array.isArray(families) ? String(families[0]) : String(families))
  if ($type === 'fontFamily') return [[id, { $type: 'string', $value: first($value), ...words }]]
  if ($type === 'fontWeight') return [[id, { $type: 'number', $value, ...words }]]
  if ($type !== 'typography') return [[id, { $type, $value, ...words }]]
  const { fontFamily, fontSize, fontWeight, letterSpacing, lineHeight } = $value as Record<string, unknown>
  const height = Math.round((fontSize as { value: number }).value * Number(lineHeight))
  return [
    [`${id}.family`, { $type: 'string', $value: first(fontFamily), ...words }],
    [`${id}.size`, { $type: 'dimension', $value: fontSize, ...words }],
    [`${id}.weight`, { $type: 'number', $value: fontWeight, ...words }],
    [`${id}.tracking`, { $type: 'dimension', $value: letterSpacing, ...words }],
    [`${id}.line-height`, { $type: 'dimension', $value: { value: height, unit: 'px' }, ...words }],
  ]
}

function modeFile(tokens: readonly TokenNormalized[]): string {
  const tree: Tree = {}
  // A group that holds one thing in this collection, and has its name already, says nothing.
  for (const [id, token] of tokens.flatMap(partsOf))
    put(tree, id.replace(/^(?:semantic|color)\./, '').split('.'), token)
  return JSON.stringify(tree, null, 2)
}

/** Writes `figma/<collection>/<mode>.tokens.json`, for “Import variables” in Figma: DTCG, values without references. */
export const figma = (read: ReadTokens): Plugin => ({
  name: 'souk-figma',
  build({ outputFile }) {
    for (const [collection, { modes, isIn }] of Object.entries(collections))
      for (const [mode, choice] of Object.entries(modes))
        outputFile(`figma/${collection}/${mode}.tokens.json`, modeFile(tokensOf(read, choice, isIn)))
  },
})
