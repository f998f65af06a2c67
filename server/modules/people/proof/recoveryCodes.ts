import type { Tx } from '../../../database/database.ts'
import type { UserId } from '../../../domain/identifier/identifier.ts'
import type { Random } from '../../../domain/identifier/random.ts'
import { product } from '../../../runtime/product.ts'
import { sendLetter } from '../../telling/outgoing/mail.ts'
import { takeCode } from './twoFactor.ts'
import { hashOfSecret } from '../../../runtime/random.ts'

const letters = 'abcdefghijklmnopqrstuvwxyz234567'
const half = 5

/** A code to print: fifty random bits, in letters and digits that are not taken for each other. */
function newRecoveryCode(random: Random): string {
  const code = [...random(half * 2)].map(byte => letters[byte % letters.length]).join('')
  return `${code.slice(0, half)}-${code.slice(half)}`
}

const hashOf = (code: string) => hashOfSecret(code.toLowerCase().replace('-', ''))

/** Replaces somebody's recovery codes; the new ones are answered once, and kept as hashes. */
export async function replaceRecoveryCodes(tx: Tx, random: Random, userId: UserId): Promise<string[]> {
  await forgetRecoveryCodes(tx, userId)
  const codes = Array.from({ length: product.session.recoveryCodes }, () => newRecoveryCode(random))
  await tx
    .insertInto('recovery_code')
    .values(codes.map(code => ({ user_id: userId, code_hash: hashOf(code) })))
    .execute()
  return codes
}

/** Takes away all recovery codes of somebody. */
export const forgetRecoveryCodes = (tx: Tx, userId: UserId) =>
  tx.deleteFrom('recovery_code').where('user_id', '=', userId).execute()

/**
 * Takes a code of the authenticator, or a recovery code where the authenticator is lost. True once for each: of two
 * requests with the same code one gets it. The owner is told of a recovery code that was used.
 */
export async function takeAnyCode(tx: Tx, userId: UserId, code: string, at: Date): Promise<boolean> {
  if (/^\d{6}$/.test(code)) return takeCode(tx, userId, code, at)
  const taken = await tx
    .updateTable('recovery_code')
    .set({ used_at: at })
    .where('user_id', '=', userId)
    .where('code_hash', '=', hashOf(code))
    .where('used_at', 'is', null)
    .executeTakeFirst()
  if (taken.numUpdatedRows !== 1n) return false
  const left = await tx
    .selectFrom('recovery_code')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  await sendLetter(tx, { kind: 'recovery_code_used', userId, params: { left: String(left.count) } }, at)
  return true
}
