import BadgePlus from 'lucide-react/icons/badge-plus'
import CircleDashed from 'lucide-react/icons/circle-dashed'
import CircleX from 'lucide-react/icons/circle-x'
import Handshake from 'lucide-react/icons/handshake'
import Undo2 from 'lucide-react/icons/undo-2'
import Users from 'lucide-react/icons/users'
import type { ChipTone } from '../../../primitives/chip/Chip.tsx'
import type { IconDrawing } from '../../../primitives/icon/Icon.tsx'
import type { RiskCode } from './person.ts'

interface RiskRow {
  readonly icon: IconDrawing
  /** Saffron where money could be lost; what is only good to know has no colour. */
  readonly tone: Extract<ChipTone, 'warning' | 'neutral'>
}

/** How each risk is drawn. */
export const riskLook = {
  new_account: { icon: BadgePlus, tone: 'warning' },
  no_trades: { icon: CircleDashed, tone: 'warning' },
  few_partners: { icon: Users, tone: 'warning' },
  many_cancelled: { icon: CircleX, tone: 'warning' },
  reversible_method: { icon: Undo2, tone: 'warning' },
  first_trade_with_you: { icon: Handshake, tone: 'neutral' },
} as const satisfies Record<RiskCode, RiskRow>
