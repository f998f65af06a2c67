import { vars } from '../../design-system/tokens/vars.ts'

/** `--surface-page` in `var(--surface-page)`. */
const propertyIn = (value: string): string => /--[\w-]+/.exec(value)?.[0] ?? value

type Tree = { readonly [key: string]: Tree | string }

/** The custom properties that a way into `vars` leads to: one, or all of a group. */
export function propertiesAt(path: readonly string[]): readonly string[] {
  let at: Tree | string | undefined = vars
  for (const step of path) {
    if (typeof at === 'string') break
    const next: Tree | string | undefined = at[step]
    // What is no name of a token is looked up as the program runs: any of the group.
    if (next === undefined) break
    at = next
  }
  return path.length === 0 ? [] : leaves(at)
}

const leaves = (at: Tree | string): readonly string[] =>
  typeof at === 'string' ? [propertyIn(at)] : Object.values(at).flatMap(leaves)
