import Check from 'lucide-react/icons/check'
import Clock from 'lucide-react/icons/clock'
import CircleHelp from 'lucide-react/icons/circle-help'
import Undo2 from 'lucide-react/icons/undo-2'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { ChipTone } from '../../../../primitives/chip/Chip.tsx'
import type { IconDrawing } from '../../../../primitives/icon/Icon.tsx'
import type { DepositStatus } from './depositShape.ts'

/** How each status of a deposit looks; its word says the same. */
export const depositLook = {
  seen: { tone: 'accent', icon: Clock },
  confirming: { tone: 'accent', icon: Clock },
  credited: { tone: 'positive', icon: Check },
  below_minimum: { tone: 'neutral', icon: TriangleAlert },
  unattributed: { tone: 'warning', icon: CircleHelp },
  vanished: { tone: 'neutral', icon: Undo2 },
  reversed: { tone: 'negative', icon: Undo2 },
} as const satisfies Record<DepositStatus, { tone: ChipTone; icon: IconDrawing }>
