import ArrowLeftRight from 'lucide-react/icons/arrow-left-right'
import Languages from 'lucide-react/icons/languages'
import LogOut from 'lucide-react/icons/log-out'
import WalletMinimal from 'lucide-react/icons/wallet-minimal'
import { isLocale, locales } from '../../format/locale.ts'
import { localeTable } from '../../locales/localeTable.ts'
import { useLocale } from '../../locales/useLocale.ts'
import { useT } from '../../locales/useT.ts'
import type { MenuEntry } from '../../primitives/menu/MenuOverlay.tsx'
import { themePreferences } from '../../theme/theme.ts'
import { themeLook } from './preference.ts'
import type { ShellProps } from './shellShape.ts'

interface AccountEntries {
  readonly entries: readonly MenuEntry<string>[]
  readonly onAction: (id: string) => void
}

type Source = Pick<ShellProps, 'links' | 'theme' | 'onThemeChange' | 'onLocaleChange' | 'onLogOut' | 'onGo'>

/** What a user can do from anywhere: go to their things, change theme and language, log out. */
export function useAccountEntries(source: Source): AccountEntries {
  const t = useT('nav')
  const tAuth = useT('auth')
  const locale = useLocale()
  const { links, theme, onThemeChange, onLocaleChange, onLogOut, onGo } = source
  const places = { trades: ArrowLeftRight, wallet: WalletMinimal } as const
  const actions: Record<string, () => void> = {
    trades: () => onGo(links.trades),
    wallet: () => onGo(links.wallet),
    logOut: onLogOut,
  }
  const entries: MenuEntry<string>[] = [
    { id: 'trades', label: t('myTrades'), icon: places.trades },
    { id: 'wallet', label: t('wallet'), icon: places.wallet },
    ...themePreferences.map(id => ({
      id,
      label: t(themeLook[id].word),
      icon: themeLook[id].icon,
      isCurrent: id === theme,
    })),
    ...locales.map(id => ({
      id,
      label: localeTable[id].name,
      icon: Languages,
      isCurrent: id === locale,
    })),
    { id: 'logOut', label: tAuth('logOut'), icon: LogOut },
  ]
  const onAction = (id: string) => {
    const preference = themePreferences.find(each => each === id)
    if (preference !== undefined) onThemeChange(preference)
    else if (isLocale(id)) onLocaleChange(id)
    else actions[id]?.()
  }
  return { entries, onAction }
}
