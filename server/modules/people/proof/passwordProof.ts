import type { Database } from '../../../database/database.ts'
import type { UserId } from '../../../domain/identifier/identifier.ts'
import { refuse, refuseWith } from '../../../domain/refusal/refusal.ts'
import { RequestRefused } from '../../../kernel/refusal.ts'
import { beginTry, tryRules } from './logInGuard.ts'
import type { Passwords } from './passwords.ts'

/** What proving stands on. */
export interface PasswordParts {
  readonly database: Database
  readonly passwords: Passwords
}

/**
 * Asks somebody who is logged in for their password; an account without one (made by the messenger) has nothing to prove.
 * Tries count as log-ins do. Refuses `wrong_password` and `too_many_requests` at the field. Never inside a transaction.
 */
export async function provePassword(
  { database, passwords }: PasswordParts,
  user: { readonly id: UserId; readonly password_hash: string | null },
  password: string | undefined,
  at: Date,
  field = 'password',
): Promise<void> {
  if (user.password_hash === null) return
  const counted = await beginTry(database, [`password:${user.id}`], at, tryRules.code)
  if (counted.kind !== 'counted')
    throw new RequestRefused(
      refuseWith('too_many_requests', { seconds: counted.kind === 'wait' ? counted.seconds : 60 }, field),
    )
  if (password === undefined) throw new RequestRefused(refuse('required', field))
  if (!(await passwords.isRight(password, user.password_hash)))
    throw new RequestRefused(refuse('wrong_password', field))
  await database.db.deleteFrom('log_in_failure').where('id', 'in', counted.ids).execute()
}
