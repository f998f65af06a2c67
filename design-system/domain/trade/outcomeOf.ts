import CircleCheck from 'lucide-react/icons/circle-check'
import Clock from 'lucide-react/icons/clock'
import Gavel from 'lucide-react/icons/gavel'
import Undo2 from 'lucide-react/icons/undo-2'
import X from 'lucide-react/icons/x'
import type { IconDrawing } from '../../primitives/icon/Icon.tsx'
import type { TradeStatus } from './tradeStatus.ts'

interface OutcomeRow {
  readonly words: 'completed' | 'ruledForBuyer' | 'cancelled' | 'ranOut' | 'ruledForSeller' | 'closed'
  readonly icon: IconDrawing
  readonly tone: 'positive' | 'neutral'
}

/** How a trade ended; null while it goes on. */
export const outcomeOf: Record<TradeStatus, OutcomeRow | null> = {
  new: null,
  paid_confirmed: null,
  expired_and_paid: null,
  disput: null,
  completed: { words: 'completed', icon: CircleCheck, tone: 'positive' },
  completed_by_seller: { words: 'completed', icon: CircleCheck, tone: 'positive' },
  completed_by_admin: { words: 'ruledForBuyer', icon: Gavel, tone: 'positive' },
  cancelled_by_buyer: { words: 'cancelled', icon: X, tone: 'neutral' },
  cancelled: { words: 'ranOut', icon: Clock, tone: 'neutral' },
  cancelled_by_admin: { words: 'ruledForSeller', icon: Gavel, tone: 'neutral' },
  closed: { words: 'closed', icon: Undo2, tone: 'neutral' },
}
