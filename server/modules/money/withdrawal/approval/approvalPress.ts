import type { Tx } from '../../../../database/database.ts'
import type { UserId } from '../../../../domain/identifier/identifier.ts'
import type { TradeId } from '../../../../domain/identifier/tradeId.ts'
import { RequestRefused } from '../../../../kernel/refusal.ts'
import type { Clock } from '../../../../runtime/clock.ts'
import type { SignallingDatabase } from '../../../../runtime/signalling.ts'
import type { Press, PressAnswer } from '../../../telling/messenger/bot.ts'
import type { MovingParts } from '../record/withdrawalOrigins.ts'
import { decide } from './decideWithdrawal.ts'
import { approvalOfCode } from './approvalTokens.ts'
import { findWithdrawal } from '../record/writeWithdrawal.ts'

/** What pressing stands on. */
export interface PressingParts extends MovingParts {
  readonly database: SignallingDatabase
  readonly clock: Clock
  /** Releases a trade’s coins, or takes the question back. Refusals are thrown. */
  readonly release: (
    tx: Tx,
    answer: {
      readonly tradeId: TradeId
      readonly sellerId: UserId
      readonly isYes: boolean
      readonly at: Date
    },
  ) => Promise<void>
}

/**
 * Does what somebody has pressed in their messenger: sends, releases, or not. A code is worth something in the messenger account
 * that it was shown to, and as long as that one is linked.
 */
export const decideByPress =
  (parts: PressingParts) =>
  async ({ code, isYes, from }: Press): Promise<PressAnswer> => {
    const at = parts.clock.now()
    try {
      return await parts.database.transaction(async tx => {
        const of = await approvalOfCode(tx, code, from)
        const user = await tx
          .selectFrom('app_user')
          .select('id')
          .where('telegram_id', '=', from)
          .executeTakeFirst()
        if (!of || !user) return 'too_late'
        if ('tradeId' in of) {
          await parts.release(tx, { ...of, sellerId: user.id, isYes, at })
          return isYes ? 'released' : 'release_declined'
        }
        // Linked to another account since it was asked: it decides nothing of the first one's.
        if ((await findWithdrawal(tx, of.withdrawalId))?.user_id !== user.id) return 'too_late'
        await decide(tx, parts, of.withdrawalId, isYes ? 'approve' : 'decline', at)
        return isYes ? 'approved' : 'declined'
      })
    } catch (error) {
      if (error instanceof RequestRefused) return 'too_late'
      throw error
    }
  }
