import Ban from 'lucide-react/icons/ban'
import Check from 'lucide-react/icons/check'
import Clock from 'lucide-react/icons/clock'
import Hourglass from 'lucide-react/icons/hourglass'
import Undo2 from 'lucide-react/icons/undo-2'
import type { ChipTone } from '../../../primitives/chip/Chip.tsx'
import type { IconDrawing } from '../../../primitives/icon/Icon.tsx'
import type { RequestStatus } from '../deskShape.ts'

/** How a request looks as it stands. */
export const requestLook = {
  asked: { icon: Clock, tone: 'warning' },
  done: { icon: Check, tone: 'positive' },
  refused: { icon: Ban, tone: 'negative' },
  withdrawn: { icon: Undo2, tone: 'neutral' },
  expired: { icon: Hourglass, tone: 'neutral' },
} as const satisfies Record<RequestStatus, { icon: IconDrawing; tone: ChipTone }>
