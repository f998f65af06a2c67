import type { Connection } from '../../../database/database.ts'
import type { Duty } from '../../../domain/account/duty.ts'
import { holdAt } from '../../../domain/account/hold.ts'
import type { PersonStanding } from '../../../domain/desk/personAct.ts'
import type { UserId } from '../../../domain/identifier/identifier.ts'
import { holdOfRow } from '../../people/user/holdMoney.ts'

/** How somebody stands with the house at a moment. */
export async function personStanding(db: Connection, id: UserId, at: Date): Promise<PersonStanding> {
  const user = await db
    .selectFrom('app_user')
    .select(eb => [
      'kind',
      'roles',
      'suspended_at',
      'banned_at',
      'money_held_until',
      'money_held_reason',
      eb
        .exists(
          eb
            .selectFrom('session')
            .select('session.id')
            .where('user_id', '=', id)
            .where('ended_at', 'is', null)
            .where('expires_at', '>', at),
        )
        .as('has_sessions'),
    ])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return {
    isGuest: user.kind === 'guest',
    isSuspended: user.suspended_at !== null,
    isBanned: user.banned_at !== null,
    isMoneyHeld: holdAt(holdOfRow(user), at) !== null,
    hasSessions: Boolean(user.has_sessions),
    roles: user.roles as Duty[],
  }
}
