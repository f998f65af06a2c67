import type { Connection, Tx } from '../../../database/database.ts'
import { inviteCodeRules, newInviteCode, readInviteCode } from '../../../domain/affiliate/inviteCode.ts'
import type { UserId } from '../../../domain/identifier/identifier.ts'
import type { Random } from '../../../domain/identifier/random.ts'
import { refuse, refuseWith } from '../../../domain/refusal/refusal.ts'
import { RequestRefused } from '../../../kernel/refusal.ts'
import type { InviteCodeRow } from './tables.ts'

/** Somebody's codes that still bind, in the order in which they were made. */
export const codesOf = (db: Connection, userId: UserId): Promise<InviteCodeRow[]> =>
  db
    .selectFrom('invite_code')
    .selectAll()
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .orderBy('created_at')
    .orderBy('code')
    .execute()

/** A new code of somebody. Two of a billion are alike: then the next chance is taken. */
export async function addCode(
  tx: Tx,
  random: Random,
  { userId, tag }: { readonly userId: UserId; readonly tag: string },
  at: Date,
): Promise<InviteCodeRow> {
  for (;;) {
    const row = await tx
      .insertInto('invite_code')
      .values({ code: newInviteCode(random), user_id: userId, tag, created_at: at })
      .onConflict(conflict => conflict.column('code').doNothing())
      .returningAll()
      .executeTakeFirst()
    if (row) return row
  }
}

/** What somebody calls a code, without the spaces around it. Refuses what is empty or too long. */
export function readTag(tag: string, field: string): string {
  const read = tag.trim()
  if (read === '') throw new RequestRefused(refuse('required', field))
  if (Array.from(read).length > inviteCodeRules.tagMaxLength)
    throw new RequestRefused(refuseWith('too_long', { max: inviteCodeRules.tagMaxLength }, field))
  return read
}

/** All codes of somebody, locked by their account's row: none is made or deleted meanwhile. */
export async function lockCodes(tx: Tx, userId: UserId): Promise<readonly InviteCodeRow[]> {
  await tx.selectFrom('app_user').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
  return codesOf(tx, userId)
}

/** One of somebody's codes, as they named it. Refuses `not_found` at the field for any other. */
export function ownCode(codes: readonly InviteCodeRow[], named: string, field: string): InviteCodeRow {
  const read = readInviteCode(named)
  const found = codes.find(({ code }) => code === read)
  if (!found) throw new RequestRefused(refuse('not_found', field))
  return found
}

/** Calls a code otherwise. */
export const retag = (tx: Tx, code: string, tag: string): Promise<InviteCodeRow> =>
  tx.updateTable('invite_code').set({ tag }).where('code', '=', code).returningAll().executeTakeFirstOrThrow()
