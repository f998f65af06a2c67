import type { Contrast, Theme } from '../../../design-system/theme/theme.ts'

interface ThemeChoice {
  readonly title: string
  readonly theme: Theme
  readonly contrast: Contrast
}

/** What the toolbar offers as themes, by what stands in an address. Each names its contrast, so that a device’s wish changes no picture. */
export const themeChoices = {
  light: { title: 'Light', theme: 'light', contrast: 'usual' },
  dark: { title: 'Dark', theme: 'dark', contrast: 'usual' },
  'light-contrast': { title: 'Light, high contrast', theme: 'light', contrast: 'more' },
  'dark-contrast': { title: 'Dark, high contrast', theme: 'dark', contrast: 'more' },
} as const satisfies Readonly<Record<string, ThemeChoice>>

/** The theme that the toolbar says; light where it says none of ours: a stale address may hold anything. */
export const themeChoiceOf = (said: unknown): ThemeChoice =>
  typeof said === 'string' && Object.hasOwn(themeChoices, said)
    ? themeChoices[said as keyof typeof themeChoices]
    : themeChoices.light
