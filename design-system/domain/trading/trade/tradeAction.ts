import type * as unions from '../../__generated__/unions.ts'
import BellRing from 'lucide-react/icons/bell-ring'
import Check from 'lucide-react/icons/check'
import ClockPlus from 'lucide-react/icons/clock-plus'
import FileQuestion from 'lucide-react/icons/file-question-mark'
import Gavel from 'lucide-react/icons/gavel'
import Hourglass from 'lucide-react/icons/hourglass'
import LockOpen from 'lucide-react/icons/lock-open'
import MessageSquare from 'lucide-react/icons/message-square'
import Scale from 'lucide-react/icons/scale'
import Send from 'lucide-react/icons/send'
import Star from 'lucide-react/icons/star'
import Undo2 from 'lucide-react/icons/undo-2'
import X from 'lucide-react/icons/x'
import type { tradePage } from '../../../locales/en/tradePage.ts'
import type { IconDrawing } from '../../../primitives/icon/Icon.tsx'

/** What can be done in a trade, as the server names it. */
export type TradeActionName = unions.TradeActionName | 'send_message'

/** Dialogs that ask before something is done; an action without one is done at once. */
export const tradeDialogKinds = [
  'markPaid',
  'cancel',
  'askCancel',
  'concede',
  'release',
  'approval',
  'extend',
  'dispute',
  'rule',
  'claim',
  'feedback',
] as const
export type TradeDialogKind = (typeof tradeDialogKinds)[number]

type ActionWord = keyof typeof tradePage.action

interface ActionRow {
  readonly icon: IconDrawing
  readonly label: ActionWord
  /** Where there is room; it may name the `{{amount}}`. */
  readonly longLabel: ActionWord
  /** The amount that the long label names. */
  readonly names?: 'fiat' | 'coin'
  /** `primary` and `danger` are solid; only the first available one of a trade is drawn so. */
  readonly variant: 'primary' | 'danger' | 'secondary'
  readonly dialog: TradeDialogKind | null
  /** Where it is offered: `main` and `side` of the bar; the others have a place of their own. */
  readonly place: 'main' | 'side' | 'notice' | 'outcome' | 'chat'
  /** Refusals that are worth a button that cannot be pressed yet, and what to say then; of any other it is hidden. */
  readonly whyNot?: Readonly<Record<string, ActionWord>>
}

/** Everything the interface knows about an action. In the order of the bar: the first available solid one is solid. */
export const tradeActionTable = {
  confirm: {
    icon: Check,
    label: 'confirm',
    longLabel: 'confirmAmount',
    names: 'fiat',
    variant: 'primary',
    dialog: 'markPaid',
    place: 'main',
    whyNot: { requisites_missing: 'payAfterDetails' },
  },
  complete: {
    icon: LockOpen,
    label: 'release',
    longLabel: 'releaseAmount',
    names: 'coin',
    variant: 'danger',
    dialog: 'release',
    place: 'main',
    whyNot: { trade_not_paid: 'releaseAfterPaid' },
  },
  request_approval: {
    icon: Send,
    label: 'requestApproval',
    longLabel: 'requestApproval',
    variant: 'secondary',
    dialog: null,
    place: 'main',
  },
  /** There while the messenger's question waits: its dialog follows it, and takes it back. */
  cancel_approval: {
    icon: Hourglass,
    label: 'approvalWaits',
    longLabel: 'approvalWaits',
    variant: 'secondary',
    dialog: 'approval',
    place: 'main',
  },
  rule_for_buyer: {
    icon: Gavel,
    label: 'ruleForBuyer',
    longLabel: 'ruleForBuyer',
    variant: 'secondary',
    dialog: 'rule',
    place: 'main',
  },
  rule_for_seller: {
    icon: Gavel,
    label: 'ruleForSeller',
    longLabel: 'ruleForSeller',
    variant: 'secondary',
    dialog: 'rule',
    place: 'main',
  },
  cancel: {
    icon: X,
    label: 'cancel',
    longLabel: 'cancelLong',
    variant: 'secondary',
    dialog: 'cancel',
    place: 'main',
  },
  extend: {
    icon: ClockPlus,
    label: 'extend',
    longLabel: 'extend',
    variant: 'secondary',
    dialog: 'extend',
    place: 'main',
  },
  ask_cancel: {
    icon: X,
    label: 'askCancel',
    longLabel: 'askCancel',
    variant: 'secondary',
    dialog: 'askCancel',
    place: 'main',
  },
  concede: {
    icon: X,
    label: 'concede',
    longLabel: 'concedeLong',
    variant: 'secondary',
    dialog: 'concede',
    place: 'main',
  },
  create_dispute: {
    icon: Scale,
    label: 'dispute',
    longLabel: 'dispute',
    variant: 'secondary',
    dialog: 'dispute',
    place: 'side',
    whyNot: { trade_not_paid: 'disputeAfterPaying', too_early: 'disputeIn' },
  },
  claim: {
    icon: Scale,
    label: 'claim',
    longLabel: 'claim',
    variant: 'secondary',
    dialog: 'claim',
    place: 'notice',
  },
  keep: {
    icon: BellRing,
    label: 'keep',
    longLabel: 'keep',
    variant: 'primary',
    dialog: null,
    place: 'notice',
  },
  issue_requisites: {
    icon: Send,
    label: 'issueRequisites',
    longLabel: 'issueRequisites',
    variant: 'primary',
    dialog: null,
    place: 'notice',
  },
  undo_confirm: {
    icon: Undo2,
    label: 'undo',
    longLabel: 'undo',
    variant: 'secondary',
    dialog: null,
    place: 'notice',
  },
  feedback: {
    icon: Star,
    label: 'feedback',
    longLabel: 'feedback',
    variant: 'primary',
    dialog: 'feedback',
    place: 'outcome',
  },
  request_attachment: {
    icon: FileQuestion,
    label: 'requestFile',
    longLabel: 'requestFile',
    variant: 'secondary',
    dialog: null,
    place: 'chat',
  },
  send_message: {
    icon: MessageSquare,
    label: 'sendMessage',
    longLabel: 'sendMessage',
    variant: 'secondary',
    dialog: null,
    place: 'chat',
  },
} as const satisfies Record<TradeActionName, ActionRow>

/** The row of an action, without its literal types. */
export const rowOf = (action: TradeActionName): ActionRow => tradeActionTable[action]

/** The order in which actions are offered. */
export const tradeActionOrder = Object.keys(tradeActionTable) as readonly TradeActionName[]
