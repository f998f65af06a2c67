import type { ThemePreference } from '@souk/design-system/theme/theme.ts'
import type { KeyStorage } from '../../device/storage/keyStorage.ts'

/** Where this browser keeps what somebody prefers. */
export const preferencesName = 'souk:preferences'

/** Keeps a theme that was chosen on a page without the rest of the preferences: the app finds it among them. */
export function keepThemeChoice(storage: KeyStorage, theme: ThemePreference): void {
  storage.setItem(preferencesName, JSON.stringify({ ...kept(storage.getItem(preferencesName)), theme }))
}

/** What was kept, whoever wrote it. */
function kept(text: string | null): object {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    return {}
  }
}
