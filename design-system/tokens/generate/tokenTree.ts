/** One leaf of the DTCG file. `$value` is a literal, a `{reference}`, or a composite of both. */
export interface Token {
  $type: string
  $value: unknown
  $extensions?: Record<string, unknown>
}

/** A leaf with the path that leads to it, e.g. `['semantic', 'light', 'surface', 'page']`. */
export interface TokenAt {
  path: readonly string[]
  token: Token
}

export const themes = ['light', 'dark'] as const
export type Theme = (typeof themes)[number]

const isToken = (node: object): node is Token => '$value' in node

function* walk(node: object, path: readonly string[]): Generator<TokenAt> {
  for (const [key, child] of Object.entries(node)) {
    if (typeof child !== 'object' || child === null) continue
    const childPath = [...path, key]
    if (isToken(child)) yield { path: childPath, token: child }
    else yield* walk(child, childPath)
  }
}

/** Every token of a DTCG file, in its order. */
export const tokensIn = (file: object): readonly TokenAt[] => [...walk(file, [])]

/** The path inside a `{a.b.c}` reference, or undefined for a literal. */
export function referenceOf(value: unknown): string | undefined {
  return typeof value === 'string' ? /^\{(.+)\}$/.exec(value)?.[1] : undefined
}

/** Follows references until a literal is found. Throws, naming the reference, when it leads nowhere. */
export function resolveLiteral(tokens: readonly TokenAt[], value: unknown): unknown {
  const reference = referenceOf(value)
  if (reference === undefined) return value
  const target = tokens.find(({ path }) => path.join('.') === reference)
  if (target === undefined) throw new Error(`tokens.json: {${reference}} does not exist`)
  return resolveLiteral(tokens, target.token.$value)
}
