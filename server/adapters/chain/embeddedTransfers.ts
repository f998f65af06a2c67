import type { Connection } from '../../database/database.ts'
import type { CoinCode } from '../../domain/reference/coin.ts'
import type { NetworkCode } from '../../domain/reference/network.ts'
import type { BlockId, MinedSending, Transfer, Watched } from './chain.ts'

/** A transfer as the tables have it, with what its transaction says. */
export interface TransferRow {
  readonly txid: string
  readonly output: number
  readonly coin: CoinCode
  readonly recipient: string
  readonly memo: string | null
  readonly amount: string
  readonly sender: string
  readonly block_height: bigint | null
}

/** The transfers of a network that were not dropped, with the transactions that they are part of, in their order. */
export const transfersOf = (db: Connection, network: NetworkCode) =>
  db
    .selectFrom('simulated_transfer as t')
    .innerJoin('simulated_transaction as x', join =>
      join.onRef('x.network', '=', 't.network').onRef('x.txid', '=', 't.txid'),
    )
    .select([
      't.txid',
      't.output',
      't.coin',
      't.recipient',
      't.memo',
      't.amount',
      'x.sender',
      'x.block_height',
    ])
    .where('t.network', '=', network)
    .where('x.is_dropped', '=', false)
    .orderBy('x.block_height')
    .orderBy('t.txid')
    .orderBy('t.output')

/** It as every chain tells it. */
export const transferOf = (row: TransferRow, network: NetworkCode): Transfer => ({
  txid: row.txid,
  index: row.output,
  coin: row.coin,
  to: row.recipient,
  // Monero tells nobody who has sent.
  from: network === 'monero' ? null : row.sender,
  memo: row.memo,
  amount: BigInt(row.amount),
})

/** Those that come to an address of ours. */
export async function watchedOnly<T extends Transfer>(
  transfers: readonly T[],
  watched: Watched,
): Promise<T[]> {
  if (transfers.length === 0) return []
  const ours = await watched([...new Set(transfers.map(({ to }) => to))])
  return transfers.filter(({ to }) => ours.has(to))
}

/** What addresses of ours have sent in some blocks, with its number and fee. */
export async function sendingsIn(
  db: Connection,
  { network, feeCoin }: { readonly network: NetworkCode; readonly feeCoin: CoinCode },
  blocks: readonly BlockId[],
  ours: Watched,
): Promise<readonly MinedSending[]> {
  const byHeight = new Map<bigint | null, BlockId>(blocks.map(block => [BigInt(block.height), block]))
  const rows = await transfersOf(db, network)
    .select(['x.sequence', 'x.fee'])
    .where(
      'x.block_height',
      'in',
      blocks.map(({ height }) => BigInt(height)),
    )
    .execute()
  const known = rows.length === 0 ? new Set() : await ours([...new Set(rows.map(({ sender }) => sender))])
  return rows.flatMap((row): MinedSending[] => {
    const block = byHeight.get(row.block_height)
    if (!block || !known.has(row.sender)) return []
    const fee = { coin: feeCoin, amount: BigInt(row.fee) }
    const { sender: from, sequence } = row
    return [{ ...transferOf(row, network), from, sequence, block, succeeded: true, fee }]
  })
}
