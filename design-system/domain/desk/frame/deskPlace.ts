import ArrowUpFromLine from 'lucide-react/icons/arrow-up-from-line'
import BadgeCheck from 'lucide-react/icons/badge-check'
import Cog from 'lucide-react/icons/cog'
import FileText from 'lucide-react/icons/file-text'
import Flag from 'lucide-react/icons/flag'
import Gift from 'lucide-react/icons/gift'
import Glasses from 'lucide-react/icons/glasses'
import Hash from 'lucide-react/icons/hash'
import MailWarning from 'lucide-react/icons/mail-warning'
import Scale from 'lucide-react/icons/scale'
import ScrollText from 'lucide-react/icons/scroll-text'
import Store from 'lucide-react/icons/store'
import Sun from 'lucide-react/icons/sun'
import ToggleLeft from 'lucide-react/icons/toggle-left'
import TrendingUp from 'lucide-react/icons/trending-up'
import Users from 'lucide-react/icons/users'
import Waypoints from 'lucide-react/icons/waypoints'
import type { IconDrawing } from '../../../primitives/icon/Icon.tsx'

interface PlaceRow {
  readonly icon: IconDrawing
  /** Pressed after G, it leads there. */
  readonly key: string
}

/** The pages of the desk, each with its sign. A new page is a row here, its group below, and its words. */
export const deskPlaces = {
  today: { icon: Sun, key: 't' },
  disputes: { icon: Scale, key: 'd' },
  stores: { icon: Store, key: 's' },
  deposits: { icon: Hash, key: 'm' },
  withdrawals: { icon: ArrowUpFromLine, key: 'w' },
  verification: { icon: BadgeCheck, key: 'v' },
  bonuses: { icon: Gift, key: 'b' },
  reports: { icon: Flag, key: 'e' },
  requests: { icon: Glasses, key: 'r' },
  people: { icon: Users, key: 'p' },
  trail: { icon: ScrollText, key: 'a' },
  chains: { icon: Waypoints, key: 'n' },
  rates: { icon: TrendingUp, key: 'x' },
  jobs: { icon: Cog, key: 'o' },
  messages: { icon: MailWarning, key: 'l' },
  switches: { icon: ToggleLeft, key: 'f' },
  content: { icon: FileText, key: 'c' },
} as const satisfies Readonly<Record<string, PlaceRow>>

export type DeskPlace = keyof typeof deskPlaces
export const deskPlaceNames = Object.keys(deskPlaces) as readonly DeskPlace[]

/** The groups of the navigation, under the day. */
export const deskGroups = {
  work: ['disputes', 'stores', 'deposits', 'withdrawals', 'verification', 'reports', 'bonuses', 'requests'],
  lookUp: ['people', 'trail'],
  system: ['chains', 'rates', 'jobs', 'messages', 'switches', 'content'],
} as const satisfies Readonly<Record<string, readonly DeskPlace[]>>

export type DeskGroup = keyof typeof deskGroups
export const deskGroupNames = Object.keys(deskGroups) as readonly DeskGroup[]

/** Where each page is. One without an address is not there yet, and is left out. */
export type DeskLinks = Readonly<Partial<Record<DeskPlace, string>>>

/** As what somebody works at the desk. */
export type DeskDuty = 'operator' | 'arbiter'

/** `warning`: the oldest is close to its goal; `negative`: it is late. */
export const deskCountTones = ['neutral', 'warning', 'negative'] as const
export type DeskCountTone = (typeof deskCountTones)[number]

/** What waits at a page. */
export interface DeskCount {
  readonly count: number
  readonly tone: DeskCountTone
}
export type DeskCounts = Readonly<Partial<Record<DeskPlace, DeskCount>>>
