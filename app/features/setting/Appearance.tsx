import { AppearanceSettings } from '@souk/design-system/domain/setting/AppearanceSettings.tsx'
import { useLocaleChange } from '../../preferences/useLocaleChange.ts'
import { usePreferences } from '../../preferences/usePreferences.ts'

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
