import { useSyncExternalStore } from 'react'
import { useServices } from './useServices.ts'
import type { Preferences, PreferenceStore } from '../session/preferences/preferences.ts'

/** The preferences, and how to change them: at once here, and with the account when changes have paused. */
export function usePreferences(): Preferences & { readonly change: PreferenceStore['change'] } {
  const { preferences } = useServices()
  const current = useSyncExternalStore(preferences.subscribe, preferences.current, preferences.current)
  return { ...current, change: preferences.change }
}
