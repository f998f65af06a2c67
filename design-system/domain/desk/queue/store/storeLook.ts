import CircleCheck from 'lucide-react/icons/circle-check'
import Hourglass from 'lucide-react/icons/hourglass'
import Octagon from 'lucide-react/icons/octagon-pause'
import type { ChipTone } from '../../../../primitives/chip/Chip.tsx'
import type { IconDrawing } from '../../../../primitives/icon/Icon.tsx'
import type { StoreStatus } from '../queueShape.ts'

/** How each status of a store looks to whoever reviews it: what waits is theirs to do. */
export const storeLook = {
  pending_review: { icon: Hourglass, tone: 'warning' },
  active: { icon: CircleCheck, tone: 'positive' },
  suspended: { icon: Octagon, tone: 'negative' },
} as const satisfies Record<StoreStatus, { icon: IconDrawing; tone: ChipTone }>
