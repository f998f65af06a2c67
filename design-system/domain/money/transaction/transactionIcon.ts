import ArrowDownToLine from 'lucide-react/icons/arrow-down-to-line'
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right'
import ArrowUpFromLine from 'lucide-react/icons/arrow-up-from-line'
import Gift from 'lucide-react/icons/gift'
import HandCoins from 'lucide-react/icons/hand-coins'
import Lock from 'lucide-react/icons/lock'
import LockOpen from 'lucide-react/icons/lock-open'
import Megaphone from 'lucide-react/icons/megaphone'
import Percent from 'lucide-react/icons/percent'
import ReceiptText from 'lucide-react/icons/receipt-text'
import Ticket from 'lucide-react/icons/ticket'
import Undo2 from 'lucide-react/icons/undo-2'
import type { IconDrawing } from '../../../primitives/icon/Icon.tsx'
import type { TransactionType } from './transactionShape.ts'

/** The icon of each type of movement. */
export const transactionIcon = {
  TradeInviteRefill: Gift,
  TradeCompleteInviteRefill: Gift,
  WithdrawalInviteRefill: Gift,
  WalletRefill: ArrowDownToLine,
  WithdrawalLockFunds: Lock,
  WithdrawalUnlockFunds: Undo2,
  InternalWithdrawalFunds: ArrowLeftRight,
  TradeComplete: HandCoins,
  BonusRefill: Gift,
  PapaCodeLockFunds: Ticket,
  PapaCodeUnlockFunds: Ticket,
  PapaCodeRefill: Ticket,
  CryptoInvoicePaid: ReceiptText,
  CryptoInvoiceFee: Percent,
  CryptoSwapsFromUserToTrader: ArrowLeftRight,
  CryptoSwapsFromTraderToUser: ArrowLeftRight,
  CryptoSwapsFee: Percent,
  AdFeatured: Megaphone,
  WithdrawalCancellation: Undo2,
  WithdrawalAmlFailureRefund: Undo2,
  TradeLockFunds: Lock,
  TradeUnlockFunds: LockOpen,
  WithdrawalFunds: ArrowUpFromLine,
} as const satisfies Record<TransactionType, IconDrawing>
