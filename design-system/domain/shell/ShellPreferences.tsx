import { LocaleMenu } from './LocaleMenu.tsx'
import { ThemeSwitch } from './ThemeSwitch.tsx'
import type { ShellProps } from './shellShape.ts'

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
