import type { Tx } from '../../../database/database.ts'
import { parseWithdrawalId } from '../../../domain/identifier/identifier.ts'
import type { Random } from '../../../domain/identifier/random.ts'
import type { WithdrawalStatus } from '../../../domain/withdrawal/machine.ts'
import { onJob, type JobHandler, type JobParts } from '../../../runtime/job/jobHandler.ts'
import type { NoticeCode } from '../../../domain/notification/noticeCode.ts'
import { notify, type Notice } from '../../telling/notification/notify.ts'
import { money } from '../../../domain/reference/decimalOf.ts'
import { newsJob } from './record/newsJob.ts'
import type { WithdrawalRow } from './record/tables.ts'
import { findWithdrawal } from './record/writeWithdrawal.ts'

/** What the owner is told of an end; of what they have done themselves, nothing. */
const codeOf: Partial<Record<WithdrawalStatus, NoticeCode>> = {
  confirmed: 'withdrawal_confirmed',
  declined: 'withdrawal_declined',
  expired: 'withdrawal_expired',
  cancelled: 'withdrawal_stopped',
  aml_refused: 'withdrawal_aml_refused',
  failed: 'withdrawal_failed',
}

/** A guest acts on the page of the trade: another address, where this one did not do. */
const guestCodeOf: Partial<Record<WithdrawalStatus, NoticeCode>> = {
  confirmed: 'payout_sent',
  aml_refused: 'payout_refused',
  failed: 'payout_failed',
}

/** Writes the notifications of an end. */
export const withdrawalNews = (parts: JobParts): JobHandler =>
  onJob(newsJob, async ({ payload }) => {
    const id = parseWithdrawalId(payload.withdrawal_id)
    if (!id) throw new TypeError(`${payload.withdrawal_id} is no withdrawal`)
    await parts.database.transaction(async tx => {
      const row = await findWithdrawal(tx, id)
      if (row) await tell(tx, parts.random, row, parts.clock.now())
    })
  })

async function tell(tx: Tx, random: Random, row: WithdrawalRow, at: Date): Promise<void> {
  const coins = money(BigInt(row.amount), row.coin)
  const send = (userId: WithdrawalRow['user_id'], notice: Omit<Notice, 'amount' | 'asset'>) =>
    notify(tx, random, userId, { ...notice, ...coins }, at)
  const code = (row.trade_id === null ? codeOf : guestCodeOf)[row.status]
  if (code)
    await send(row.user_id, {
      type: 'Notification::Admin',
      code,
      ...(row.trade_id === null ? {} : { tradeId: row.trade_id }),
    })
  if (row.status !== 'confirmed' || row.recipient_id === null) return
  const { user_name: partnerName } = await tx
    .selectFrom('app_user')
    .select('user_name')
    .where('id', '=', row.user_id)
    .executeTakeFirstOrThrow()
  await send(row.recipient_id, { type: 'Notification::Refill', code: 'coins_received', partnerName })
}
