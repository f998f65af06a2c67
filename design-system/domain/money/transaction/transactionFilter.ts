import { transactionCategories, transactionDirections, transactionTypes } from './transactionShape.ts'
import type { TransactionCategory, TransactionDirection, TransactionType } from './transactionShape.ts'

/** What movements are narrowed by. */
export interface TransactionFilterSet {
  /** A coin's code; null for all. */
  readonly coin: string | null
  readonly types: readonly TransactionType[]
  readonly categories: readonly TransactionCategory[]
  readonly direction: TransactionDirection | null
  /** An address or a transaction's id; empty for any. */
  readonly text: string
  /** Days as `YYYY-MM-DD`, both included; null for no end. */
  readonly from: string | null
  readonly to: string | null
}

export const noFilters: TransactionFilterSet = {
  coin: null,
  types: [],
  categories: [],
  direction: null,
  text: '',
  from: null,
  to: null,
}

/** Of what is looked for; fewer characters are not. */
export const textLengths = { least: 4, most: 128 } as const

/** Whether anything is narrowed. */
export const isFiltered = ({
  coin,
  types,
  categories,
  direction,
  text,
  from,
  to,
}: TransactionFilterSet): boolean =>
  coin !== null ||
  types.length > 0 ||
  categories.length > 0 ||
  direction !== null ||
  text !== '' ||
  from !== null ||
  to !== null

/** The categories as they stand on the page, each in one group. */
export const categoryGroups = {
  transfers: [
    'deposit',
    'withdrawal',
    'internal_outgoing',
    'withdrawal_locked',
    'withdrawal_unlocked',
    'withdrawal_cancelled',
    'withdrawal_aml_refused',
  ],
  trades: ['trade_completed', 'trade_locked', 'trade_unlocked', 'swap', 'swap_fee'],
  other: [
    'referral_payout',
    'bonus_payout',
    'papa_code_created',
    'papa_code_unlocked',
    'papa_code_credited',
    'invoice_paid',
    'invoice_fee',
    'advert_featured',
  ],
} as const satisfies Record<string, readonly TransactionCategory[]>
export type CategoryGroup = keyof typeof categoryGroups

/** The values of an address that are none of ours are left out. */
export const knownTypes = (names: readonly string[]) => transactionTypes.filter(type => names.includes(type))
export const knownCategories = (names: readonly string[]) =>
  transactionCategories.filter(category => names.includes(category))
export const knownDirection = (name: string | null) =>
  transactionDirections.find(direction => direction === name) ?? null
