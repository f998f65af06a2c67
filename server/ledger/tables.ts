import type { ColumnType, GeneratedAlways } from 'kysely'
import type { AccountKind } from './account.ts'

/** Written when the row is made, by ledger_post alone, and never again. */
type Fixed<T> = ColumnType<T, never, never>

/** An asset and the decimals of its smallest unit, in which all its amounts are. */
export interface AssetTable {
  code: string
  scale: number
}

export interface AccountTable {
  id: GeneratedAlways<bigint>
  owner: Fixed<string>
  kind: Fixed<AccountKind>
  asset: Fixed<string>
  shard: Fixed<number>
  holder: Fixed<string>
  /** numeric(38,0): an integer of minor units. */
  balance: Fixed<string>
  closed_at: Fixed<Date | null>
}

export interface JournalTable {
  id: GeneratedAlways<bigint>
  key: Fixed<string>
  kind: Fixed<string>
  trade_id: Fixed<string | null>
  at: Fixed<Date>
}

export interface PostingTable {
  id: GeneratedAlways<bigint>
  journal_id: Fixed<bigint>
  account_id: Fixed<bigint>
  asset: Fixed<string>
  amount: Fixed<string>
  balance_after: Fixed<string>
  type: Fixed<string | null>
  meta: Fixed<Readonly<Record<string, unknown>> | null>
  /** Its journal's. */
  at: Fixed<Date>
  /** The address that the coins came to or went to, in lower case. */
  place: Fixed<string | null>
}

export interface LedgerTables {
  asset: AssetTable
  account: AccountTable
  journal: JournalTable
  posting: PostingTable
}

declare module '../database/tables.ts' {
  interface Tables extends LedgerTables {}
}
