/** Which way a movement goes, for its owner; `internal` is from one of their own accounts to another: locked, unlocked. */
export const transactionDirections = ['incoming', 'outgoing', 'internal'] as const
export type TransactionDirection = (typeof transactionDirections)[number]

/** How lists and filters group movements (specification 001 §3). */
export const transactionCategories = [
  'deposit',
  'withdrawal',
  'internal_outgoing',
  'withdrawal_locked',
  'withdrawal_unlocked',
  'withdrawal_cancelled',
  'withdrawal_aml_refused',
  'trade_locked',
  'trade_unlocked',
  'trade_completed',
  'swap',
  'swap_fee',
  'referral_payout',
  'bonus_payout',
  'papa_code_created',
  'papa_code_unlocked',
  'papa_code_credited',
  'invoice_paid',
  'invoice_fee',
  'advert_featured',
] as const
export type TransactionCategory = (typeof transactionCategories)[number]

interface TransactionTypeRow {
  readonly category: TransactionCategory
  readonly direction: TransactionDirection
}

/** What each type of movement is (specification 001 §3). A type without a producer here is shown when it comes. */
export const transactionTypeTable = {
  'Transaction::TradeInviteRefill': { category: 'referral_payout', direction: 'incoming' },
  'Transaction::TradeCompleteInviteRefill': { category: 'referral_payout', direction: 'incoming' },
  'Transaction::WithdrawalInviteRefill': { category: 'referral_payout', direction: 'incoming' },
  'Transaction::WalletRefill': { category: 'deposit', direction: 'incoming' },
  'Transaction::WithdrawalLockFunds': { category: 'withdrawal_locked', direction: 'internal' },
  'Transaction::WithdrawalUnlockFunds': { category: 'withdrawal_unlocked', direction: 'internal' },
  'Transaction::InternalWithdrawalFunds': { category: 'internal_outgoing', direction: 'outgoing' },
  'Transaction::TradeComplete': { category: 'trade_completed', direction: 'incoming' },
  'Transaction::BonusRefill': { category: 'bonus_payout', direction: 'incoming' },
  'Transaction::PapaCodeLockFunds': { category: 'papa_code_created', direction: 'internal' },
  'Transaction::PapaCodeUnlockFunds': { category: 'papa_code_unlocked', direction: 'internal' },
  'Transaction::PapaCodeRefill': { category: 'papa_code_credited', direction: 'incoming' },
  'Transaction::CryptoInvoicePaid': { category: 'invoice_paid', direction: 'incoming' },
  'Transaction::CryptoInvoiceFee': { category: 'invoice_fee', direction: 'outgoing' },
  'Transaction::CryptoSwapsFromUserToTrader': { category: 'swap', direction: 'outgoing' },
  'Transaction::CryptoSwapsFromTraderToUser': { category: 'swap', direction: 'incoming' },
  'Transaction::CryptoSwapsFee': { category: 'swap_fee', direction: 'outgoing' },
  'Transaction::AdFeatured': { category: 'advert_featured', direction: 'outgoing' },
  'Transaction::WithdrawalCancellation': { category: 'withdrawal_cancelled', direction: 'internal' },
  'Transaction::WithdrawalAmlFailureRefund': { category: 'withdrawal_aml_refused', direction: 'internal' },
  'Transaction::TradeLockFunds': { category: 'trade_locked', direction: 'internal' },
  'Transaction::TradeUnlockFunds': { category: 'trade_unlocked', direction: 'internal' },
  'Transaction::WithdrawalFunds': { category: 'withdrawal', direction: 'outgoing' },
} as const satisfies Record<string, TransactionTypeRow>
export type TransactionType = keyof typeof transactionTypeTable

export const transactionTypes = Object.keys(transactionTypeTable) as readonly TransactionType[]

/** Which way a movement went: what usually comes in is taken back when a chain drops it, and goes out then. */
export function directionOf(type: TransactionType, isIn: boolean): TransactionDirection {
  if (transactionTypeTable[type].direction === 'internal') return 'internal'
  return isIn ? 'incoming' : 'outgoing'
}

/** `under_way` has not settled yet; `ended` never will: declined, cancelled, dropped by the chain. */
export const transactionStatuses = ['confirmed', 'under_way', 'ended'] as const
export type TransactionStatus = (typeof transactionStatuses)[number]
