import { countRows } from '../../../database/countRows.ts'
import type { Connection } from '../../../database/database.ts'
import type { TwoFactorAction } from '../../../domain/account/twoFactorAction.ts'
import { maskPhone } from '../../../domain/account/phone.ts'
import type { UserId } from '../../../domain/identifier/identifier.ts'
import { findUser } from '../user/users.ts'
import { pendingLink } from '../../telling/outgoing/mailedLinks.ts'

/** What protects somebody's account, as the wire shows it to them. */
export async function presentSecurity(db: Connection, userId: UserId, at: Date) {
  const user = await findUser(db, userId)
  if (!user) throw new Error(`User ${userId} of a session does not exist`)
  const codes = await countRows(
    db.selectFrom('recovery_code').where('user_id', '=', userId).where('used_at', 'is', null),
  )
  const change = await pendingLink(db, userId, 'change_email', at)
  const verified =
    user.phone !== null && user.phone_verified_at !== null
      ? { phone: maskPhone(user.phone), at: user.phone_verified_at.toISOString() }
      : null
  return {
    has_password: user.password_hash !== null,
    password_changed_at: user.password_changed_at?.toISOString() ?? null,
    two_factor_enabled: user.totp_secret !== null,
    two_factor_since: user.totp_since?.toISOString() ?? null,
    two_factor_actions: user.two_factor_actions as TwoFactorAction[],
    recovery_codes_left: codes,
    phone: verified?.phone ?? null,
    phone_verified_at: verified?.at ?? null,
    anti_phishing_word: user.anti_phishing_word,
    email: user.email,
    is_email_confirmed: user.email_confirmed_at !== null,
    pending_email: change ? { email: change.email, expires_at: change.expires_at.toISOString() } : null,
    telegram_user_name: user.telegram_id === null ? null : (user.telegram_user_name ?? user.telegram_id),
  }
}
