import { tellUser } from '../../../cable/publishEvents.ts'
import type { Tx } from '../../../database/database.ts'
import type { UserId } from '../../../domain/identifier/identifier.ts'
import type { Random } from '../../../domain/identifier/random.ts'
import { systemNote } from '../chat/systemNotes.ts'
import { tellNotes } from '../chat/tellMessage.ts'
import type { NoticeCode } from '../../../domain/notification/noticeCode.ts'
import { notify } from '../../telling/notification/notify.ts'
import type { TradeRow } from '../record/tradeMapping.ts'
import { money } from '../../../domain/reference/decimalOf.ts'
import type { ClaimRow } from './tables.ts'

/** What happens to a claim, as its conversation and its people are told. */
interface ClaimNews {
  readonly trade: TradeRow
  readonly claim: ClaimRow
  /** Of the note in the conversation and of the notifications. */
  readonly code: Extract<NoticeCode, `claim_${string}`>
  /** Parties who are notified; whoever did it knows. */
  readonly notified: readonly UserId[]
  readonly actorId: UserId
  readonly at: Date
}

/** Tells of a claim in the transaction that changes it: a note in the conversation, notifications, both parties' pages. */
export async function tellOfClaim(tx: Tx, random: Random, news: ClaimNews): Promise<void> {
  const { trade, claim, code, notified, actorId, at } = news
  const coins = money(BigInt(claim.held), claim.coin)
  const note = systemNote(random, { code, ...coins }, at)
  await tx
    .insertInto('trade_message')
    .values({ ...note, trade_id: trade.id, attachment_id: null, client_id: null, created_at: at })
    .execute()
  const names = await tx
    .selectFrom('app_user')
    .select(['id', 'user_name'])
    .where('id', 'in', [claim.buyer_id, claim.seller_id])
    .execute()
  const nameOf = (id: UserId) => names.find(row => row.id === id)?.user_name ?? ''
  tellNotes(tx, { tradeId: trade.id, at, buyerName: nameOf(claim.buyer_id) }, [note])
  for (const userId of notified) {
    const partnerName = nameOf(userId === claim.buyer_id ? claim.seller_id : claim.buyer_id)
    await notify(
      tx,
      random,
      userId,
      { type: 'Notification::Admin', code, tradeId: trade.id, partnerName, ...coins },
      at,
    )
  }
  for (const userId of [claim.buyer_id, claim.seller_id])
    tellUser(tx, userId, 'trade_changed', {
      trade_id: trade.id,
      status: trade.status,
      action: code,
      by_me: userId === actorId,
      unread_count: null,
    })
}
