import ClipboardList from 'lucide-react/icons/clipboard-list'
import Check from 'lucide-react/icons/check'
import FileText from 'lucide-react/icons/file-text'
import Gavel from 'lucide-react/icons/gavel'
import Landmark from 'lucide-react/icons/landmark'
import LockOpen from 'lucide-react/icons/lock-open'
import Scale from 'lucide-react/icons/scale'
import Send from 'lucide-react/icons/send'
import type { IconDrawing } from '../../../../primitives/icon/Icon.tsx'
import type { TradePhase, TradeSide } from '../../../reference/status/tradeStatus.ts'

/** What can happen next; each has a title and a text in `trade.next`. */
export const nextSteps = {
  sellerTells: ClipboardList,
  youTell: ClipboardList,
  youPay: Check,
  sellerChecks: Landmark,
  coinsToYou: LockOpen,
  disputeIfNot: Scale,
  buyerPays: Send,
  youCheck: Landmark,
  youRelease: LockOpen,
  ifNotPaid: Scale,
  arbiterReads: Scale,
  proof: FileText,
  arbiterDecides: Gavel,
} as const satisfies Record<string, IconDrawing>
export type NextStep = keyof typeof nextSteps

const inDispute = ['arbiterReads', 'proof', 'arbiterDecides'] as const
const none = { buyer: [], seller: [], arbiter: [] } as const

/** What happens next while the seller has still to say where the money goes. */
export const nextWithoutDetails = {
  buyer: ['sellerTells', 'youPay', 'sellerChecks'],
  seller: ['youTell', 'buyerPays', 'youCheck'],
  arbiter: [],
} as const satisfies Record<TradeSide, readonly NextStep[]>

/** What happens next, by where the coins are and who looks; nothing once a trade is over. */
export const nextOf = {
  awaitsPayment: {
    buyer: ['youPay', 'sellerChecks', 'coinsToYou'],
    seller: ['buyerPays', 'youCheck', 'youRelease'],
    arbiter: [],
  },
  awaitsRelease: {
    buyer: ['sellerChecks', 'coinsToYou', 'disputeIfNot'],
    seller: ['youCheck', 'youRelease', 'ifNotPaid'],
    arbiter: [],
  },
  dispute: { buyer: inDispute, seller: inDispute, arbiter: [] },
  released: none,
  returned: none,
} as const satisfies Record<TradePhase, Record<TradeSide, readonly NextStep[]>>
