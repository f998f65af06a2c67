import { Type } from 'typebox'
import {
  transactionCategories,
  transactionDirections,
  transactionTypes,
  transactionStatuses,
} from '../../../domain/wallet/transactionType.ts'
import type {
  TransactionCategory,
  TransactionDirection,
  TransactionType,
} from '../../../domain/wallet/transactionType.ts'
import { serverLocales, type ServerLocale } from '../../../locales/wording.ts'
import { operations } from '../../../kernel/operation.ts'
import {
  Code,
  DecimalText,
  Id,
  Moment,
  MoneySchema,
  namedSchema,
  nullable,
  oneOf,
  keysetPaging,
} from '../../../kernel/schema.ts'
import { WalletFiat } from '../../../shapes/walletFiat.ts'

/** What can hold coins back. */
export const lockKinds = ['trade', 'withdrawal', 'claim', 'payout'] as const

const Lock = namedSchema(
  'WalletLock',
  Type.Object({
    kind: namedSchema('WalletLockKind', oneOf(lockKinds)),
    asset: Code,
    amount: DecimalText,
    trade_id: nullable(Id),
    withdrawal_id: nullable(Id),
    partner_name: nullable(Type.String()),
    created_at: Moment,
  }),
)

const Balance = namedSchema(
  'Balance',
  Type.Object({
    asset: Code,
    available: DecimalText,
    in_escrow: DecimalText,
    value: nullable(MoneySchema),
    change_percent: nullable(DecimalText),
    receivable: Type.Unsafe<string>({
      $ref: 'Decimal#',
      description: 'What its owner owes after a deposit that the chain took back; the next credits repay it.',
    }),
    price: nullable(DecimalText),
    history: Type.Array(DecimalText, {
      description: 'The price of the last 24 hours, an hour apart, the oldest first.',
    }),
  }),
)

export const TransactionStatus = namedSchema('TransactionStatus', oneOf(transactionStatuses))

/** A movement, or one that is on its way: what a list shows and a detail panel needs. */

const Transaction = namedSchema(
  'Transaction',
  Type.Object({
    id: Type.String({
      description: 'Of a booked movement its number; of one under way `deposit:…` or `withdrawal:…`.',
    }),
    type: namedSchema('TransactionType', oneOf(transactionTypes)),
    category: namedSchema('TransactionCategory', oneOf(transactionCategories)),
    direction: namedSchema('TransactionDirection', oneOf(transactionDirections)),
    status: TransactionStatus,
    asset: Code,
    amount: DecimalText,
    balance_after: nullable(DecimalText),
    service_fee: nullable(DecimalText),
    network_fee: nullable(DecimalText),
    value: nullable(MoneySchema),
    network: nullable(Type.String()),
    address: nullable(Type.String()),
    memo: nullable(Type.String()),
    txid: nullable(Type.String()),
    tx_url: nullable(Type.String()),
    address_url: nullable(Type.String()),
    confirmations: nullable(Type.Integer()),
    confirmations_needed: nullable(Type.Integer()),
    comment: nullable(Type.String()),
    partner_name: nullable(Type.String()),
    trade_id: nullable(Id),
    withdrawal_id: nullable(Id),
    deposit_id: nullable(Id),
    swap_id: nullable(Id),
    card_id: nullable(Id),
    is_confirmed: Type.Boolean(),
    created_at: Moment,
  }),
)

/** What movements are narrowed by; on the page, on `/transactionsFilter`, and for the spreadsheet. */
const transactionFilters = {
  asset: Type.Optional(Code),
  types: Type.Optional(
    Type.Array(Type.Unsafe<TransactionType>({ $ref: 'TransactionType#' }), { maxItems: 30 }),
  ),
  categories: Type.Optional(
    Type.Array(Type.Unsafe<TransactionCategory>({ $ref: 'TransactionCategory#' }), { maxItems: 30 }),
  ),
  category: Type.Optional(
    Type.Unsafe<TransactionCategory>({
      $ref: 'TransactionCategory#',
      description: 'One category; beside `categories` it is one more.',
    }),
  ),
  direction: Type.Optional(Type.Unsafe<TransactionDirection>({ $ref: 'TransactionDirection#' })),
  address_or_txid: Type.Optional(Type.String({ minLength: 4, maxLength: 128 })),
  date: Type.Optional(
    Type.String({
      format: 'date',
      description: 'One day, in the caller’s time zone; stands alone, without `from` and `to`.',
    }),
  ),
  from: Type.Optional(Type.String({ format: 'date', description: 'First day, in the caller’s time zone.' })),
  to: Type.Optional(Type.String({ format: 'date', description: 'Last day, in the caller’s time zone.' })),
}

export const walletOperations = operations({
  balance: {
    method: 'GET',
    path: '/v1/me/balance',
    summary: 'What the caller holds, what is locked, and what it is worth.',
    access: 'session',
    query: Type.Object({
      currency_code: Type.Optional(WalletFiat),
    }),
    reply: namedSchema(
      'BalanceSheet',
      Type.Object({
        items: Type.Array(Balance),
        total: MoneySchema,
        change_percent: nullable(DecimalText),
        rates_at: Moment,
        seq: Type.Integer(),
      }),
    ),
  },
  walletLocks: {
    method: 'GET',
    path: '/v1/me/balance/locks',
    summary:
      'What of a coin is locked, and by what: the newest hundred trades, withdrawals and claims, of all in number and total.',
    access: 'user',
    query: Type.Object({ asset: Code }),
    reply: namedSchema(
      'WalletLockList',
      Type.Object({
        items: Type.Array(Lock),
        count: Type.Integer(),
        total: DecimalText,
        seq: Type.Integer(),
      }),
    ),
  },
  transactions: {
    method: 'GET',
    path: '/v1/transactions',
    summary: 'The caller’s movements, newest first; on the first page also those under way.',
    access: 'user',
    query: Type.Object({
      ...keysetPaging(),
      ...transactionFilters,
    }),
    reply: namedSchema(
      'TransactionList',
      Type.Object({
        items: Type.Array(Transaction),
        under_way: Type.Array(Transaction),
        has_more: Type.Boolean(),
        seq: Type.Integer(),
      }),
    ),
  },
  downloadTransactions: {
    method: 'GET',
    path: '/v1/transactions/download',
    summary: 'The caller’s movements as a spreadsheet, streamed.',
    access: 'user',
    stream: true,
    perMinute: 6,
    query: Type.Object({
      ...transactionFilters,
      time_zone: Type.Optional(Type.String({ maxLength: 64 })),
      locale: Type.Optional(
        Type.Unsafe<ServerLocale>({
          ...oneOf(serverLocales),
          description: 'The language of the file; left out, that of the request.',
        }),
      ),
    }),
  },
})
