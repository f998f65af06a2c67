import { tellSessionClosed } from '../cable/publishEvents.ts'
import type { Tx } from '../database/database.ts'
import type { Duty } from '../domain/account/duty.ts'
import { userNameKey } from '../domain/account/userName.ts'
import type { UserId } from '../domain/identifier/identifier.ts'
import { reviewAdvertsOf } from '../modules/trading/advert/review/advertReviewJob.ts'
import { endSessionsOf } from '../modules/people/session/sessions.ts'
import { disputeTradesOf } from '../modules/trading/trade/deadlineJobs.ts'
import { tellTrading } from '../modules/trading/record/tellTrading.ts'
import { stopWithdrawalsOf } from '../modules/money/withdrawal/record/stopWithdrawals.ts'
import type { Parts } from './parts.ts'

/** What an operator makes of somebody: a duty, or how far they may take part. */
interface Change {
  readonly roles?: readonly Duty[]
  readonly suspended?: boolean
  readonly banned?: boolean
}

/** Every standing and what it changes; what is not named stays. */
const changes = {
  user: { roles: ['user'] },
  arbiter: { roles: ['user', 'arbiter'] },
  operator: { roles: ['user', 'operator'] },
  suspended: { suspended: true },
  banned: { banned: true },
  restored: { suspended: false, banned: false },
} as const satisfies Record<string, Change>

/** What somebody can be made. */
export type Standing = keyof typeof changes
export const standings = Object.keys(changes) as readonly Standing[]

/**
 * Changes somebody's standing, with all that follows from it at once: open trades of the suspended and banned go to an
 * arbiter, what waits to be sent is taken back, their adverts are hidden (and shown again when they are restored), and a ban or another duty ends every session,
 * with its sockets. Answers false when there is nobody of this name.
 */
export const changeStanding = (parts: Parts, name: string, standing: Standing): Promise<boolean> =>
  parts.database.transaction(async tx => {
    const at = parts.clock.now()
    const change: Change = changes[standing]
    const user = await tx
      .updateTable('app_user')
      .set({
        ...(change.roles ? { roles: [...change.roles] } : {}),
        ...(change.suspended === undefined ? {} : { suspended_at: change.suspended ? at : null }),
        ...(change.banned === undefined ? {} : { banned_at: change.banned ? at : null }),
      })
      .where('user_name_key', '=', userNameKey(name))
      .returning('id')
      .executeTakeFirst()
    if (!user) return false
    if (change.roles || change.banned) await endSessions(tx, user.id, standing, at)
    if (change.roles) return true
    if (standing !== 'restored') {
      await disputeTradesOf(tx, parts.trade, user.id, at)
      await stopWithdrawalsOf(tx, user.id, at)
    }
    await reviewAdvertsOf(tx, user.id, parts.board.rates(), at)
    await tellTrading(tx, user.id, at)
    return true
  })

/** A socket knows the duties with which it was opened, so whoever gets another one logs in again. */
async function endSessions(tx: Tx, userId: UserId, standing: Standing, at: Date): Promise<void> {
  const reason = standing === 'banned' ? 'banned' : 'role_changed'
  await endSessionsOf(tx, { userId, reason }, at)
  tellSessionClosed(tx, { userId, sessionId: 'all', reason })
}
