import { tellUser } from '../../../cable/publishEvents.ts'
import type { Tx } from '../../../database/database.ts'
import { decimalOf } from '../../../domain/reference/decimalOf.ts'
import type { DepositRow } from './tables.ts'

/** Tells a deposit's owner of it: at first sight, with each confirmation, and when it is credited or taken back. */
export function tellDeposit(tx: Tx, row: DepositRow): void {
  if (row.user_id === null) return
  tellUser(tx, row.user_id, 'transaction_created', {
    transaction_id: `deposit:${row.id}`,
    type: 'Transaction::WalletRefill',
    asset: row.coin,
    amount: decimalOf(BigInt(row.amount), row.coin),
    is_confirmed: row.status === 'credited',
    confirmations: row.confirmations,
  })
}
