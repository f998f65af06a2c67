import type { Tx } from '../../../database/database.ts'
import { inviteCodeMaxLength, readInviteCode } from '../../../domain/affiliate/inviteCode.ts'
import { pinnedUntil, termsAt } from '../../../domain/affiliate/terms.ts'
import type { UserId } from '../../../domain/identifier/identifier.ts'
import type { Random } from '../../../domain/identifier/random.ts'
import { refuse } from '../../../domain/refusal/refusal.ts'
import { RequestRefused } from '../../../kernel/refusal.ts'
import { notify } from '../../telling/notification/notify.ts'
import { termsVersions } from './terms.ts'

/** Somebody who signs up by a code. */
interface Newcomer {
  readonly userId: UserId
  readonly userName: string
  readonly inviteCode: string
}

/** The code of a link, a form or the messenger that still binds; undefined for any other. */
export async function findCode(tx: Tx, typed: string) {
  if (typed.length > inviteCodeMaxLength) return undefined
  return tx
    .selectFrom('invite_code')
    .innerJoin('app_user', 'app_user.id', 'invite_code.user_id')
    .select(['invite_code.code', 'invite_code.user_id'])
    .where('code', '=', readInviteCode(typed))
    .where('invite_code.deleted_at', 'is', null)
    .where('app_user.deleted_at', 'is', null)
    .executeTakeFirst()
}

/**
 * Binds somebody who signs up to who brought them, in the transaction of the sign-up: once, for ever. Three levels are written down with it,
 * for who brought whom never changes. Refuses `invite_code_unknown` at the field for a code that is nobody's.
 */
export async function bindReferral(tx: Tx, random: Random, newcomer: Newcomer, at: Date): Promise<void> {
  const found = await findCode(tx, newcomer.inviteCode)
  if (!found) throw new RequestRefused(refuse('invite_code_unknown', 'invite_code'))
  const { userId } = newcomer
  if (found.user_id === userId) return
  const above = await tx
    .selectFrom('referral')
    .select(['first_id', 'second_id'])
    .where('user_id', '=', found.user_id)
    .where('tie', 'is', null)
    .executeTakeFirst()
  const line = [found.user_id, above?.first_id ?? null, above?.second_id ?? null] as const
  await becomeReferrer(tx, found.user_id, at)
  await countNewcomer(tx, line)
  await tx
    .updateTable('invite_code')
    .set(({ eb }) => ({ invited: eb('invited', '+', 1) }))
    .where('code', '=', found.code)
    .execute()
  const [first, second, third] = line
  await tx
    .insertInto('referral')
    .values({ user_id: userId, code: found.code, first_id: first, second_id: second, third_id: third, at })
    .execute()
  await notify(
    tx,
    random,
    first,
    { type: 'Notification::Admin', code: 'referral_joined', partnerName: newcomer.userName },
    at,
  )
}

/** Whoever brings somebody for the first time keeps the terms of that day for a year. */
async function becomeReferrer(tx: Tx, userId: UserId, at: Date): Promise<void> {
  const { version } = termsAt(await termsVersions(tx), null, at)
  await tx
    .insertInto('referrer')
    .values({ user_id: userId, terms_version: version, since: at, pinned_until: pinnedUntil(at) })
    .onConflict(conflict => conflict.column('user_id').doNothing())
    .execute()
}

const counters = ['first_level', 'second_level', 'third_level'] as const

/** One more for each of who is above, in the order of their ids: of two sign-ups below them neither waits in a circle. */
async function countNewcomer(tx: Tx, line: readonly (UserId | null)[]): Promise<void> {
  const counts = line
    .flatMap((id, index) => (id === null ? [] : [{ id, counter: counters[index] ?? counters[2] }]))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
  for (const { id, counter } of counts)
    await tx
      .updateTable('referrer')
      .set(({ eb }) => ({ [counter]: eb(counter, '+', 1) }))
      .where('user_id', '=', id)
      .execute()
}
