import ArrowLeftRight from 'lucide-react/icons/arrow-left-right'
import CircleUserRound from 'lucide-react/icons/circle-user-round'
import Languages from 'lucide-react/icons/languages'
import LogOut from 'lucide-react/icons/log-out'
import Store from 'lucide-react/icons/store'
import Gift from 'lucide-react/icons/gift'
import Settings from 'lucide-react/icons/settings'
import WalletMinimal from 'lucide-react/icons/wallet-minimal'
import { isLocale, locales } from '../../format/locale.ts'
import { localeTable } from '../../locales/localeTable.ts'
import { useLocale } from '../../locales/useLocale.ts'
import { useT } from '../../locales/useT.ts'
import type { MenuEntry } from '../../primitives/menu/MenuOverlay.tsx'
import { themePreferences } from '../../theme/theme.ts'
import { themeLook } from './themeLook.ts'
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
  const actions: Record<string, () => void> = {
    profile: () => onGo(links.profile),
    settings: () => onGo(links.settings),
    trades: () => onGo(links.trades),
    wallet: () => onGo(links.wallet),
    affiliate: () => onGo(links.affiliate),
    business: () => onGo(links.business),
    logOut: onLogOut,
  }
  const entries: MenuEntry<string>[] = [
    { id: 'profile', label: t('profile'), icon: CircleUserRound },
    { id: 'settings', label: t('settings'), icon: Settings },
    { id: 'trades', label: t('myTrades'), icon: ArrowLeftRight },
    { id: 'wallet', label: t('wallet'), icon: WalletMinimal },
    { id: 'affiliate', label: t('affiliate'), icon: Gift },
    { id: 'business', label: t('business'), icon: Store },
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
