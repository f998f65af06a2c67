import Ban from 'lucide-react/icons/ban'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleX from 'lucide-react/icons/circle-x'
import Clock from 'lucide-react/icons/clock'
import Hourglass from 'lucide-react/icons/hourglass'
import PenLine from 'lucide-react/icons/pen-line'
import Radio from 'lucide-react/icons/radio'
import ShieldAlert from 'lucide-react/icons/shield-alert'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { ChipTone } from '../../../../primitives/chip/Chip.tsx'
import type { IconDrawing } from '../../../../primitives/icon/Icon.tsx'
import type { WithdrawalStatus } from './withdrawalShape.ts'

interface StatusLook {
  readonly tone: ChipTone
  readonly icon: IconDrawing
  /** Nothing happens to it any more. */
  readonly isOver: boolean
  /** How far it had come on its way; the steps of a transfer are fewer. */
  readonly step: { readonly external: number; readonly internal: number }
}

const at = (external: number, internal: number) => ({ external, internal })

/** How each status of a withdrawal looks, and where on its way it is. */
export const withdrawalLook = {
  awaiting_approval: { tone: 'warning', icon: Hourglass, isOver: false, step: at(0, 0) },
  approved: { tone: 'accent', icon: Clock, isOver: false, step: at(1, 1) },
  signed: { tone: 'accent', icon: PenLine, isOver: false, step: at(1, 1) },
  broadcast: { tone: 'accent', icon: Radio, isOver: false, step: at(2, 1) },
  confirmed: { tone: 'positive', icon: CircleCheck, isOver: true, step: at(3, 2) },
  declined: { tone: 'neutral', icon: CircleX, isOver: true, step: at(0, 0) },
  expired: { tone: 'neutral', icon: Clock, isOver: true, step: at(0, 0) },
  cancelled: { tone: 'neutral', icon: Ban, isOver: true, step: at(0, 0) },
  aml_refused: { tone: 'negative', icon: ShieldAlert, isOver: true, step: at(1, 1) },
  failed: { tone: 'negative', icon: TriangleAlert, isOver: true, step: at(2, 1) },
} as const satisfies Record<WithdrawalStatus, StatusLook>

/** The names of the steps, as the words have them. */
export const withdrawalSteps = {
  external: ['approval', 'signing', 'network', 'done'],
  internal: ['approval', 'transfer', 'done'],
} as const
