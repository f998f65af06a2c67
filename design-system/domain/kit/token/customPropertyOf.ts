/** The name of what a token refers to: `--space-4` of `var(--space-4)`. */
export function customPropertyOf(token: string): `--${string}` {
  const name = /^var\((--[\w-]+)\)$/.exec(token)?.[1]
  if (name === undefined) throw new Error(`${token} refers to no custom property`)
  return name as `--${string}`
}
