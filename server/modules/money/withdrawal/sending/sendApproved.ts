import type { SigningOrder } from '../../../../adapters/chain/chain.ts'
import type { Tx } from '../../../../database/database.ts'
import type { SignerAnswer } from '../../../../signer/signer.ts'
import { freeNumber, isWithinReach } from '../../house/houseNumbers.ts'
import { chainOf, handToNetwork } from './followWithdrawal.ts'
import type { TurnParts } from './parts.ts'
import { senderOf, standingObstacle } from '../record/withdrawalObstacles.ts'
import type { WithdrawalRow } from '../record/tables.ts'
import { lockWithdrawal, moveWithdrawal } from '../record/writeWithdrawal.ts'

/** Sends what was approved: looks once more whether it may go, gives it its number, has it signed, and hands it over. */
export async function sendApproved(parts: TurnParts, listed: WithdrawalRow): Promise<void> {
  const at = parts.clock.now()
  if (listed.not_before !== null && listed.not_before > at) return
  if (!(await mayGo(parts, listed))) return
  const row = listed.sequence === null ? await number(parts, listed) : listed
  if (!row) return
  await parts.passing?.('numbered')
  const answer = await parts.turn.ask(signal => parts.signer.sign(orderOf(row), signal))
  await parts.passing?.('signed')
  if (!answer.ok) return putOff(parts, row, answer)
  const signed = await changeApproved(parts, row, (tx, locked) =>
    moveWithdrawal(tx, parts, locked, 'sign', 'system', parts.clock.now(), {
      columns: { txid: answer.signed.txid, raw: answer.signed.raw },
    }),
  )
  // Taken back meanwhile: nobody has its bytes but this process, and it forgets them.
  if (!signed) return
  await parts.passing?.('recorded')
  await handToNetwork(parts, signed)
}

/** What was decided minutes ago may have changed: who its owner is, and what is known of the address. */
async function mayGo(parts: TurnParts, row: WithdrawalRow): Promise<boolean> {
  const { network, address } = row
  if (network === null || address === null) throw new Error(`Withdrawal ${row.id} goes to no network`)
  const move = (name: 'stop' | 'refuse') =>
    parts.database.transaction(async tx => {
      await parts.turn.guard(tx)
      const locked = await lockWithdrawal(tx, row.id)
      if (locked?.status === 'approved')
        await moveWithdrawal(tx, parts, locked, name, 'system', parts.clock.now())
    })
  const sender = await senderOf(parts.database.db, row.user_id)
  if (row.source === 'available' && standingObstacle(sender, parts.clock.now())) {
    await move('stop')
    return false
  }
  if ((await parts.aml.screen({ network, address })) === 'refused') {
    await move('refuse')
    return false
  }
  return true
}

/** Gives a withdrawal the next number of the wallet's address, and what the transaction will cost; committed before it is signed. */
async function number(parts: TurnParts, row: WithdrawalRow): Promise<WithdrawalRow | null> {
  const chain = chainOf(parts, row)
  const sender = parts.watchKeys[chain.network].address
  const { terms } = await chain.fee(row.coin)
  const sending = { coin: row.coin, amount: BigInt(row.amount), terms }
  if (!(await isWithinReach(parts.database.db, chain, sender, sending))) return null
  const next = await chain.nextSequence(sender)
  return changeApproved(parts, row, async (tx, locked) => {
    const sequence = await freeNumber(tx, chain.network, sender, next)
    const numbered = { sequence, sender, terms, is_simulated: chain.isSimulated }
    await tx
      .updateTable('withdrawal')
      .set({ ...numbered, terms: JSON.stringify(terms) as never })
      .where('id', '=', row.id)
      .execute()
    return { ...locked, ...numbered }
  })
}

/** Changes a withdrawal while it is approved and has the number that it was read with; null when it is not so any more. */
const changeApproved = (
  { database, turn }: TurnParts,
  row: WithdrawalRow,
  change: (tx: Tx, locked: WithdrawalRow) => Promise<WithdrawalRow>,
): Promise<WithdrawalRow | null> =>
  database.transaction(async tx => {
    await turn.guard(tx)
    const locked = await lockWithdrawal(tx, row.id)
    const isSame = locked?.status === 'approved' && String(locked.sequence) === String(row.sequence)
    return isSame ? change(tx, locked) : null
  })

/** What the signer is asked, from the row alone: asked again, it is the same to the last unit. */
function orderOf(row: WithdrawalRow): SigningOrder {
  const { id, network, coin, address: to, memo, amount, sequence, terms } = row
  if (network === null || to === null || sequence === null)
    throw new Error(`Withdrawal ${id} is not ready to be signed`)
  return {
    id: `withdrawal:${id}`,
    network,
    coin,
    to,
    memo,
    amount: BigInt(amount),
    sequence,
    terms: terms as Readonly<Record<string, string>>,
  }
}

const minuteMs = 60_000

/** The signer signs it not now, or never. Its number is free again: the signer has signed nothing with it. */
async function putOff(
  parts: TurnParts,
  row: WithdrawalRow,
  answer: Extract<SignerAnswer, { ok: false }>,
): Promise<void> {
  const { refusal, retryAt } = answer
  // Something was signed for it that is not in the database: a person has to look before anything is sent.
  if (refusal === 'other_order_under_id')
    throw new Error(`The signer has signed another order for withdrawal ${row.id}`)
  const at = parts.clock.now()
  await changeApproved(parts, row, async (tx, locked) => {
    if (refusal !== 'over_hourly_limit') return moveWithdrawal(tx, parts, locked, 'fail', 'system', at)
    const soonest = new Date(at.getTime() + minuteMs)
    const asked = retryAt === null ? new Date(at.getTime() + 60 * minuteMs) : new Date(retryAt)
    const later = { sequence: null, sender: null, not_before: asked > soonest ? asked : soonest }
    await tx.updateTable('withdrawal').set(later).where('id', '=', row.id).execute()
    return { ...locked, ...later }
  })
  parts.logger.warn({ withdrawal: row.id, refusal, retryAt }, 'the signer has not signed a withdrawal')
}
