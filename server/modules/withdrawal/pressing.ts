import { RequestRefused } from '../../kernel/refusal.ts'
import type { Clock } from '../../runtime/clock.ts'
import type { SignallingDatabase } from '../../runtime/signalling.ts'
import type { Press, PressAnswer } from '../messenger/bot.ts'
import { decideRelease } from '../trade/approval.ts'
import type { TradeParts } from '../trade/ports.ts'
import { decide } from './decide.ts'
import { approvalOfCode } from './tokens.ts'
import { findWithdrawal } from './write.ts'

/**
 * Does what somebody has pressed in their messenger: sends, releases, or not. A code is worth something in the messenger account
 * that it was shown to, and as long as that one is linked.
 */
export const decideByPress =
  (parts: { readonly database: SignallingDatabase; readonly clock: Clock; readonly trade: TradeParts }) =>
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
          await decideRelease(tx, parts.trade, { ...of, sellerId: user.id, isYes, at })
          return isYes ? 'released' : 'release_declined'
        }
        // Linked to another account since it was asked: it decides nothing of the first one's.
        if ((await findWithdrawal(tx, of.withdrawalId))?.user_id !== user.id) return 'too_late'
        await decide(tx, of.withdrawalId, isYes ? 'approve' : 'decline', at)
        return isYes ? 'approved' : 'declined'
      })
    } catch (error) {
      if (error instanceof RequestRefused) return 'too_late'
      throw error
    }
  }
