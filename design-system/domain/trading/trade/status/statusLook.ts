import Banknote from 'lucide-react/icons/banknote'
import Check from 'lucide-react/icons/check'
import CircleDot from 'lucide-react/icons/circle-dot'
import Clock from 'lucide-react/icons/clock'
import Hourglass from 'lucide-react/icons/hourglass'
import Scale from 'lucide-react/icons/scale'
import Undo2 from 'lucide-react/icons/undo-2'
import X from 'lucide-react/icons/x'
import type { trade } from '../../../../locales/en/trade.ts'
import type { ChipTone } from '../../../../primitives/chip/Chip.tsx'
import type { IconDrawing } from '../../../../primitives/icon/Icon.tsx'
import type { TradeSide, TradeStatus } from '../../../reference/status/tradeStatus.ts'

interface StatusRow {
  readonly word: keyof typeof trade.chip
  readonly tone: ChipTone
  readonly icon: IconDrawing
}

const forAll = (row: StatusRow): Record<TradeSide, StatusRow> => ({ buyer: row, seller: row, arbiter: row })

/** Opened, and the seller has still to say where the money goes. */
const awaitingDetails: Record<TradeSide, StatusRow> = {
  buyer: { word: 'detailsAwaited', tone: 'neutral', icon: Hourglass },
  seller: { word: 'detailsDue', tone: 'warning', icon: Clock },
  arbiter: { word: 'opened', tone: 'neutral', icon: CircleDot },
}

const waiting: StatusRow = { word: 'waitingForRelease', tone: 'accent', icon: Hourglass }
const checkBank: StatusRow = { word: 'checkBank', tone: 'accent', icon: Banknote }
const completed: StatusRow = { word: 'completed', tone: 'positive', icon: Check }
const cancelled: StatusRow = { word: 'cancelled', tone: 'neutral', icon: X }

/** How each status is said to each side: one or two words, an icon and a tone. */
const statusLook = {
  new: {
    buyer: { word: 'payNow', tone: 'warning', icon: Clock },
    seller: { word: 'waitingForPayment', tone: 'neutral', icon: CircleDot },
    arbiter: { word: 'opened', tone: 'neutral', icon: CircleDot },
  },
  paid_confirmed: {
    buyer: waiting,
    seller: checkBank,
    arbiter: { word: 'paid', tone: 'accent', icon: Banknote },
  },
  expired_and_paid: {
    buyer: waiting,
    seller: checkBank,
    arbiter: { word: 'paidLate', tone: 'accent', icon: Banknote },
  },
  disput: forAll({ word: 'dispute', tone: 'negative', icon: Scale }),
  completed: forAll(completed),
  completed_by_seller: forAll(completed),
  completed_by_admin: forAll({ ...completed, word: 'completedByArbiter' }),
  cancelled_by_buyer: {
    buyer: { ...cancelled, word: 'cancelledByYou' },
    seller: { ...cancelled, word: 'cancelledByBuyer' },
    arbiter: { ...cancelled, word: 'cancelledByBuyer' },
  },
  cancelled_by_admin: forAll({ ...cancelled, word: 'cancelledByArbiter' }),
  cancelled: forAll(cancelled),
  closed: forAll({ word: 'closed', tone: 'neutral', icon: Undo2 }),
} as const satisfies Record<TradeStatus, Record<TradeSide, StatusRow>>

/** Where a trade stands, as far as one look at it needs to know. */
export interface TradeStanding {
  readonly status: TradeStatus
  /** The same status asks one side to act and the other to wait. */
  readonly viewerSide: TradeSide
  readonly isWaitingForRequisites?: boolean | undefined
}

/** How a trade's standing is said to the one who looks. */
export const lookOf = ({ status, viewerSide, isWaitingForRequisites = false }: TradeStanding): StatusRow =>
  (status === 'new' && isWaitingForRequisites ? awaitingDetails : statusLook[status])[viewerSide]
