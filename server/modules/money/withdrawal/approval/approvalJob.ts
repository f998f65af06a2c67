import { Type } from 'typebox'
import type { Tx } from '../../../../database/database.ts'
import { jobKind, schedule } from '../../../../runtime/job/jobs.ts'
import { sendLetter } from '../../../telling/outgoing/mail.ts'
import { decimalOf } from '../../../../domain/reference/decimalOf.ts'
import { networkNameOf } from '../address/destination.ts'
import { moneyOf } from '../record/withdrawalMapping.ts'
import { totalOf } from '../../../../ledger/withdrawal.ts'
import type { WithdrawalRow } from '../record/tables.ts'

/** Asks in the messenger whether to send, or to release; its key is the withdrawal or the trade. */
export const askingJob = jobKind(
  'approval_asking',
  Type.Object({
    withdrawal_id: Type.Union([Type.String(), Type.Null()]),
    trade_id: Type.Union([Type.String(), Type.Null()]),
  }),
)

/** Has the owner of a withdrawal asked: in the messenger, or by a letter with a link. */
export async function askSoon(tx: Tx, row: WithdrawalRow, at: Date): Promise<void> {
  if (row.approval_way === 'messenger') {
    await schedule(tx, {
      kind: askingJob,
      key: row.id,
      runAt: at,
      payload: { withdrawal_id: row.id, trade_id: null },
    })
    return
  }
  const recipient =
    row.recipient_id === null
      ? null
      : await tx
          .selectFrom('app_user')
          .select('user_name')
          .where('id', '=', row.recipient_id)
          .executeTakeFirstOrThrow()
  await sendLetter(
    tx,
    {
      kind: 'withdrawal_approval',
      userId: row.user_id,
      linkId: row.id,
      params: {
        ...figuresOf(row),
        to: `${recipient?.user_name ?? row.address ?? ''}${row.memo === null ? '' : ` · memo ${row.memo}`}`,
        until: row.approve_until?.toISOString() ?? '',
      },
    },
    at,
    `${row.id}:${at.getTime()}`,
  )
}

/** What is asked about, as letters and the messenger name it. */
export const figuresOf = (row: WithdrawalRow) => ({
  amount: `${decimalOf(BigInt(row.amount), row.coin)} ${row.coin}`,
  total: `${decimalOf(totalOf(moneyOf(row)), row.coin)} ${row.coin}`,
  network: row.network === null ? '' : networkNameOf(row.coin, row.network),
})
