import type { MessengerBot } from '../../../../adapters/channels.ts'
import type { Connection } from '../../../../database/database.ts'
import { parseWithdrawalId, type UserId } from '../../../../domain/identifier/identifier.ts'
import { parseTradeId } from '../../../../domain/identifier/tradeId.ts'
import { onJob, type JobHandler, type JobParts } from '../../../../runtime/job/jobHandler.ts'
import { askWords } from '../../../telling/messenger/askWords.ts'
import { decimalOf } from '../../../../domain/reference/decimalOf.ts'
import { askingJob, figuresOf } from './approvalJob.ts'
import { mintButtonCode, type ApprovalOf } from './approvalTokens.ts'
import { findWithdrawal } from '../record/writeWithdrawal.ts'
import type { AskWords } from '../../../../locales/askWords.ts'

/** What asking in the messenger stands on. */
export interface AskingParts extends JobParts {
  /** Null where the operator has set nothing up. */
  readonly bot: MessengerBot | null
}

/** A question to somebody, and what it is about. */
interface Question {
  readonly of: ApprovalOf
  readonly userId: UserId
  readonly ask: AskWords
  readonly params: Readonly<Record<string, string>>
}

/** Asks in somebody's messenger, with a button for each answer. Only hashes are kept, so each asking has codes of its own. */
export const approvalAsking = ({ database, random, clock, bot }: AskingParts): JobHandler =>
  onJob(askingJob, async ({ payload }) => {
    const question =
      payload.withdrawal_id === null
        ? await questionOfTrade(database.db, payload.trade_id)
        : await questionOfWithdrawal(database.db, payload.withdrawal_id)
    if (!question || !bot) return
    const user = await database.db
      .selectFrom('app_user')
      .select(['telegram_id', 'locale'])
      .where('id', '=', question.userId)
      .executeTakeFirstOrThrow()
    if (user.telegram_id === null) return
    const code = await mintButtonCode(database.db, random, question.of, user.telegram_id, clock.now())
    const { text, yes, no } = askWords(question.ask, user.locale, question.params)
    await bot.say(user.telegram_id, text, [
      { text: yes, data: `yes:${code}` },
      { text: no, data: `no:${code}` },
    ])
  })

async function questionOfWithdrawal(db: Connection, text: string): Promise<Question | null> {
  const id = parseWithdrawalId(text)
  const row = id && (await findWithdrawal(db, id))
  if (row?.status !== 'awaiting_approval') return null
  const recipient =
    row.recipient_id === null
      ? null
      : await db
          .selectFrom('app_user')
          .select('user_name')
          .where('id', '=', row.recipient_id)
          .executeTakeFirstOrThrow()
  const to = recipient?.user_name ?? row.address ?? ''
  const memo = row.memo === null ? '' : `\nMemo: ${row.memo}`
  return {
    of: { withdrawalId: row.id },
    userId: row.user_id,
    ask: recipient ? 'transfer' : 'withdrawal',
    params: { ...figuresOf(row), to: `${to}${memo}` },
  }
}

async function questionOfTrade(db: Connection, text: string | null): Promise<Question | null> {
  const id = parseTradeId(text)
  const row =
    id &&
    (await db
      .selectFrom('trade')
      .innerJoin('app_user', 'app_user.id', 'trade.buyer_id')
      .select([
        'trade.id',
        'seller_id',
        'coin',
        'amount',
        'fiat',
        'fiat_amount',
        'approval_ends_at',
        'app_user.user_name',
      ])
      .where('trade.id', '=', id)
      .executeTakeFirst())
  if (!row || row.approval_ends_at === null) return null
  return {
    of: { tradeId: row.id },
    userId: row.seller_id,
    ask: 'release',
    params: {
      trade: row.id,
      partner: row.user_name,
      amount: `${decimalOf(BigInt(row.amount), row.coin)} ${row.coin}`,
      fiat: `${decimalOf(BigInt(row.fiat_amount), row.fiat)} ${row.fiat}`,
    },
  }
}
