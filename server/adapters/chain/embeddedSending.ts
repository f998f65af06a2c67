import { hex } from '@scure/base'
import type { Tx } from '../../database/database.ts'
import type { Random } from '../../domain/identifier/random.ts'
import type { CoinCode } from '../../domain/reference/coin.ts'
import type { NetworkCode } from '../../domain/reference/network.ts'
import { madeUpAddress } from './embeddedAddress.ts'
import { holdChain } from './embeddedBlocks.ts'

/** Coins that somebody outside sends. */
export interface OutsideTransfer {
  readonly coin: CoinCode
  readonly to: string
  readonly memo: string | null
  readonly amount: bigint
  /** Somebody who has sent before; else somebody new. */
  readonly from?: string
}

interface Sending {
  readonly network: NetworkCode
  readonly random: Random
  readonly at: Date
}

/** Somebody outside, who has as much as they send: one transaction for each transfer. Answers their ids. */
export async function sendFromOutside(
  tx: Tx,
  { network, random, at }: Sending,
  transfers: readonly OutsideTransfer[],
): Promise<string[]> {
  await holdChain(tx, network)
  const sent: (OutsideTransfer & { txid: string; sender: string; sequence: bigint })[] = []
  for (const transfer of transfers) {
    // Where the chain tells nobody who has sent, each sender is another.
    const sender = transfer.from ?? madeUpAddress(network, random) ?? hex.encode(random(20))
    const earlier = BigInt(sent.filter(one => one.sender === sender).length)
    const sequence = transfer.from === undefined ? 0n : earlier + (await sequenceAfter(tx, network, sender))
    sent.push({ ...transfer, sender, sequence, txid: newTxid(network, random) })
  }
  if (sent.length === 0) return []
  await tx
    .with('sent', db =>
      db.insertInto('simulated_transaction').values(
        sent.map(({ txid, sender, sequence }) => ({
          network,
          txid,
          sender,
          sequence,
          fee: 0n,
          sent_at: at,
        })),
      ),
    )
    .insertInto('simulated_transfer')
    .values(
      sent.map(({ txid, coin, to: recipient, memo, amount }) => ({
        network,
        txid,
        output: 0,
        coin,
        recipient,
        memo,
        amount,
      })),
    )
    .execute()
  return sent.map(({ txid }) => txid)
}

/** Sends what the network has forgotten once more. */
export async function sendAgain(tx: Tx, network: NetworkCode, txid: string): Promise<void> {
  await holdChain(tx, network)
  await tx
    .updateTable('simulated_transaction')
    .set({ is_dropped: false })
    .where('network', '=', network)
    .where('txid', '=', txid)
    .execute()
}

/**
 * Has the sender of a transaction that waits spend its number on another one, which moves nothing: once that is mined, the
 * first never is. Answers the id of the other; null when there is no such transaction.
 */
export async function conflictWith(
  tx: Tx,
  { network, random, at }: Sending,
  txid: string,
): Promise<string | null> {
  await holdChain(tx, network)
  const first = await tx
    .selectFrom('simulated_transaction')
    .select(['sender', 'sequence', 'sent_at'])
    .where('network', '=', network)
    .where('txid', '=', txid)
    .executeTakeFirst()
  if (!first) return null
  const other = newTxid(network, random)
  const later = new Date(Math.max(at.getTime(), first.sent_at.getTime() + 1))
  await insertTransaction(tx, {
    network,
    txid: other,
    sender: first.sender,
    sequence: first.sequence,
    fee: 0n,
    at: later,
  })
  return other
}

/** Writes a transaction down unless it is known; one that was forgotten waits again. */
export async function insertTransaction(
  tx: Tx,
  row: Omit<Sending, 'random'> & {
    readonly txid: string
    readonly sender: string
    readonly sequence: bigint
    readonly fee: bigint
  },
): Promise<void> {
  const { at, ...values } = row
  await tx
    .insertInto('simulated_transaction')
    .values({ ...values, sent_at: at })
    .onConflict(conflict => conflict.columns(['network', 'txid']).doUpdateSet({ is_dropped: false }))
    .execute()
}

/** The number after the last one that an address has used. */
export async function sequenceAfter(
  db: Pick<Tx, 'selectFrom'>,
  network: NetworkCode,
  sender: string,
): Promise<bigint> {
  const { last } = await db
    .selectFrom('simulated_transaction')
    .select(({ fn }) => fn.max('sequence').as('last'))
    .where('network', '=', network)
    .where('sender', '=', sender)
    .where('is_dropped', '=', false)
    .executeTakeFirstOrThrow()
  return last === null ? 0n : last + 1n
}

/** As the network writes the ids of transactions. */
const newTxid = (network: NetworkCode, random: Random): string =>
  `${network === 'ethereum' ? '0x' : ''}${hex.encode(random(32))}`
