import { Type } from 'typebox'
import type { Tx } from '../../../database/database.ts'
import type { UserId } from '../../../domain/identifier/identifier.ts'
import type { TradeId } from '../../../domain/identifier/tradeId.ts'
import { onJob, type JobHandler, type JobParts } from '../../../runtime/job/jobHandler.ts'
import { jobKind, schedule } from '../../../runtime/job/jobs.ts'
import { product } from '../../../runtime/product.ts'
import { notify } from '../../telling/notification/notify.ts'
import { unreadByTrade } from './unreadByTrade.ts'

const type = 'Notification::NotReadTradeMessage'
const unreadJob = jobKind(
  'unread_message',
  Type.Object({ trade_id: Type.String(), user_id: Type.String(), author_name: Type.String() }),
)

/** Looks after a while whether a reader has seen what was said; what is said meanwhile moves it. */
export const watchUnread = (
  tx: Tx,
  said: { readonly tradeId: TradeId; readonly to: UserId; readonly authorName: string },
  at: Date,
): Promise<void> =>
  schedule(tx, {
    kind: unreadJob,
    key: `${said.tradeId}:${said.to}`,
    runAt: new Date(at.getTime() + product.chat.unreadNoticeMinutes * 60_000),
    payload: { trade_id: said.tradeId, user_id: said.to, author_name: said.authorName },
  })

/** Notifies of messages that were not read; once, until that notification is read. */
export const unreadMessageHandler = ({ database, random, clock }: JobParts): JobHandler =>
  onJob(unreadJob, ({ payload }) =>
    database.transaction(async tx => {
      const tradeId = payload.trade_id as TradeId
      const userId = payload.user_id as UserId
      if (!(await unreadByTrade(tx, [tradeId], userId)).has(tradeId)) return
      const told = await tx
        .selectFrom('notification')
        .select('id')
        .where('user_id', '=', userId)
        .where('trade_id', '=', tradeId)
        .where('type', '=', type)
        .where('read_at', 'is', null)
        .executeTakeFirst()
      if (told) return
      const notice = { type, code: 'message_unread', tradeId, partnerName: payload.author_name } as const
      await notify(tx, random, userId, notice, clock.now())
    }),
  )
