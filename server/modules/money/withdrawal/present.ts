import type { Static } from 'typebox'
import type { Connection } from '../../../database/database.ts'
import { mayMove } from '../../../domain/withdrawal/applyMove.ts'
import { totalOf } from '../../../ledger/withdrawal.ts'
import { readSeq } from '../../../runtime/outbox.ts'
import { decimalOf } from '../../../domain/reference/decimalOf.ts'
import { networkNameOf } from './address/destination.ts'
import { confirmationsNeeded, moneyOf, txUrlOf } from './record/withdrawalMapping.ts'
import type { withdrawalOperations } from './schema.ts'
import type { WithdrawalRow } from './record/tables.ts'

/** A withdrawal as its owner sees it. */
export type WithdrawalView = Static<(typeof withdrawalOperations)['withdrawal']['reply']>
/** A withdrawal as whoever approves it sees it. */
export type ApprovalView = Static<(typeof withdrawalOperations)['withdrawalApproval']['reply']>

const iso = (at: Date | null) => at?.toISOString() ?? null

/** Withdrawals of one owner; one read of each kind for a whole list. */
export async function presentWithdrawals(
  db: Connection,
  rows: readonly WithdrawalRow[],
): Promise<WithdrawalView[]> {
  const [first] = rows
  if (!first) return []
  const seq = await readSeq(db, first.user_id)
  const names = await namesOf(db, rows)
  const labels = await labelsOf(db, rows)
  return rows.map(row => ({
    ...commonOf(row, names),
    crypto_currency_code: row.coin,
    is_internal: row.recipient_id !== null,
    network: row.network,
    address_label: labels(row),
    comment: row.comment,
    approval_way: row.status === 'awaiting_approval' ? row.approval_way : null,
    txid: row.txid,
    tx_url: txUrlOf(row),
    confirmations: row.txid === null ? null : row.confirmations,
    confirmations_needed: confirmationsNeeded(row),
    is_simulated: row.is_simulated,
    available_actions: [
      ...(mayMove(row.status, 'cancel', 'owner') ? (['cancel'] as const) : []),
      ...(row.status === 'awaiting_approval' ? (['resend'] as const) : []),
    ],
    updated_at: row.updated_at.toISOString(),
    seq,
  }))
}

/** One withdrawal of its owner's. */
export async function presentWithdrawal(db: Connection, row: WithdrawalRow): Promise<WithdrawalView> {
  const [view] = await presentWithdrawals(db, [row])
  if (!view) throw new Error(`Withdrawal ${row.id} was not presented`)
  return view
}

/** What the link of a letter asks. */
export const presentApproval = async (db: Connection, row: WithdrawalRow): Promise<ApprovalView> =>
  commonOf(row, await namesOf(db, [row]))

const commonOf = (row: WithdrawalRow, names: ReadonlyMap<string, string>) => ({
  id: row.id,
  status: row.status,
  crypto_currency_code: row.coin,
  network_name: row.network === null ? null : networkNameOf(row.coin, row.network),
  address: row.address,
  memo: row.memo,
  recipient_name: row.recipient_id === null ? null : (names.get(row.recipient_id) ?? null),
  amount: decimalOf(BigInt(row.amount), row.coin),
  network_fee: decimalOf(BigInt(row.network_fee), row.coin),
  service_fee: decimalOf(BigInt(row.service_fee), row.coin),
  total: decimalOf(totalOf(moneyOf(row)), row.coin),
  approve_until: row.status === 'awaiting_approval' ? iso(row.approve_until) : null,
  created_at: row.created_at.toISOString(),
})

async function namesOf(db: Connection, rows: readonly WithdrawalRow[]): Promise<ReadonlyMap<string, string>> {
  const ids = rows.flatMap(({ recipient_id: id }) => (id === null ? [] : [id]))
  if (ids.length === 0) return new Map()
  const people = await db.selectFrom('app_user').select(['id', 'user_name']).where('id', 'in', ids).execute()
  return new Map(people.map(({ id, user_name: name }) => [id, name]))
}

async function labelsOf(db: Connection, rows: readonly WithdrawalRow[]) {
  const [first] = rows
  if (!first) return () => null
  const saved = await db
    .selectFrom('saved_address')
    .select(['label', 'coin', 'network', 'address', 'memo'])
    .where('user_id', '=', first.user_id)
    .execute()
  const keyOf = (place: Pick<WithdrawalRow, 'coin' | 'network' | 'address' | 'memo'>) =>
    [place.coin, place.network, place.address, place.memo ?? ''].join(' ')
  const byPlace = new Map(saved.map(each => [keyOf(each), each.label]))
  return (row: WithdrawalRow) => (row.address === null ? null : (byPlace.get(keyOf(row)) ?? null))
}
