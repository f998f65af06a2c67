import { sql } from 'kysely'
import type { Connection, Database, Tx } from '../../../database/database.ts'
import { inOrder, type DeletionObstacle } from '../../../domain/account/deletion.ts'
import { userNameColumns, userNameKey } from '../../../domain/account/userName.ts'
import type { UserId } from '../../../domain/identifier/identifier.ts'
import type { Random } from '../../../domain/identifier/random.ts'
import { refuse } from '../../../domain/refusal/refusal.ts'
import type { SignedContext } from '../../../kernel/context.ts'
import { RequestRefused } from '../../../kernel/refusal.ts'
import { sendLetter } from '../../telling/outgoing/mail.ts'
import { lockTrader } from '../profile/lockTrader.ts'
import { withCode } from '../security/changeCredentials.ts'
import { provePassword } from '../proof/passwordProof.ts'
import type { Passwords } from '../proof/passwords.ts'
import type { EnterParts } from '../session/enterSession.ts'
import { endSessionsOf } from '../session/sessions.ts'
import { findUser } from '../user/users.ts'
import { runConsequences } from '../user/consequences.ts'

/** What a group has that stands against deleting somebody's account; null for nothing. */
export type ObstacleIn = (db: Connection, userId: UserId) => Promise<DeletionObstacle | null>

/** What deleting stands on. */
export interface DeletionParts extends EnterParts {
  /** What each group has to say against it. */
  readonly mayNotLeave: readonly ObstacleIn[]
  readonly database: Database
  readonly random: Random
  readonly passwords: Passwords
}

/** What stands against deleting somebody's account. */
export async function obstaclesFor(
  { mayNotLeave }: Pick<DeletionParts, 'mayNotLeave'>,
  db: Connection,
  userId: UserId,
): Promise<readonly DeletionObstacle[]> {
  const found: (DeletionObstacle | null)[] = []
  for (const obstacleIn of mayNotLeave) found.push(await obstacleIn(db, userId))
  return inOrder(found.filter(obstacle => obstacle !== null))
}

/**
 * Deletes an account for good: its name, address, phone and words go; trades and feedback stay with a name that nobody
 * has. Refuses `deletion_refused`, with what stands against it in `metadata.obstacles`.
 */
export async function deleteAccount(
  parts: DeletionParts,
  body: { readonly user_name: string; readonly password?: string; readonly code?: string },
  { viewer, at }: SignedContext,
): Promise<void> {
  const { userId } = viewer
  const user = await findUser(parts.database.db, userId)
  if (!user) throw new Error(`User ${userId} of a session does not exist`)
  if (userNameKey(body.user_name) !== user.user_name_key)
    throw new RequestRefused(refuse('name_differs', 'user_name'))
  await provePassword(parts, user, body.password, at)
  await withCode(parts, userId, body.code, at, async tx => {
    // The row that openings lock as well: no trade begins while this looks.
    await lockTrader(tx, userId)
    // And the row that a claim points at: none is filed while this looks.
    await tx.selectFrom('app_user').select('id').where('id', '=', userId).forUpdate().execute()
    const obstacles = await obstaclesFor(parts, tx, userId)
    if (obstacles.length > 0) throw new RequestRefused(refuse('deletion_refused'), { obstacles })
    const ended = await endSessionsOf(tx, { userId, reason: 'deleted' }, at)
    for (const sessionId of ended) await parts.announceClosed(tx, { userId, sessionId })
    if (user.email !== null && user.email_confirmed_at !== null)
      await sendLetter(tx, { kind: 'account_deleted', userId, to: user.email, params: {} }, at)
    await forget(parts, tx, userId, at)
  })
}

async function forget(
  { random, consequences }: DeletionParts,
  tx: Tx,
  userId: UserId,
  at: Date,
): Promise<void> {
  await tx
    .updateTable('advert')
    .set({
      status: 'archived',
      is_visible: false,
      hidden_reasons: ['not_listed'],
      requisites: '[]',
      updated_at: at,
    })
    .where('owner_id', '=', userId)
    .execute()
  for (const table of [
    'push_player',
    'phone_code',
    'recovery_code',
    'payment_credential',
    'advert_draft',
    'saved_search',
    'content_view',
    'contact_request',
    'agreement_acceptance',
  ] as const)
    await tx.deleteFrom(table).where('user_id', '=', userId).execute()
  await tx.deleteFrom('swap_offer').where('owner_id', '=', userId).execute()
  await tx.deleteFrom('user_memo').where('owner_id', '=', userId).execute()
  await runConsequences(consequences.leaves, tx, userId, at)
  const name = `deleted-${Buffer.from(random(5)).toString('hex')}`
  await forgetName(tx, userId, name)
  await tx
    .updateTable('app_user')
    .set({
      ...userNameColumns(name),
      email: null,
      email_key: null,
      email_confirmed_at: null,
      password_hash: null,
      totp_secret: null,
      totp_pending_secret: null,
      totp_since: null,
      two_factor_actions: [],
      phone: null,
      phone_verified_at: null,
      telegram_id: null,
      telegram_user_name: null,
      introduction: '',
      anti_phishing_word: null,
      trackers: '{}',
      avatar_id: null,
      roles: ['user'],
      deleted_at: at,
    })
    .where('id', '=', userId)
    .execute()
}

/** What partners were told names them by their old name, which somebody else may take now. */
const forgetName = (tx: Tx, userId: UserId, name: string) =>
  sql`update notification set partner_name = ${name}
    where partner_name is not null
      and user_id in (select partner_id from trade_partner where user_id = ${userId})
      and trade_id in (select id from trade where buyer_id = ${userId} or seller_id = ${userId})`.execute(tx)
