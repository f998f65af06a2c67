import type { MinedSending } from '../../../adapters/chain/chain.ts'
import { nativeCoin } from '../../../adapters/chain/embeddedChain.ts'
import type { Tx } from '../../../database/database.ts'
import { newWithdrawalId, type UserId } from '../../../domain/identifier/identifier.ts'
import type { NetworkCode } from '../../../domain/reference/network.ts'
import { RequestRefused } from '../../../kernel/refusal.ts'
import { houseAccount } from '../../../ledger/account.ts'
import { post } from '../../../ledger/ledger.ts'
import { bookFee } from '../collecting/continueCollecting.ts'
import type { WithdrawalRow } from '../withdrawal/record/tables.ts'
import { beginWithdrawal, emptyRow, moveWithdrawal } from '../withdrawal/record/writeWithdrawal.ts'
import type { ComparingParts } from './parts.ts'
import type { FoundSendingRow, SendingOutcome } from './tables.ts'

type SettlingParts = Pick<ComparingParts, 'database' | 'clock' | 'random' | 'chains' | 'origins'>

/** Books a transaction of ours that is in a block for good, unless the database knows of it. */
export async function settleSending(
  parts: SettlingParts,
  network: NetworkCode,
  sending: MinedSending,
  isToUs: boolean,
): Promise<void> {
  await parts.database.transaction(async tx => {
    if (await isKnown(tx, network, sending)) return
    const at = parts.clock.now()
    const found = await writeFound(tx, network, sending, at)
    if (!found) return
    // What failed in its block moved nothing, and what came to us is ours still.
    if (isToUs || !sending.succeeded) {
      if (sending.fee.amount > 0n) await bookFee(tx, `found:${network}:${sending.txid}`, sending.fee, at)
      return settle(tx, found, 'own', null, at)
    }
    const asked = await findAsked(tx, found)
    if (asked) return settle(tx, found, 'asked', await finishAsked(tx, parts, asked, found, at), at)
  })
}

/** Looks again at those that nobody knew: whose address it is may be able to pay for it by now. */
export async function settleUnknown(parts: SettlingParts, network: NetworkCode): Promise<void> {
  const rows = await parts.database.db
    .selectFrom('found_sending')
    .selectAll()
    .where('network', '=', network)
    .where('outcome', '=', 'unknown')
    .orderBy('sequence')
    .execute()
  for (const row of rows) {
    const owner = await findOwner(parts.database.db, row)
    if (owner) await giveSending(parts, row, owner)
  }
}

/**
 * Has somebody bear what they got: it is taken from what is available to them, and stands among their withdrawals. The fees are the
 * house's: nobody knows what they were asked for then.
 * @returns false, and nothing was done, when they have not as much
 */
export async function giveSending(
  parts: SettlingParts,
  row: FoundSendingRow,
  owner: UserId,
): Promise<boolean> {
  try {
    await parts.database.transaction(async tx => {
      const found = await lockUnknown(tx, row)
      const at = parts.clock.now()
      const begun = await beginWithdrawal(
        tx,
        parts,
        {
          ...emptyRow,
          id: newWithdrawalId(at, parts.random),
          user_id: owner,
          coin: found.coin,
          network: found.network,
          address: found.recipient,
          memo: found.memo,
          comment: null,
          amount: found.amount,
          network_fee: '0',
          service_fee: '0',
          approval_way: null,
          approve_until: null,
          is_simulated: parts.chains.of(found.network).isSimulated,
          created_at: at,
          updated_at: at,
        },
        'ask',
        at,
      )
      await settle(tx, found, 'person', await finishAsked(tx, parts, begun, found, at), at)
    })
    return true
  } catch (error) {
    if (error instanceof RequestRefused) return false
    throw error
  }
}

/** Has the house bear it. */
export async function writeOff(parts: SettlingParts, tx: Tx, row: FoundSendingRow): Promise<void> {
  const found = await lockUnknown(tx, row)
  const at = parts.clock.now()
  const key = `found:${found.network}:${found.txid}`
  const amount = BigInt(found.amount)
  const { outcome } = await post(tx, {
    key,
    kind: 'lose_sending',
    at,
    entries: [
      { account: houseAccount('house', found.coin, key), amount: -amount },
      { account: houseAccount('external', found.coin, key), amount },
    ],
  })
  if (outcome !== 'posted') throw new Error(`${key}: the ledger says ${outcome}`)
  const fee = BigInt(found.fee)
  if (fee > 0n) await bookFee(tx, `${key}:fee`, { coin: nativeCoin[found.network], amount: fee }, at)
  await settle(tx, found, 'house', null, at)
}

