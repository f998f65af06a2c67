import { Type } from 'typebox'
import { operations } from '../../kernel/operation.ts'
import { Code, DecimalText, Id, Moment, MoneySchema, named, nullable, oneOf } from '../../kernel/schema.ts'

export const transactionDirections = ['incoming', 'outgoing', 'internal'] as const
export const transactionTypes = [
  'Transaction::TradeInviteRefill',
  'Transaction::TradeCompleteInviteRefill',
  'Transaction::WithdrawalInviteRefill',
  'Transaction::WalletRefill',
  'Transaction::WithdrawalLockFunds',
  'Transaction::WithdrawalUnlockFunds',
  'Transaction::InternalWithdrawalFunds',
  'Transaction::TradeComplete',
  'Transaction::BonusRefill',
  'Transaction::PapaCodeLockFunds',
  'Transaction::PapaCodeUnlockFunds',
  'Transaction::PapaCodeRefill',
  'Transaction::CryptoInvoicePaid',
  'Transaction::CryptoInvoiceFee',
  'Transaction::CryptoSwapsFromUserToTrader',
  'Transaction::CryptoSwapsFromTraderToUser',
  'Transaction::CryptoSwapsFee',
  'Transaction::AdFeatured',
  'Transaction::WithdrawalCancellation',
  'Transaction::WithdrawalAmlFailureRefund',
  'Transaction::TradeLockFunds',
  'Transaction::TradeUnlockFunds',
  'Transaction::WithdrawalFunds',
] as const

const Balance = named(
  'Balance',
  Type.Object({
    asset: Code,
    available: DecimalText,
    in_escrow: DecimalText,
    value: nullable(MoneySchema),
    change_percent: nullable(DecimalText),
  }),
)

const Transaction = named(
  'Transaction',
  Type.Object({
    id: Id,
    type: named('TransactionType', oneOf(transactionTypes)),
    direction: named('TransactionDirection', oneOf(transactionDirections)),
    asset: Code,
    amount: DecimalText,
    balance_after: DecimalText,
    trade_id: nullable(Id),
    is_confirmed: Type.Boolean(),
    created_at: Moment,
  }),
)

export const walletOperations = operations({
  balance: {
    method: 'GET',
    path: '/v1/me/balance',
    summary: 'What the caller holds, and what is locked in escrow.',
    access: 'session',
    reply: named(
      'BalanceSheet',
      Type.Object({ items: Type.Array(Balance), total: MoneySchema, rates_at: Moment, seq: Type.Integer() }),
    ),
  },
  transactions: {
    method: 'GET',
    path: '/v1/transactions',
    summary: 'The caller’s movements, newest first.',
    access: 'user',
    query: Type.Object({
      before: Type.Optional(Id),
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 20 })),
      asset: Type.Optional(Code),
    }),
    reply: named(
      'TransactionList',
      Type.Object({ items: Type.Array(Transaction), has_more: Type.Boolean(), seq: Type.Integer() }),
    ),
  },
})
