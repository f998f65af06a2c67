/** Groups whose values differ by theme. */
const themedGroups = ['semantic', 'shadow']

/** Whether a token’s value depends on the theme. */
export const isThemed = (id: string): boolean => themedGroups.includes(id.split('.', 1)[0] ?? '')

/** The name of a token’s custom property: `--surface-page`, `--space-4`. The word `semantic` carries no meaning in CSS. */
export const customProperty = (id: string): string =>
  `--${id.replace(/^semantic\./, '').replaceAll('.', '-')}`
