import type { Chain, Fate, SignedTransaction } from '../../../../adapters/chain/chain.ts'
import type { Tx } from '../../../../database/database.ts'
import { networks } from '../../../../domain/reference/network.ts'
import { tellUser } from '../../../../cable/publishEvents.ts'
import { confirmationsNeeded } from '../record/withdrawalMapping.ts'
import type { SendingParts, TurnParts } from './parts.ts'
import type { WithdrawalRow } from '../record/tables.ts'
import { lockWithdrawal, moveWithdrawal } from '../record/writeWithdrawal.ts'

/** Looks what has become of a signed transaction, until it is confirmed, or nothing can come of it any more. */
export async function followSent(parts: TurnParts, row: WithdrawalRow): Promise<void> {
  const { txid, from, sequence } = signedOf(row)
  const fate = await chainOf(parts, row).fateOf({ txid, from, sequence })
  await onFate[fate.kind](parts, row, fate as never)
}

type OnFate = {
  readonly [Kind in Fate['kind']]: (
    parts: TurnParts,
    row: WithdrawalRow,
    fate: Extract<Fate, { kind: Kind }>,
  ) => Promise<void>
}

const onFate: OnFate = {
  // Not handed over yet, or forgotten by the network: the same bytes again.
  unknown: (parts, row) => handToNetwork(parts, row),
  waiting: (parts, row) => change(parts, row, (tx, locked) => markBroadcast(parts, tx, locked)),
  mined: (parts, row, fate) =>
    change(parts, row, async (tx, locked) => {
      // What failed in its block may succeed in another one, as long as there may be another one.
      const isDone = fate.succeeded ? fate.confirmations >= needed(row) : isFinal(row, fate)
      if (!isDone) return count(tx, await markBroadcast(parts, tx, locked), fate)
      await moveWithdrawal(
        tx,
        parts,
        locked,
        fate.succeeded ? 'confirm' : 'fail',
        'system',
        parts.clock.now(),
        {
          columns: { confirmations: fate.confirmations },
          chainCost: { asset: fate.fee.coin, amount: fate.fee.amount },
        },
      )
    }),
  // Another transaction has its number for good: this one can never be mined any more.
  replaced: (parts, row, fate) =>
    change(parts, row, async (tx, locked) => {
      if (isFinal(row, fate)) await moveWithdrawal(tx, parts, locked, 'fail', 'system', parts.clock.now())
    }),
}

/** Hands the signed bytes to the network; doing so again changes nothing. */
export async function handToNetwork(parts: TurnParts, row: WithdrawalRow): Promise<void> {
  await parts.turn.ask(() => chainOf(parts, row).broadcast(signedOf(row)))
  await parts.passing?.('handed')
  await change(parts, row, (tx, locked) => markBroadcast(parts, tx, locked))
  await parts.passing?.('marked')
}

const markBroadcast = async (parts: TurnParts, tx: Tx, row: WithdrawalRow): Promise<WithdrawalRow> =>
  row.status === 'signed' ? moveWithdrawal(tx, parts, row, 'broadcast', 'system', parts.clock.now()) : row

/** Writes how many blocks are on it, and has its page show them. */
async function count(
  tx: Tx,
  row: WithdrawalRow,
  { confirmations }: { readonly confirmations: number },
): Promise<void> {
  // One that has failed is waited for longer than for one that has not.
  const shown = Math.min(confirmations, needed(row))
  if (shown === row.confirmations) return
  await tx.updateTable('withdrawal').set({ confirmations: shown }).where('id', '=', row.id).execute()
  tellUser(tx, row.user_id, 'withdrawal_approval', { withdrawal_id: row.id, status: row.status })
}

/** Changes a withdrawal that is still on its way, in a transaction of its own. */
const change = (
  { database, turn }: TurnParts,
  row: WithdrawalRow,
  work: (tx: Tx, locked: WithdrawalRow) => Promise<unknown>,
): Promise<void> =>
  database.transaction(async tx => {
    await turn.guard(tx)
    const locked = await lockWithdrawal(tx, row.id)
    if (locked?.status === 'signed' || locked?.status === 'broadcast') await work(tx, locked)
  })

function needed(row: WithdrawalRow): number {
  const count = confirmationsNeeded(row)
  if (count === null) throw new Error(`Withdrawal ${row.id} goes over no network`)
  return count
}

/** Whether its chain takes nothing back any more that has so many blocks on it. */
export const isFinal = (
  { network }: WithdrawalRow,
  { confirmations }: { readonly confirmations: number },
): boolean => network !== null && confirmations >= networks[network].finalBlocks

/** The chain that a withdrawal goes over. */
export function chainOf({ chains }: Pick<SendingParts, 'chains'>, { id, network }: WithdrawalRow): Chain {
  if (network === null) throw new Error(`Withdrawal ${id} goes over no network`)
  return chains.of(network)
}

export function signedOf(row: WithdrawalRow): SignedTransaction {
  const { id, txid, raw, sender: from, sequence } = row
  if (txid === null || raw === null || from === null || sequence === null)
    throw new Error(`Withdrawal ${id} is not signed`)
  return { txid, raw, from, sequence }
}
