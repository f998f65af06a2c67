import { applyTheme, parseThemePreference, resolveTheme } from '@souk/design-system/theme/theme.ts'
import type { ThemePreference } from '@souk/design-system/theme/theme.ts'

/** The cookie by which the server sends the next page in the right theme. */
const cookie = 'souk_theme'
const oneYear = 31_536_000

const prefersDark = '(prefers-color-scheme: dark)'

/** The preference that the page was sent with; light without one, as the server's. */
export function sentTheme(): ThemePreference {
  const kept = document.cookie.split('; ').find(entry => entry.startsWith(`${cookie}=`))
  return kept === undefined ? 'light' : parseThemePreference(kept.slice(cookie.length + 1))
}

/** Shows the theme of a preference on the whole page. */
export function showTheme(preference: ThemePreference): void {
  applyTheme(document.documentElement, resolveTheme(preference, matchMedia(prefersDark).matches))
}

/** Keeps a preference for the next page that the server sends; one that came over TLS tells it over TLS alone. */
export function keepTheme(preference: ThemePreference): void {
  const secure = location.protocol === 'https:' ? '; secure' : ''
  document.cookie = `${cookie}=${preference}; path=/; max-age=${oneYear}; samesite=lax${secure}`
}

/** Calls back when the device changes between light and dark. */
export function onDeviceTheme(listener: () => void): void {
  matchMedia(prefersDark).addEventListener('change', listener)
}
