import type { Contrast, Theme } from './axes.ts'
import native from './native.json' with { type: 'json' }

type Values = Readonly<Record<string, unknown>>

/** The set of a theme in `native.json`: `dark`, or `dark-more` for its high contrast. */
export type ThemeSet = keyof typeof native.theme

/** Every theme, each with its high contrast. */
export const themeSets = Object.keys(native.theme) as readonly ThemeSet[]

/**
 * What each axis of the tokens changes, by its choices; `base` is what is the same everywhere, or as usual.
 *
 * @internal Storybook's pages of tokens.
 */
export const tokenSets: Readonly<
  Record<'theme' | 'density' | 'screen' | 'motion', Readonly<Record<string, Values>>> & { base: Values }
> = native

/**
 * The set that holds for a theme and a contrast.
 *
 * @internal as above.
 */
export const themeSetOf = (theme: Theme, contrast: Contrast = 'usual'): ThemeSet =>
  contrast === 'more' ? `${theme}-more` : theme

/**
 * The plain value of a token where no style sheet is: a colour as `#rrggbb`, a length in pixels, a time in milliseconds.
 *
 * @param name as in the token files: `semantic.text.primary`, `space.4`
 * @throws when there is no such token
 */
export function tokenValue(name: string, set: ThemeSet = 'light'): unknown {
  const value = (native.theme[set] as Values)[name] ?? (native.base as Values)[name]
  if (value === undefined) throw new Error(`There is no token ${name}`)
  return value
}

/**
 * Every token, by its name, in the order of the files.
 *
 * @internal as above.
 */
export const tokenNames: readonly string[] = [...Object.keys(native.theme.light), ...Object.keys(native.base)]
