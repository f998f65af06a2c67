import { useT } from '../../locales/useT.ts'
import { MenuButton } from '../../primitives/menu/MenuButton.tsx'
import { themePreferences } from '../../theme/theme.ts'
import type { ThemePreference } from '../../theme/theme.ts'
import { themeLook } from './preference.ts'

interface ThemeSwitchProps {
  theme: ThemePreference
  onChange: (theme: ThemePreference) => void
}

/** Light, dark, or as the device has it. */
export function ThemeSwitch({ theme, onChange }: ThemeSwitchProps) {
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
