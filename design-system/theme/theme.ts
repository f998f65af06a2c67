/** The themes that exist. A theme is an attribute, `data-theme`, on any element; it holds for what is inside, and nests. */
export const themes = ['light', 'dark'] as const
export type Theme = (typeof themes)[number]

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
