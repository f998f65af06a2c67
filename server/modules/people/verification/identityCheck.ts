import type { IdentityProvider } from '../../../adapters/channels.ts'
import type { Connection, Database, Tx } from '../../../database/database.ts'
import {
  newIdentityCheckId,
  parseIdentityCheckId,
  type UserId,
} from '../../../domain/identifier/identifier.ts'
import type { Random } from '../../../domain/identifier/random.ts'
import { refuse, refuseWith } from '../../../domain/refusal/refusal.ts'
import type { SignedContext } from '../../../kernel/context.ts'
import { RequestRefused } from '../../../kernel/refusal.ts'
import { askProvider } from '../../telling/outgoing/reach.ts'
import { beginTry, tryRules } from '../proof/logInGuard.ts'
import { hashOfSecret } from '../../../runtime/random.ts'
import { runConsequences, type UserParts } from '../user/consequences.ts'

/** What identity checks stand on. */
export interface IdentityParts extends UserParts {
  readonly database: Database
  readonly random: Random
  /** Null where the operator has set nothing up. */
  readonly identity: IdentityProvider | null
}

const lastCheckOf = (db: Connection, userId: UserId) =>
  db
    .selectFrom('identity_check')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** How somebody's check stands: the last one's state. */
export async function presentIdentity(db: Connection, userId: UserId) {
  const check = await lastCheckOf(db, userId)
  return {
    status: check?.status ?? ('none' as const),
    legal_name: check?.status === 'approved' ? check.legal_name : null,
    reason: check?.status === 'declined' ? check.reason : null,
    decided_at: check?.decided_at?.toISOString() ?? null,
  }
}

/**
 * Opens a check, or goes on with the one that is open: the provider gives another token for it. The row is there before the
 * provider hears of it, so no report comes too early; a person has one open check, also when two requests open it at once.
 */
export async function openIdentityCheck(parts: IdentityParts, context: SignedContext) {
  const { database, random, identity } = parts
  const { viewer, locale, at } = context
  if (!identity) throw new RequestRefused(refuse('channel_unavailable'))
  const check = await database.transaction(tx => openRow(tx, random, viewer.userId, at))
  if (check.status !== 'started') return { token: null, widget_url: null, status: check.status }
  const counted = await beginTry(database, [`identity:${viewer.userId}`], at, tryRules.identity)
  if (counted.kind === 'wait')
    throw new RequestRefused(refuseWith('too_many_requests', { seconds: counted.seconds }))
  const { token, widgetUrl } = await askProvider(identity, context, provider =>
    provider.open(check.id, locale),
  )
  await database.db
    .updateTable('identity_check')
    .set({ token_hash: hashOfSecret(token) })
    .where('id', '=', check.id)
    .execute()
  return { token, widget_url: widgetUrl, status: check.status }
}

async function openRow(tx: Tx, random: Random, userId: UserId, at: Date) {
  await tx.selectFrom('app_user').select('id').where('id', '=', userId).forUpdate().execute()
  const last = await lastCheckOf(tx, userId)
  if (last && last.status !== 'declined') return last
  const id = newIdentityCheckId(at, random)
  await tx
    .insertInto('identity_check')
    .values({
      id,
      user_id: userId,
      token_hash: null,
      status: 'started',
      legal_name: null,
      country_code: null,
      reason: null,
      created_at: at,
      decided_at: null,
    })
    .execute()
  return { id, status: 'started' as const }
}

/**
 * Takes what the provider reports, as it came over the wire. What is decided stays so, whatever comes later or again. Refuses
 * `forbidden` what the provider has not signed, and `not_found` what it was never asked.
 */
export async function takeReport(
  { database, identity, consequences }: IdentityParts,
  { body, signature }: { readonly body: string; readonly signature: string },
  at: Date,
): Promise<void> {
  if (!identity) throw new RequestRefused(refuse('not_found'))
  const report = identity.read(body, signature)
  if (!report) throw new RequestRefused(refuse('forbidden'))
  const id = parseIdentityCheckId(report.reference)
  await database.transaction(async tx => {
    const check =
      id &&
      (await tx.selectFrom('identity_check').selectAll().where('id', '=', id).forUpdate().executeTakeFirst())
    if (!check) throw new RequestRefused(refuse('not_found'))
    if (check.decided_at !== null) return
    const { status, legalName, countryCode, reason } = report
    await tx
      .updateTable('identity_check')
      .set({
        status,
        legal_name: legalName,
        country_code: countryCode,
        reason,
        decided_at: status === 'pending' ? null : at,
      })
      .where('id', '=', check.id)
      .execute()
    if (status !== 'approved') return
    await tx
      .updateTable('app_user')
      .set({ identity_verified_at: at, legal_name: legalName })
      .where('id', '=', check.user_id)
      .where('deleted_at', 'is', null)
      .execute()
    await runConsequences(consequences.verified, tx, check.user_id, at)
  })
}
