import { tellUser } from '../../../cable/publishEvents.ts'
import type { Tx } from '../../../database/database.ts'
import { newMessageId, type AttachmentId, type UserId } from '../../../domain/identifier/identifier.ts'
import type { Random } from '../../../domain/identifier/random.ts'
import { hasProhibitedWords } from '../../../domain/word/prohibited.ts'
import { refuse } from '../../../domain/refusal/refusal.ts'
import { disputeReplyAllowance, type DisputeAuthor } from '../../../domain/trade/dispute.ts'
import { arbiterSpoke } from '../../../domain/trade/deadline.ts'
import { tradeRules } from '../../../domain/trade/rules.ts'
import { RequestRefused } from '../../../kernel/refusal.ts'
import { demandCode } from '../../people/proof/twoFactor.ts'
import { lockTrade } from '../record/lockTrade.ts'
import { rescheduleJobs } from '../record/jobs.ts'
import { saidIn, wordsOf } from '../dispute/statements.ts'
import { columnsOf, tradeOfRow, type TradeRow } from '../record/tradeMapping.ts'
import type { TradeMessageTable } from './tables.ts'
import { tellSaid } from './tellMessage.ts'
import { unreadByTrade } from './unreadByTrade.ts'
import { whySilent } from './chatSilence.ts'
import { watchUnread } from './unreadNoticeJob.ts'

/** What somebody says. */
export interface NewMessage {
  readonly trade: TradeRow
  readonly author: DisputeAuthor
  readonly authorId: UserId
  readonly text: string
  readonly attachmentId: AttachmentId | null
  readonly clientId: string
  /** Of the author's authenticator. */
  readonly code?: string | undefined
  readonly at: Date
}

/**
 * Writes a message into a trade's conversation; one that was sent twice (same author and client id) is written once.
 * In a dispute each side has its opening statement and one reply per message of the arbiter.
 */
export async function writeMessage(tx: Tx, random: Random, message: NewMessage): Promise<TradeMessageTable> {
  const { author, authorId, clientId, at } = message
  // An arbiter may have to quote.
  if (author !== 'arbiter' && hasProhibitedWords(message.text))
    throw new RequestRefused(refuse('prohibited_words', 'text'))
  // The row orders what is said with what is done: a dispute that opens now counts this message or does not see it.
  const trade = await lockTrade(tx, message.trade.id)
  if (!trade) throw new RequestRefused(refuse('not_found', 'id'))
  const earlier = await tx
    .selectFrom('trade_message')
    .selectAll()
    .where('trade_id', '=', trade.id)
    .where('author_id', '=', authorId)
    .where('client_id', '=', clientId)
    .executeTakeFirst()
  if (earlier) return earlier
  const silenced = author === 'arbiter' ? null : await whySilent(tx, trade, authorId)
  if (silenced) throw new RequestRefused(silenced)
  if (author === 'seller') await beforeFirstWord(tx, message)
  if (trade.status === 'disput') await inDispute(tx, trade, author, at)
  const row = await tx
    .insertInto('trade_message')
    .values({
      id: newMessageId(at, random),
      trade_id: trade.id,
      author,
      author_id: authorId,
      text: message.text,
      attachment_id: message.attachmentId,
      system_code: null,
      system_amount: null,
      system_asset: null,
      client_id: clientId,
      created_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await tellSaid(tx, row)
  for (const to of [trade.buyer_id, trade.seller_id])
    if (to !== authorId)
      await watchUnread(tx, { tradeId: trade.id, to, authorName: await nameOf(tx, authorId) }, at)
  for (const userId of [trade.buyer_id, trade.seller_id])
    tellUser(tx, userId, 'trade_changed', {
      trade_id: trade.id,
      status: trade.status,
      action: 'message',
      by_me: userId === authorId,
      // In a dispute a word also changes whose word comes next.
      unread_count: trade.status === 'disput' ? null : await unreadIn(tx, trade.id, userId),
    })
  return row
}

const unreadIn = async (tx: Tx, tradeId: TradeRow['id'], userId: UserId): Promise<number> =>
  (await unreadByTrade(tx, [tradeId], userId)).get(tradeId) ?? 0

async function nameOf(tx: Tx, userId: UserId): Promise<string> {
  const { user_name } = await tx
    .selectFrom('app_user')
    .select('user_name')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return user_name
}

/** A seller may have chosen to give a code before the first message of a trade: whoever took the account over is silent. */
async function beforeFirstWord(tx: Tx, { trade, authorId, code, at }: NewMessage): Promise<void> {
  const said = await tx
    .selectFrom('trade_message')
    .select('id')
    .where('trade_id', '=', trade.id)
    .where('author_id', '=', authorId)
    .limit(1)
    .executeTakeFirst()
  if (!said) await demandCode(tx, authorId, 'first_sell_message', code, at)
}

async function inDispute(tx: Tx, trade: TradeRow, author: DisputeAuthor, at: Date): Promise<void> {
  if (author === 'arbiter') {
    const heard = arbiterSpoke(tradeOfRow(trade), at, tradeRules)
    await tx
      .updateTable('trade')
      .set({ ...(columnsOf(heard) as object), version: trade.version + 1 })
      .where('id', '=', trade.id)
      .execute()
    return rescheduleJobs(tx, heard, at)
  }
  const words = await wordsOf(tx, [trade.id])
  if (disputeReplyAllowance(saidIn(words(trade.id)), author) === 0)
    throw new RequestRefused(refuse('no_reply_left', 'text'))
}
