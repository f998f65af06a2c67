import BadgeCheck from 'lucide-react/icons/badge-check'
import CircleX from 'lucide-react/icons/circle-x'
import Hourglass from 'lucide-react/icons/hourglass'
import IdCard from 'lucide-react/icons/id-card'
import ScanFace from 'lucide-react/icons/scan-face'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { Moment } from '../../../format/date/formatDate.ts'
import type { ChipTone } from '../../../primitives/chip/Chip.tsx'
import type { IconDrawing } from '../../../primitives/icon/Icon.tsx'

/** How an identity check stands. `failed`: the provider's widget did not open. */
export const identityKinds = ['none', 'started', 'pending', 'approved', 'declined', 'failed'] as const
export type IdentityKind = (typeof identityKinds)[number]

export type IdentityState =
  | { readonly kind: 'none' | 'started' | 'pending' | 'failed' }
  | { readonly kind: 'approved'; readonly legalName: string; readonly approvedAt: Moment | null }
  | { readonly kind: 'declined'; readonly reason: string | null }

interface IdentityLook {
  readonly tone: ChipTone
  readonly icon: IconDrawing
  /** What can be done about it, by its word; null where it only has to be waited for. */
  readonly act: 'start' | 'goOn' | 'again' | null
}

export const identityLook = {
  none: { tone: 'neutral', icon: IdCard, act: 'start' },
  started: { tone: 'warning', icon: ScanFace, act: 'goOn' },
  pending: { tone: 'accent', icon: Hourglass, act: null },
  approved: { tone: 'positive', icon: BadgeCheck, act: null },
  declined: { tone: 'negative', icon: CircleX, act: 'again' },
  failed: { tone: 'negative', icon: TriangleAlert, act: 'again' },
} as const satisfies Record<IdentityKind, IdentityLook>
