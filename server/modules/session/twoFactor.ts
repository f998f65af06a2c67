import { Secret, TOTP } from 'otpauth'
import type { Tx } from '../../database/database.ts'
import type { UserId } from '../../domain/identifier/identifier.ts'

const period = 30
/** A phone's clock may be one step off. */
const drift = 1

/**
 * Takes a code from the user's authenticator. True once for each step: a second request with the same code, also at the
 * same moment, finds the step used.
 */
export async function takeCode(tx: Tx, userId: UserId, code: string, at: Date): Promise<boolean> {
  const user = await tx
    .selectFrom('app_user')
    .select('totp_secret')
    .where('id', '=', userId)
    .executeTakeFirst()
  if (!user?.totp_secret) return false
  const totp = new TOTP({ secret: Secret.fromBase32(user.totp_secret), period, digits: 6 })
  const delta = totp.validate({ token: code, window: drift, timestamp: at.getTime() })
  if (delta === null) return false
  const step = BigInt(Math.floor(at.getTime() / 1000 / period) + delta)
  const taken = await tx
    .updateTable('app_user')
    .set({ totp_last_step: step })
    .where('id', '=', userId)
    .where(eb => eb.or([eb('totp_last_step', 'is', null), eb('totp_last_step', '<', step)]))
    .executeTakeFirst()
  return taken.numUpdatedRows === 1n
}
