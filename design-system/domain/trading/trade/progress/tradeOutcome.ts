import CircleCheck from 'lucide-react/icons/circle-check'
import Clock from 'lucide-react/icons/clock'
import Gavel from 'lucide-react/icons/gavel'
import Undo2 from 'lucide-react/icons/undo-2'
import X from 'lucide-react/icons/x'
import type { IconDrawing } from '../../../../primitives/icon/Icon.tsx'
import type { TradeStatus } from '../../../reference/status/tradeStatus.ts'

interface OutcomeLook {
  readonly icon: IconDrawing
  readonly tone: 'positive' | 'neutral'
}

/** What is next after a trade that time ended depends on its claim. */
type OutcomeRow = OutcomeLook &
  (
    | {
        readonly endedBy: 'people'
        readonly words: 'completed' | 'ruledForBuyer' | 'cancelled' | 'ruledForSeller'
      }
    | { readonly endedBy: 'time'; readonly words: 'ranOut' | 'closed' }
  )

/** How a trade ended; null while it goes on. */
export const outcomeOf: Record<TradeStatus, OutcomeRow | null> = {
  new: null,
  paid_confirmed: null,
  expired_and_paid: null,
  disput: null,
  completed: { endedBy: 'people', words: 'completed', icon: CircleCheck, tone: 'positive' },
  completed_by_seller: { endedBy: 'people', words: 'completed', icon: CircleCheck, tone: 'positive' },
  completed_by_admin: { endedBy: 'people', words: 'ruledForBuyer', icon: Gavel, tone: 'positive' },
  cancelled_by_buyer: { endedBy: 'people', words: 'cancelled', icon: X, tone: 'neutral' },
  cancelled: { endedBy: 'time', words: 'ranOut', icon: Clock, tone: 'neutral' },
  cancelled_by_admin: { endedBy: 'people', words: 'ruledForSeller', icon: Gavel, tone: 'neutral' },
  closed: { endedBy: 'time', words: 'closed', icon: Undo2, tone: 'neutral' },
}
