import { tellUser } from '../../../cable/publishEvents.ts'
import type { Tx } from '../../../database/database.ts'
import type { UserId } from '../../../domain/identifier/identifier.ts'
import type { TradeId } from '../../../domain/identifier/tradeId.ts'
import { refuse } from '../../../domain/refusal/refusal.ts'
import { RequestRefused } from '../../../kernel/refusal.ts'
import { schedule } from '../../../runtime/job/jobs.ts'
import { askingJob } from '../../money/withdrawal/approval/approvalJob.ts'
import { actOnTrade } from './act/actOnTrade.ts'
import type { TradeRow } from '../record/tradeMapping.ts'
import type { TradeParts } from './parts.ts'

/** Before a release is asked for in the messenger: the seller has one linked. Refuses `messenger_required`. */
export async function guardApproval(tx: Tx, { seller_id: sellerId }: TradeRow): Promise<void> {
  const seller = await tx
    .selectFrom('app_user')
    .select('telegram_id')
    .where('id', '=', sellerId)
    .executeTakeFirstOrThrow()
  if (seller.telegram_id === null) throw new RequestRefused(refuse('messenger_required'))
}

/** After it was asked for: the bot asks, and the seller's pages wait. */
export async function askRelease(tx: Tx, row: Pick<TradeRow, 'id' | 'seller_id'>, at: Date): Promise<void> {
  await schedule(tx, {
    kind: askingJob,
    key: `trade ${row.id}`,
    runAt: at,
    payload: { withdrawal_id: null, trade_id: row.id },
  })
  tellUser(tx, row.seller_id, 'trade_approval', { trade_id: row.id, state: 'waiting' })
}

/** After the seller took the question back on a page: their other pages hear it, and a press in the messenger comes too late. */
export function tellTakenBack(tx: Tx, row: Pick<TradeRow, 'id' | 'seller_id'>): void {
  tellUser(tx, row.seller_id, 'trade_approval', { trade_id: row.id, state: 'declined' })
}

/** What a seller has answered in the messenger. */
interface ReleaseAnswer {
  readonly tradeId: TradeId
  readonly sellerId: UserId
  readonly isYes: boolean
  readonly at: Date
}

/** Releases, or takes the question back; once, while it waits. Refusals are thrown. */
export async function decideRelease(
  tx: Tx,
  parts: TradeParts,
  { tradeId, sellerId, isYes, at }: ReleaseAnswer,
): Promise<void> {
  await actOnTrade(tx, parts, {
    tradeId,
    action: isYes ? 'complete' : 'declineApproval',
    actor: { kind: 'person', userId: sellerId, duty: 'user' },
    at,
    check: async row => {
      if (row.approval_ends_at === null || row.approval_ends_at <= at)
        throw new RequestRefused(refuse('time_ran_out'))
    },
  })
  tellUser(tx, sellerId, 'trade_approval', { trade_id: tradeId, state: isYes ? 'approved' : 'declined' })
}
