import type { ColumnType, Generated, Selectable } from 'kysely'
import type {
  InvoiceRefundId,
  SavedAddressId,
  UserId,
  WithdrawalId,
} from '../../../../domain/identifier/identifier.ts'
import type { TradeId } from '../../../../domain/identifier/tradeId.ts'
import type { CoinCode } from '../../../../domain/reference/coin.ts'
import type { NetworkCode } from '../../../../domain/reference/network.ts'
import type { WithdrawalStatus } from '../../../../domain/withdrawal/machine.ts'
import type { Json } from '../../../../runtime/tables.ts'

type Units = ColumnType<string, bigint, never>
/** Known later. */
type Later<T> = ColumnType<T | null, T | null | undefined, T | null>

export interface WithdrawalTable {
  id: WithdrawalId
  user_id: UserId
  /** Where the coins come from: what is available to the user, or what is kept for a guest's address. */
  source: 'available' | 'payout'
  trade_id: Later<TradeId>
  /** Of coins that go back to whoever paid an invoice: then `user_id` is the store’s owner, and the coins were never theirs. */
  refund_id: Later<InvoiceRefundId>
  coin: CoinCode
  network: NetworkCode | null
  address: string | null
  memo: string | null
  /** The user who gets it, of a transfer that touches no chain. */
  recipient_id: UserId | null
  comment: string | null
  /** What arrives, and the fees on top of it: coin units. */
  amount: Units
  network_fee: Units
  service_fee: Units
  status: WithdrawalStatus
  approval_way: ApprovalWay | null
  approve_until: Later<Date>
  /** The number of its transaction at the sender's address; drawn once, before it is signed. */
  sequence: Later<bigint>
  sender: Later<string>
  terms: Later<Json>
  txid: Later<string>
  /** The signed transaction: the same bytes are broadcast again. */
  raw: Later<string>
  confirmations: Generated<number>
  /** What the chain took by the books, in its own coin: known when it has ended. */
  chain_fee: Later<string>
  /** What has become of it on the chain stays so. */
  is_final: Generated<boolean>
  is_simulated: boolean
  /** It is not tried before: the signer’s limit of this hour is reached. */
  not_before: Later<Date>
  created_at: Date
  updated_at: Date
}
export type WithdrawalRow = Selectable<WithdrawalTable>

/** By what an approval is asked for. */
export type ApprovalWay = 'messenger' | 'email'

export interface ApprovalTokenTable {
  token_hash: string
  withdrawal_id: WithdrawalId | null
  trade_id: TradeId | null
  /** Of a messenger’s button: the account that it was shown to. */
  telegram_id: string | null
  created_at: Date
}

export interface SavedAddressTable {
  id: SavedAddressId
  user_id: UserId
  label: string
  coin: CoinCode
  network: NetworkCode
  address: string
  memo: string | null
  usable_at: Date
  created_at: Date
}

export interface WalletSwitchTable {
  name: 'withdrawals'
  is_off: boolean
  changed_at: Date
}

/** The withdrawals' part of the database. */
export interface WithdrawalTables {
  withdrawal: WithdrawalTable
  approval_token: ApprovalTokenTable
  saved_address: SavedAddressTable
  wallet_switch: WalletSwitchTable
}

declare module '../../../../database/tables.ts' {
  interface Tables extends WithdrawalTables {}
}
