import type { TokenNormalized } from '@terrazzo/parser'
import type { TransformCSSValueOptions } from '@terrazzo/token-tools/css'
import type { ReadTokens } from './readTokens.ts'

type Write = (token: TokenNormalized, options: TransformCSSValueOptions) => string

/**
 * Which theme and which contrast hold, as four properties: the one that holds is `initial`, so that `var(--dark, …)` gives its second
 * part; the other is empty, and gives nothing. Both are inherited, each on its own: that is how two attributes nest in any order, which
 * no selector can say, and how each value stands in the file once.
 */
export const themeSwitches = `:root, [data-theme="light"] { --light: initial; --dark: ; color-scheme: light; }
[data-theme="dark"] { --light: ; --dark: initial; color-scheme: dark; }
:root, [data-contrast="usual"] { --usual: initial; --more: ; }
[data-contrast="more"] { --usual: ; --more: initial; }
@media (prefers-contrast: more) {
:root:not([data-contrast="usual"]) { --usual: ; --more: initial; }
}`

/** One of two values, by the switches of an axis. */
const either = (first: string, one: string, second: string, other: string): string =>
  one === other ? one : `var(${first}, ${one}) var(${second}, ${other})`

/** Writes a token’s values for both themes and both contrasts as one. */
export function themedValue({ resolver }: ReadTokens, write: Write): Write {
  const sets = ['light', 'dark', 'light-more', 'dark-more'].map(theme => resolver.apply({ theme }))
  return ({ id }, options) => {
    const [light = '', dark = '', lightMore = '', darkMore = ''] = sets.map(tokensSet => {
      const token = tokensSet[id]
      if (token === undefined) throw new Error(`${id} is not in every theme`)
      return write(token, { ...options, tokensSet })
    })
    const usual = either('--light', light, '--dark', dark)
    return either('--usual', usual, '--more', either('--light', lightMore, '--dark', darkMore))
  }
}
