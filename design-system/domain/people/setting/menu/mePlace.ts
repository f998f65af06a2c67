import Bell from 'lucide-react/icons/bell'
import CircleUserRound from 'lucide-react/icons/circle-user-round'
import Landmark from 'lucide-react/icons/landmark'
import LayoutDashboard from 'lucide-react/icons/layout-dashboard'
import Settings from 'lucide-react/icons/settings'
import Store from 'lucide-react/icons/store'
import Gift from 'lucide-react/icons/gift'
import ShieldCheck from 'lucide-react/icons/shield-check'
import WalletMinimal from 'lucide-react/icons/wallet-minimal'
import type { Money } from '../../../../format/money.ts'
import type { DecimalString } from '../../../../format/decimal.ts'
import type { IconDrawing } from '../../../../primitives/icon/Icon.tsx'

/** Where the viewer's own page leads, in its order. */
export const mePlaces = [
  'profile',
  'settings',
  'security',
  'dashboard',
  'wallet',
  'paymentCredentials',
  'affiliate',
  'business',
  'notifications',
] as const
export type MePlace = (typeof mePlaces)[number]

export const mePlaceIcon = {
  profile: CircleUserRound,
  settings: Settings,
  security: ShieldCheck,
  dashboard: LayoutDashboard,
  wallet: WalletMinimal,
  paymentCredentials: Landmark,
  affiliate: Gift,
  business: Store,
  notifications: Bell,
} as const satisfies Record<MePlace, IconDrawing>

/** The viewer, as far as their own page shows them. */
export interface MeShape {
  readonly userName: string
  readonly avatarUrl: string | null
  readonly isVerified: boolean
  /** Null without feedback; left out where nobody says. */
  readonly ratingPercent?: DecimalString | null | undefined
  readonly tradesCount: number
  /** ISO-8601; left out where nobody says. */
  readonly registeredAt?: string | undefined
  readonly twoFactorEnabled: boolean
  readonly activeTradesCount: number
  readonly notificationsCount: number
  /** The worth of the wallet; null while nothing is known of it. */
  readonly balance: Money | null
  readonly interfaceSettings: { readonly hideAmounts: boolean }
}
