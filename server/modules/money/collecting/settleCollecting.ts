import type { Chain } from '../../../adapters/chain/chain.ts'
import type { Connection } from '../../../database/database.ts'
import { networks } from '../../../domain/reference/network.ts'
import { bookFee, change, sendCollecting, sentOf } from './continueCollecting.ts'
import type { TurnParts } from './parts.ts'
import type { CollectingRow } from './tables.ts'

/**
 * What has ended and was forgotten by its chain is handed over again: its number would be a gap before all later ones. Mined
 * elsewhere it may have cost something else.
 */
export async function settleTransaction(parts: TurnParts, row: CollectingRow): Promise<void> {
  const fate = await parts.chain.fateOf(sentOf(row))
  if (fate.kind === 'unknown' && row.status === 'done') return sendCollecting(parts, row)
  if (fate.kind === 'unknown' || fate.kind === 'waiting') return
  if (fate.confirmations < networks[row.network].finalBlocks) return
  const fee = fate.kind === 'mined' ? fate.fee : null
  await change(parts, row, async tx => {
    const at = parts.clock.now()
    await tx
      .updateTable('collecting')
      .set({ is_final: true, updated_at: at, ...(fee ? { fee: fee.amount } : {}) })
      .where('id', '=', row.id)
      .execute()
    const beside = (fee?.amount ?? 0n) - BigInt(row.fee ?? '0')
    if (fee && beside !== 0n)
      await bookFee(tx, `collecting:${row.id}:cost`, { coin: fee.coin, amount: beside }, at)
  })
}

/** What collecting has taken from a chain in its own coin, less what the books say of it. */
export async function gasUnbooked(db: Connection, chain: Chain): Promise<bigint> {
  const rows = await db
    .selectFrom('collecting')
    .selectAll()
    .where('network', '=', chain.network)
    .where('txid', 'is not', null)
    .where('is_final', '=', false)
    .execute()
  let sum = 0n
  for (const row of rows) {
    const fate = await chain.fateOf(sentOf(row))
    sum += (fate.kind === 'mined' ? fate.fee.amount : 0n) - BigInt(row.fee ?? '0')
  }
  return sum
}
