import type { Connection } from '../../database/database.ts'
import type { TwoFactorAction } from '../../domain/account/twoFactorAction.ts'
import { maskPhone } from '../../domain/account/phone.ts'
import type { UserId } from '../../domain/identifier/identifier.ts'
import { findUser } from '../session/users.ts'

/** What protects somebody's account, as the wire shows it to them. */
export async function presentSecurity(db: Connection, userId: UserId) {
  const user = await findUser(db, userId)
  if (!user) throw new Error(`User ${userId} of a session does not exist`)
  const codes = await db
    .selectFrom('recovery_code')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return {
    has_password: user.password_hash !== null,
    two_factor_enabled: user.totp_secret !== null,
    two_factor_actions: user.two_factor_actions as TwoFactorAction[],
    recovery_codes_left: Number(codes.count),
    phone: user.phone !== null && user.phone_verified_at !== null ? maskPhone(user.phone) : null,
    anti_phishing_word: user.anti_phishing_word,
    email: user.email,
    is_email_confirmed: user.email_confirmed_at !== null,
    telegram_user_name: user.telegram_id === null ? null : (user.telegram_user_name ?? user.telegram_id),
  }
}
