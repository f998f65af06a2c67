import { tellUser } from '../../../cable/publishEvents.ts'
import type { Tx } from '../../../database/database.ts'
import type { UserId } from '../../../domain/identifier/identifier.ts'
import { balances } from '../../../ledger/statement.ts'
import { decimalOf } from '../../../domain/reference/decimalOf.ts'

/** What a user has of a coin, in its units. */
export interface Held {
  readonly available: bigint
  readonly held: bigint
}

/** Tells a user what they now have of a coin, in the transaction that moved it. */
export function tellHeld(tx: Tx, userId: UserId, coin: string, { available, held }: Held): void {
  tellUser(tx, userId, 'balance_amount', {
    asset: coin,
    available: decimalOf(available, coin),
    in_escrow: decimalOf(held, coin),
  })
}

/** Tells a user of a movement of their coins, in the transaction that moved them. */
export function tellMovement(
  tx: Tx,
  userId: UserId,
  movement: {
    readonly id: bigint
    readonly type: string | null
    readonly asset: string
    readonly amount: bigint
  },
): void {
  tellUser(tx, userId, 'transaction_created', {
    transaction_id: String(movement.id),
    type: movement.type ?? '',
    asset: movement.asset,
    amount: decimalOf(movement.amount, movement.asset),
    is_confirmed: true,
    confirmations: null,
  })
}

/** Reads what a user now has of a coin, and tells them. */
export async function tellBalance(tx: Tx, userId: UserId, coin: string): Promise<void> {
  const balance = (await balances(tx, userId)).find(({ asset }) => asset === coin)
  tellHeld(tx, userId, coin, balance ?? { available: 0n, held: 0n })
}
