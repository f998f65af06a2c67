import type { Fate, SigningOrder } from '../../../adapters/chain/chain.ts'
import type { Tx } from '../../../database/database.ts'
import { findCoinNetwork, type CoinCode } from '../../../domain/reference/coin.ts'
import { houseAccount } from '../../../ledger/account.ts'
import { post } from '../../../ledger/ledger.ts'
import type { SignerAnswer } from '../../../signer/signer.ts'
import type { TurnParts } from './parts.ts'
import type { CollectingRow } from './tables.ts'

/** Takes a transaction one step on, from what its row says: done again after a crash at any point, it is the same one. */
export async function continueCollecting(parts: TurnParts, row: CollectingRow): Promise<void> {
  if (row.status === 'numbered') {
    const signed = await sign(parts, row)
    if (signed) await sendCollecting(parts, signed)
    return
  }
  const fate = await parts.chain.fateOf(sentOf(row))
  await onFate[fate.kind](parts, row, fate as never)
}

type OnFate = {
  readonly [Kind in Fate['kind']]: (
    parts: TurnParts,
    row: CollectingRow,
    fate: Extract<Fate, { kind: Kind }>,
  ) => Promise<void>
}

const onFate: OnFate = {
  unknown: sendCollecting,
  waiting: () => Promise.resolve(),
  mined: async (parts, row, { confirmations, succeeded, fee }) => {
    if (confirmations >= needed(row)) await end(parts, row, succeeded ? 'done' : 'failed', fee)
  },
  // Another transaction has its number for good: what still lies there is collected by a new one.
  replaced: async (parts, row, { confirmations }) => {
    if (confirmations >= needed(row)) await end(parts, row, 'failed', null)
  },
}

async function sign(parts: TurnParts, row: CollectingRow): Promise<CollectingRow | null> {
  const answer = await askToSign(parts, row)
  await parts.passing?.('signed')
  if (answer.ok) {
    const { txid, raw, from } = answer.signed
    if (from !== row.sender) throw new Error(`The signer signed collecting ${row.id} for another address`)
    const signed = await change(parts, row, async tx => {
      const changes = { status: 'signed', txid, raw, updated_at: parts.clock.now() } as const
      await tx.updateTable('collecting').set(changes).where('id', '=', row.id).execute()
      return { ...row, ...changes }
    })
    await parts.passing?.('recorded')
    return signed
  }
  // Nothing was signed: its number is free, and what lies there is looked at anew at another time.
  if (answer.refusal === 'other_order_under_id')
    throw new Error(`The signer has signed another order for collecting ${row.id}`)
  parts.logger.warn({ collecting: row.id, refusal: answer.refusal }, 'the signer has not signed a collecting')
  await end(parts, row, 'failed', null)
  return null
}

async function askToSign(parts: TurnParts, row: CollectingRow): Promise<SignerAnswer> {
  const order = await orderOf(parts, row)
  return parts.turn.ask(signal => parts.signer.sign(order, signal))
}

export async function sendCollecting(parts: TurnParts, row: CollectingRow): Promise<void> {
  const { txid, raw } = row
  if (txid === null || raw === null) throw new Error(`Collecting ${row.id} is not signed`)
  await parts.turn.ask(() => parts.chain.broadcast({ ...sentOf(row), raw }))
  await parts.passing?.('handed')
}

/** Only what the chain took leaves the books: the coins stay ours. */
const end = (
  parts: TurnParts,
  row: CollectingRow,
  status: 'done' | 'failed',
  fee: Extract<Fate, { kind: 'mined' }>['fee'] | null,
): Promise<unknown> =>
  change(parts, row, async tx => {
    const at = parts.clock.now()
    await tx
      .updateTable('collecting')
      .set({ status, updated_at: at, ...(fee ? { fee: fee.amount } : {}) })
      .where('id', '=', row.id)
      .execute()
    if (!fee || fee.amount === 0n) return
    await bookFee(tx, `collecting:${row.id}`, fee, at)
  })

/** What the chain took is the house's to bear. */
export async function bookFee(
  tx: Tx,
  key: string,
  { coin, amount }: { readonly coin: CoinCode; readonly amount: bigint },
  at: Date,
): Promise<void> {
  const { outcome } = await post(tx, {
    key,
    kind: 'collect',
    at,
    entries: [
      { account: houseAccount('house', coin, key), amount: -amount },
      { account: houseAccount('external', coin, key), amount },
    ],
  })
  if (outcome !== 'posted') throw new Error(`${key}: the ledger says ${outcome}`)
}

/** Changes a row that is as it was read; null when another process has taken it on meanwhile. */
export const change = <T>(
  { database, turn }: TurnParts,
  row: CollectingRow,
  work: (tx: Tx) => Promise<T>,
): Promise<T | null> =>
  database.transaction(async tx => {
    await turn.guard(tx)
    const locked = await tx
      .selectFrom('collecting')
      .select('status')
      .where('id', '=', row.id)
      .forUpdate()
      .executeTakeFirst()
    return locked?.status === row.status ? await work(tx) : null
  })

async function orderOf({ database }: TurnParts, row: CollectingRow): Promise<SigningOrder> {
  const { derivation } = await database.db
    .selectFrom('deposit_address')
    .select('derivation')
    .where('id', '=', row.address_id)
    .executeTakeFirstOrThrow()
  return {
    id: `collecting:${row.id}`,
    network: row.network,
    coin: row.coin,
    ...(row.kind === 'sweep' ? { source: { derivation: derivation } } : {}),
    to: row.recipient,
    memo: null,
    amount: BigInt(row.amount),
    sequence: row.sequence,
    terms: row.terms as Readonly<Record<string, string>>,
  }
}

export const sentOf = ({ txid, sender: from, sequence }: CollectingRow) => ({
  txid: txid ?? '',
  from,
  sequence,
})

function needed({ coin, network }: CollectingRow): number {
  const way = findCoinNetwork(coin, network)
  if (!way) throw new Error(`${coin} does not travel over ${network}`)
  return way.confirmations
}
