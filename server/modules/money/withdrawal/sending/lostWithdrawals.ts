import { sql } from 'kysely'
import type { Fate } from '../../../../adapters/chain/chain.ts'
import type { Chains } from '../../../../adapters/chain/chains.ts'
import { nativeCoin } from '../../../../adapters/chain/embeddedChain.ts'
import type { Connection } from '../../../../database/database.ts'
import type { CoinCode } from '../../../../domain/reference/coin.ts'
import { signedOf } from './followWithdrawal.ts'
import type { WithdrawalRow } from '../record/tables.ts'

/**
 * What withdrawals have taken from the chains, less what the books say of it, by coin: above zero while one is in a block and not
 * confirmed, below while a chain has forgotten what was confirmed.
 */
export async function sentUnbooked(db: Connection, chains: Chains): Promise<ReadonlyMap<CoinCode, bigint>> {
  const rows = await db
    .selectFrom('withdrawal')
    .selectAll()
    .where('txid', 'is not', null)
    .where('is_final', '=', false)
    .execute()
  const sums = new Map<CoinCode, bigint>()
  const add = (coin: CoinCode, units: bigint) => sums.set(coin, (sums.get(coin) ?? 0n) + units)
  for (const row of rows) {
    if (row.network === null) continue
    const fate = await chains.of(row.network).fateOf(signedOf(row))
    add(row.coin, takenBy(row, fate) - (row.status === 'confirmed' ? BigInt(row.amount) : 0n))
    const fee = fate.kind === 'mined' ? fate.fee.amount : 0n
    add(nativeCoin[row.network], fee - BigInt(row.chain_fee ?? '0'))
  }
  return sums
}

const takenBy = ({ amount }: WithdrawalRow, fate: Fate): bigint =>
  fate.kind === 'mined' && fate.succeeded ? BigInt(amount) : 0n

/** Withdrawals whose coins went back to their owners and arrived all the same: the house paid them. */
export async function lostWithdrawals(db: Connection) {
  const { rows } = await sql<{ id: string; coin: CoinCode; amount: string }>`
    select w.id, w.coin, w.amount::text as amount from journal j
    join withdrawal w on w.id::text = split_part(j.key, ':', 2)
    where j.kind = 'lose_withdrawal' order by j.id`.execute(db)
  return rows
}
