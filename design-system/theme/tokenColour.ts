import tokens from '../tokens/tokens.json' with { type: 'json' }

interface TokenTree {
  readonly [name: string]: TokenTree | string
}

/** The value of a colour's token, `semantic.light.text.primary`: a picture has no style sheet that would know it. */
export function tokenColour(name: string): string {
  const found = name
    .split('.')
    .reduce<TokenTree | string | undefined>(
      (at, step) => (typeof at === 'object' ? at[step] : undefined),
      tokens as unknown as TokenTree,
    )
  const value = typeof found === 'object' ? found['$value'] : undefined
  if (typeof value !== 'string') throw new Error(`There is no colour ${name}`)
  const other = /^\{(.+)\}$/.exec(value)?.[1]
  return other === undefined ? value : tokenColour(other)
}
