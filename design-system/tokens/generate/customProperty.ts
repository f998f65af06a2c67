/** Groups whose values differ by theme: `semantic.light.surface.page` and `semantic.dark.surface.page` are one property. */
export const themedGroups = ['semantic', 'shadow'] as const

/** Whether a path's second part is the name of a theme. */
export const isThemed = (path: readonly string[]): boolean =>
  (themedGroups as readonly string[]).includes(path[0] ?? '')

/** The path without its theme, and without the word `semantic`, which carries no meaning in CSS. */
export function publicPath(path: readonly string[]): readonly string[] {
  if (!isThemed(path)) return path
  const [group = '', , ...rest] = path
  return group === 'semantic' ? rest : [group, ...rest]
}

/** The name of a token's custom property: `--surface-page`, `--space-4`. */
export const customProperty = (path: readonly string[]): string => `--${publicPath(path).join('-')}`
