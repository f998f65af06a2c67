import type { ShellProps } from './shellShape.ts'
import { locales } from '../../format/locale.ts'
import type { Locale } from '../../format/locale.ts'
import { localeTable } from '../../locales/localeTable.ts'
import { useLocale } from '../../locales/useLocale.ts'
import { useT } from '../../locales/useT.ts'
import { MenuButton } from '../../primitives/menu/MenuButton.tsx'
import { themePreferences } from '../../theme/theme.ts'
import type { ThemePreference } from '../../theme/theme.ts'
import { themeLook } from './themeLook.ts'

type ShellPreferencesProps = Pick<ShellProps, 'theme' | 'onThemeChange' | 'onLocaleChange'> & {
  /** On a phone who is logged in finds them in the own menu. */
  isWideOnly: boolean
}

/** How the interface is: its language and its theme. */
export function ShellPreferences({
  isWideOnly,
  theme,
  onThemeChange,
  onLocaleChange,
}: ShellPreferencesProps) {
  return (
    <span data-at={isWideOnly ? 'wide' : 'all'}>
      <LocaleMenu onChange={onLocaleChange} />
      <ThemeSwitch theme={theme} onChange={onThemeChange} />
    </span>
  )
}

interface LocaleMenuProps {
  onChange: (locale: Locale) => void
}

/** The language of the interface; each is named in itself. */
function LocaleMenu({ onChange }: LocaleMenuProps) {
  const t = useT('nav')
  const locale = useLocale()
  return (
    <MenuButton
      label={`${locale.toUpperCase()}. ${t('languageIs', { language: localeTable[locale].name })}`}
      entries={locales.map(id => ({ id, label: localeTable[id].name, isCurrent: id === locale }))}
      onAction={onChange}
    >
      {locale.toUpperCase()}
    </MenuButton>
  )
}

interface ThemeSwitchProps {
  theme: ThemePreference
  onChange: (theme: ThemePreference) => void
}

/** Light, dark, or as the device has it. */
function ThemeSwitch({ theme, onChange }: ThemeSwitchProps) {
  const t = useT('nav')
  const tCommon = useT('common')
  return (
    <MenuButton
      label={t('themeIs', { theme: tCommon(`theme.${theme}`) })}
      icon={themeLook[theme].icon}
      entries={themePreferences.map(id => ({
        id,
        label: tCommon(`theme.${id}`),
        icon: themeLook[id].icon,
        isCurrent: id === theme,
      }))}
      onAction={onChange}
    />
  )
}
