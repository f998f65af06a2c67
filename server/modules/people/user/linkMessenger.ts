import { sql } from 'kysely'
import type { Tx } from '../../../database/database.ts'
import type { UserId } from '../../../domain/identifier/identifier.ts'
import { refuse, type Refusal } from '../../../domain/refusal/refusal.ts'
import { sendLetter } from '../../telling/outgoing/mail.ts'
import { holdMoney } from './holdMoney.ts'
import { linkOf, spendLink, type MessengerLink } from '../../telling/messenger/links.ts'
import { hashOfSecret } from '../../../runtime/random.ts'
import type { UserParts } from './consequences.ts'

type Sender = Pick<MessengerLink, 'telegramId' | 'telegramUserName'>

/** Whose account a messenger is linked to, for as long as the transaction lasts: who else would link it waits. */
export async function lockMessenger(tx: Tx, telegramId: string): Promise<UserId | null> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`messenger: ${telegramId}`}, 0))`.execute(tx)
  const owner = await tx
    .selectFrom('app_user')
    .select('id')
    .where('telegram_id', '=', telegramId)
    .executeTakeFirst()
  return owner?.id ?? null
}

/** Links a messenger to an account and tells its owner. Answers why not, where either of them is linked to another. */
export async function linkMessenger(
  tx: Tx,
  userId: UserId,
  { telegramId, telegramUserName }: Sender,
  at: Date,
): Promise<Refusal | null> {
  const owner = await lockMessenger(tx, telegramId)
  if (owner !== null && owner !== userId) return refuse('messenger_taken')
  const user = await tx
    .selectFrom('app_user')
    .select('telegram_id')
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (user.telegram_id !== null && user.telegram_id !== telegramId) return refuse('messenger_linked_already')
  await tx
    .updateTable('app_user')
    .set({ telegram_id: telegramId, telegram_user_name: telegramUserName })
    .where('id', '=', userId)
    .execute()
  if (owner === null)
    await sendLetter(
      tx,
      { kind: 'messenger_linked', userId, params: { messenger: telegramUserName ?? telegramId } },
      at,
    )
  return null
}

/**
 * Links a messenger to the account of a proved number. Whoever has the number comes in without the password, as by a
 * recovery, so money is held.
 */
export async function linkByPhone(
  parts: UserParts,
  tx: Tx,
  userId: UserId,
  sender: Sender,
  at: Date,
): Promise<Refusal | null> {
  const refusal = await linkMessenger(tx, userId, sender, at)
  if (refusal === null) await holdMoney(parts, tx, userId, 'recovery', at)
  return refusal
}

/** Has a messenger linked once the second step of a log-in is done. */
export const linkAfterStep = (tx: Tx, { id }: MessengerLink, stepToken: string) =>
  tx
    .updateTable('messenger_link')
    .set({ code_step_hash: hashOfSecret(stepToken) })
    .where('id', '=', id)
    .execute()

/**
 * Links what waited for a step that is done now. Where the messenger was linked elsewhere meanwhile, nothing: the log-in
 * stands by itself.
 */
export async function linkOfStep(
  parts: UserParts,
  tx: Tx,
  stepToken: string,
  userId: UserId,
  at: Date,
): Promise<void> {
  const row = await tx
    .selectFrom('messenger_link')
    .selectAll()
    .where('code_step_hash', '=', hashOfSecret(stepToken))
    .executeTakeFirst()
  if (row && (await spendLink(tx, linkOf(row), at))) await linkByPhone(parts, tx, userId, linkOf(row), at)
}
