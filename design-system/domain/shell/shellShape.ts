import type { ReactNode } from 'react'
import type { Money } from '../../format/money.ts'
import type { Locale } from '../../format/locale.ts'
import type { ThemePreference } from '../../theme/theme.ts'
import type { NotificationBellProps } from '../telling/notification/NotificationBell.tsx'

/** The places that the bars lead to. */
export const shellPlaces = [
  'home',
  'buy',
  'sell',
  'swap',
  'wallet',
  'dashboard',
  'business',
  'affiliate',
  'trades',
  'me',
  'profile',
  'settings',
  'logIn',
  'signUp',
] as const
export type ShellPlace = (typeof shellPlaces)[number]

/** The address of each place, with the locale's prefix. */
export type ShellLinks = { readonly [P in ShellPlace]: string }

/** Who is logged in, as far as the bars show it: a fragment on `Me` is this. */
export interface ShellViewer {
  readonly userName: string
  /** The picture that they chose. */
  readonly avatarUrl?: string | null | undefined
  readonly activeTradesCount: number
  readonly notificationsCount: number
  /** The worth of the wallet; null while nothing is known of it. */
  readonly balance: Money | null
  readonly interfaceSettings: { readonly hideAmounts: boolean }
}

/** What every bar of the shell takes. */
export interface ShellProps {
  readonly links: ShellLinks
  /** Where the viewer is; null on a page that no bar leads to. */
  readonly current: ShellPlace | null
  /** Null when logged out; undefined while nobody knows: their place is kept free then. */
  readonly viewer: ShellViewer | null | undefined
  readonly theme: ThemePreference
  readonly onThemeChange: (theme: ThemePreference) => void
  readonly onLocaleChange: (locale: Locale) => void
  readonly onLogOut: () => void
  /** Goes to an address that was chosen in a menu. */
  readonly onGo: (href: string) => void
  /** Opens the list of all that can be done from anywhere, a `CommandsButton`: null until it is there, left out where there is no such list. */
  readonly commands?: ReactNode
  /** What is behind the bell; the count comes from the viewer. */
  readonly notifications: Omit<NotificationBellProps, 'unreadCount'>
}
