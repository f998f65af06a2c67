import { locales } from '../../../format/locale.ts'
import type { Locale } from '../../../format/locale.ts'
import { localeTable } from '../../../locales/localeTable.ts'
import { useLocale } from '../../../locales/useLocale.ts'
import { useT } from '../../../locales/useT.ts'
import { Grid } from '../../../primitives/layout/Grid.tsx'
import { Select } from '../../../primitives/select/Select.tsx'
import { themePreferences } from '../../../theme/theme.ts'
import type { ThemePreference } from '../../../theme/theme.ts'
import { SettingCard } from './section/SettingCard.tsx'

interface AppearanceSettingsProps {
  theme: ThemePreference
  /** Both take effect at once, as in the bar; who keeps them, saves them. */
  onThemeChange: (theme: ThemePreference) => void
  onLocaleChange: (locale: Locale) => void
}

/** The language of the interface and of letters, and the theme. */
export function AppearanceSettings({ theme, onThemeChange, onLocaleChange }: AppearanceSettingsProps) {
  const tCommon = useT('common')
  const locale = useLocale()
  return (
    <SettingCard section="appearance">
      <Grid columns="halves" gap="4">
        <Select
          label={tCommon('language')}
          options={locales.map(value => ({ value, label: localeTable[value].name }))}
          value={locale}
          onChange={onLocaleChange}
          placeholder={tCommon('language')}
        />
        <Select
          label={tCommon('theme.label')}
          options={themePreferences.map(value => ({ value, label: tCommon(`theme.${value}`) }))}
          value={theme}
          onChange={onThemeChange}
          placeholder={tCommon('theme.label')}
        />
      </Grid>
    </SettingCard>
  )
}
