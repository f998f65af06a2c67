import type { ColumnType, Selectable } from 'kysely'
import type { WithdrawalId } from '../../../domain/identifier/identifier.ts'
import type { CoinCode } from '../../../domain/reference/coin.ts'
import type { NetworkCode } from '../../../domain/reference/network.ts'

type Units = ColumnType<string, bigint, never>

/**
 * What a transaction turned out to be that a chain has and a restored database did not.
 * - `own`: it moved coins between addresses of ours, or nothing: only its fee left
 * - `asked`: a withdrawal that the database had as not sent yet
 * - `person`: of whom the address is; it stands among their withdrawals now
 * - `house`: an operator has it borne by the house
 * - `unknown`: nobody has said yet, and nothing is sent over its network
 */
export const sendingOutcomes = ['own', 'asked', 'person', 'house', 'unknown'] as const
export type SendingOutcome = (typeof sendingOutcomes)[number]

export interface FoundSendingTable {
  network: NetworkCode
  txid: string
  output: number
  coin: CoinCode
  amount: Units
  sender: string
  recipient: string
  memo: string | null
  sequence: bigint
  /** What the chain took, in its own coin. */
  fee: Units
  outcome: SendingOutcome
  withdrawal_id: WithdrawalId | null
  found_at: Date
  settled_at: Date | null
}
export type FoundSendingRow = Selectable<FoundSendingTable>

declare module '../../../database/tables.ts' {
  interface Tables {
    found_sending: FoundSendingTable
  }
}
