import { themes, type Contrast, type Density, type Theme } from '../tokens/axes.ts'

export { contrasts, densities, themes, type Contrast, type Density, type Theme } from '../tokens/axes.ts'

/** What a person can choose. `system` follows the device. */
export const themePreferences = ['system', ...themes] as const
export type ThemePreference = (typeof themePreferences)[number]

/** Reads a stored preference; anything unknown (an old cookie, a typo) is `system`. */
export function parseThemePreference(value: string | null | undefined): ThemePreference {
  return themePreferences.find(preference => preference === value) ?? 'system'
}

/** The theme to show for a preference on a device that does or does not prefer dark. */
export function resolveTheme(preference: ThemePreference, deviceIsDark: boolean): Theme {
  if (preference !== 'system') return preference
  return deviceIsDark ? 'dark' : 'light'
}

/** Shows a theme from an element down. Nothing renders again: only custom properties change. */
export function applyTheme(element: HTMLElement, theme: Theme): void {
  element.dataset['theme'] = theme
}

/** Shows a contrast from an element down; without one it follows the device. */
export function applyContrast(element: HTMLElement, contrast: Contrast | undefined): void {
  if (contrast === undefined) delete element.dataset['contrast']
  else element.dataset['contrast'] = contrast
}

/** Shows a density from an element down. */
export function applyDensity(element: HTMLElement, density: Density): void {
  element.dataset['density'] = density
}
