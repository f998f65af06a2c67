import { AppearanceSettings } from '@souk/design-system/domain/people/setting/AppearanceSettings.tsx'
import { useLocaleChange } from '../../services/useLocaleChange.ts'
import { usePreferences } from '../../services/usePreferences.ts'

/** The language and the theme; both take effect at once and follow the account. */
export function Appearance() {
  const { theme, change } = usePreferences()
  return (
    <AppearanceSettings
      theme={theme}
      onThemeChange={next => change({ theme: next })}
      onLocaleChange={useLocaleChange()}
    />
  )
}
