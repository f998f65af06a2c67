import Banknote from 'lucide-react/icons/banknote'
import ClockPlus from 'lucide-react/icons/clock-plus'
import CreditCard from 'lucide-react/icons/credit-card'
import FileQuestion from 'lucide-react/icons/file-question-mark'
import Gavel from 'lucide-react/icons/gavel'
import Hourglass from 'lucide-react/icons/hourglass'
import Info from 'lucide-react/icons/info'
import Lock from 'lucide-react/icons/lock'
import LockOpen from 'lucide-react/icons/lock-open'
import Scale from 'lucide-react/icons/scale'
import ShieldAlert from 'lucide-react/icons/shield-alert'
import Star from 'lucide-react/icons/star'
import Undo2 from 'lucide-react/icons/undo-2'
import type { chat } from '../../../../locales/en/chat.ts'
import type { IconDrawing } from '../../../../primitives/icon/Icon.tsx'

/** Everything the system can tell in a trade's conversation. */
export type NoteCode = keyof typeof chat.note

/** The icon of each note; the words are in `chat.note`. */
export const noteLook = {
  escrow_locked: Lock,
  marked_paid: Banknote,
  payment_taken_back: Undo2,
  cancelled_by_buyer: Undo2,
  buyer_is_paying: Banknote,
  requisites_given: CreditCard,
  seller_asks_to_cancel: Hourglass,
  time_extended: ClockPlus,
  conceded: Undo2,
  released: LockOpen,
  buyer_asks_for_file: FileQuestion,
  seller_asks_for_file: FileQuestion,
  dispute_opened: Scale,
  party_suspended: ShieldAlert,
  ruled_for_buyer: Gavel,
  ruled_for_seller: Gavel,
  cancelled_after_ask: Undo2,
  cancelled_unpaid: Undo2,
  escrow_time_over: Hourglass,
  closed: Undo2,
  claim_filed: Scale,
  claim_for_buyer: Gavel,
  claim_for_seller: Gavel,
  feedback_left: Star,
  feedback_changed: Star,
  other: Info,
} as const satisfies Record<NoteCode, IconDrawing>

/** A code of the wire; one that this version does not know yet is `other`. */
export const noteCode = (code: string): NoteCode =>
  Object.hasOwn(noteLook, code) ? (code as NoteCode) : 'other'
