import { tellSessionClosed } from '../../../cable/publishEvents.ts'
import type { Tx } from '../../../database/database.ts'
import type { Duty } from '../../../domain/account/duty.ts'
import type { UserId } from '../../../domain/identifier/identifier.ts'
import { endSessionsOf, type SessionEnd } from '../../people/session/sessions.ts'
import { stopWithdrawalsOf } from '../../money/withdrawal/record/stopWithdrawals.ts'
import { reviewAdvertsOf } from '../../trading/advert/review/advertReviewJob.ts'
import { tellTrading } from '../../trading/record/tellTrading.ts'
import { disputeTradesOf } from '../../trading/trade/deadlineJobs.ts'
import type { DeskParts } from '../parts.ts'

/** How far somebody may take part; what is not named stays. */
interface Participation {
  readonly suspended?: boolean
  readonly banned?: boolean
}

/**
 * Changes how far somebody may take part, with all that follows from it at once: open trades of the suspended and banned go to an
 * arbiter, what waits to be sent is taken back, their adverts are hidden (and shown again when they are restored), and a ban ends every
 * session, with its sockets.
 */
export async function changeParticipation(
  tx: Tx,
  parts: Pick<DeskParts, 'trade' | 'rates'>,
  userId: UserId,
  { suspended, banned }: Participation,
  at: Date,
): Promise<void> {
  await tx
    .updateTable('app_user')
    .set({
      ...(suspended === undefined ? {} : { suspended_at: suspended ? at : null }),
      ...(banned === undefined ? {} : { banned_at: banned ? at : null }),
    })
    .where('id', '=', userId)
    .execute()
  if (banned === true) await endEverySession(tx, userId, 'banned', at)
  if (suspended === true || banned === true) {
    await disputeTradesOf(tx, parts.trade, userId, at)
    await stopWithdrawalsOf(tx, userId, at)
  }
  await reviewAdvertsOf(tx, userId, parts.rates(), at)
  await tellTrading(tx, userId, at)
}

/** Makes somebody an arbiter, an operator, or neither. A socket knows the duties with which it was opened: whoever gets another one logs in again. */
export async function changeDuty(tx: Tx, userId: UserId, duty: Duty, at: Date): Promise<void> {
  await tx
    .updateTable('app_user')
    .set({ roles: duty === 'user' ? ['user'] : ['user', duty] })
    .where('id', '=', userId)
    .execute()
  await endEverySession(tx, userId, 'role_changed', at)
}

/** Ends every session of somebody, with its sockets. */
export async function endEverySession(
  tx: Tx,
  userId: UserId,
  reason: Extract<SessionEnd, 'banned' | 'role_changed' | 'ended_by_operator'>,
  at: Date,
): Promise<void> {
  await endSessionsOf(tx, { userId, reason }, at)
  tellSessionClosed(tx, { userId, sessionId: 'all', reason })
}