/** Its own rows go on with it, as after any crash. */
async function isKnown(
  tx: Tx,
  network: NetworkCode,
  { txid, from, sequence }: MinedSending,
): Promise<boolean> {
  const withdrawal = await tx
    .selectFrom('withdrawal')
    .select('id')
    .where('txid', '=', txid)
    .executeTakeFirst()
  if (withdrawal) return true
  // One that has its number is signed again with the same bytes, and found on the chain by them.
  const collecting = await tx
    .selectFrom('collecting')
    .select('id')
    .where('network', '=', network)
    .where(eb =>
      eb.or([
        eb('txid', '=', txid),
        eb.and([eb('status', '=', 'numbered'), eb('sender', '=', from), eb('sequence', '=', sequence)]),
      ]),
    )
    .executeTakeFirst()
  return collecting !== undefined
}

async function writeFound(
  tx: Tx,
  network: NetworkCode,
  sending: MinedSending,
  at: Date,
): Promise<FoundSendingRow | undefined> {
  const { txid, index: output, coin, amount, to: recipient, memo, sequence, fee, from: sender } = sending
  return tx
    .insertInto('found_sending')
    .values({
      network,
      txid,
      output,
      coin,
      amount,
      sender,
      recipient,
      memo,
      sequence,
      fee: fee.amount,
      outcome: 'unknown',
      withdrawal_id: null,
      found_at: at,
      settled_at: null,
    })
    .onConflict(conflict => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
}

/** The withdrawal that it is: one that was not sent as far as the database knows, to the last unit, by its number or the oldest. */
const findAsked = (tx: Tx, { network, coin, recipient, memo, amount, sequence }: FoundSendingRow) =>
  tx
    .selectFrom('withdrawal')
    .selectAll()
    .where('status', 'in', ['approved', 'awaiting_approval'])
    .where('network', '=', network)
    .where('coin', '=', coin)
    .where('address', '=', recipient)
    .where('memo', 'is not distinct from', memo)
    .where('amount', '=', amount)
    .orderBy(eb => eb('sequence', 'is not distinct from', sequence), 'desc')
    .orderBy('status')
    .orderBy('created_at')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()

/** Takes a withdrawal to its end: its transaction is in a block for good. */
async function finishAsked(
  tx: Tx,
  parts: SettlingParts,
  asked: WithdrawalRow,
  found: FoundSendingRow,
  at: Date,
): Promise<WithdrawalRow> {
  // The number is this one's: whoever was given it meanwhile is given another.
  await tx
    .updateTable('withdrawal')
    .set({ sequence: null, sender: null })
    .where('network', '=', found.network)
    .where('status', '=', 'approved')
    .where('sequence', '=', found.sequence)
    .execute()
  const approved =
    asked.status === 'awaiting_approval'
      ? await moveWithdrawal(tx, parts, asked, 'approve', 'approver', at)
      : asked
  const signed = await moveWithdrawal(tx, parts, approved, 'sign', 'system', at, {
    // Nobody has to hand it over again.
    columns: { txid: found.txid, raw: '', sequence: found.sequence, sender: found.sender },
  })
  const confirmed = await moveWithdrawal(tx, parts, signed, 'confirm', 'system', at, {
    chainCost: { asset: nativeCoin[found.network], amount: BigInt(found.fee) },
  })
  await tx.updateTable('withdrawal').set({ is_final: true }).where('id', '=', confirmed.id).execute()
  return confirmed
}

/**
 * Whose address it is: the one person who has saved it or has been paid there. Whoever asked for it, it is they who have the coins
 * now; of an address that two people use an operator decides.
 */
async function findOwner(
  db: SettlingParts['database']['db'],
  { network, recipient, memo }: FoundSendingRow,
): Promise<UserId | null> {
  const saved = db
    .selectFrom('saved_address')
    .select('user_id')
    .where('network', '=', network)
    .where('address', '=', recipient)
    .where('memo', 'is not distinct from', memo)
  const paid = db
    .selectFrom('withdrawal')
    .select('user_id')
    .where('network', '=', network)
    .where('address', '=', recipient)
    .where('memo', 'is not distinct from', memo)
    .where('source', '=', 'available')
  const owners = await saved.union(paid).limit(2).execute()
  return owners.length === 1 ? (owners[0]?.user_id ?? null) : null
}

async function lockUnknown(tx: Tx, { network, txid, output }: FoundSendingRow): Promise<FoundSendingRow> {
  const row = await tx
    .selectFrom('found_sending')
    .selectAll()
    .where('network', '=', network)
    .where('txid', '=', txid)
    .where('output', '=', output)
    .where('outcome', '=', 'unknown')
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new Error(`${txid} is settled already`)
  return row
}

async function settle(
  tx: Tx,
  { network, txid, output }: FoundSendingRow,
  outcome: Exclude<SendingOutcome, 'unknown'>,
  withdrawal: Pick<WithdrawalRow, 'id'> | null,
  at: Date,
): Promise<void> {
  await tx
    .updateTable('found_sending')
    .set({ outcome, withdrawal_id: withdrawal?.id ?? null, settled_at: at })
    .where('network', '=', network)
    .where('txid', '=', txid)
    .where('output', '=', output)
    .execute()
}
