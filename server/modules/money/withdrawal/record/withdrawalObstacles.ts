import type { Connection, Tx } from '../../../../database/database.ts'
import { holdAt } from '../../../../domain/account/hold.ts'
import type { UserId } from '../../../../domain/identifier/identifier.ts'
import { refuse, refuseWith, type Refusal } from '../../../../domain/refusal/refusal.ts'
import { holdOfRow } from '../../../people/user/holdMoney.ts'
import { approvalWayOf } from './withdrawalMapping.ts'
import type { withdrawalObstacles } from '../shapes.ts'

export type ObstacleKind = (typeof withdrawalObstacles)[number]

/** Why nothing can be sent now. */
export interface Obstacle {
  readonly kind: ObstacleKind
  readonly until: Date | null
}

const columns = [
  'id',
  'kind',
  'user_name',
  'suspended_at',
  'banned_at',
  'money_held_until',
  'money_held_reason',
  'email_confirmed_at',
  'telegram_id',
  'totp_secret',
  'two_factor_actions',
  'allow_list_on',
  'allow_list_off_at',
] as const

/** What sending asks of somebody's account. */
export const senderOf = (db: Connection, userId: UserId) =>
  db.selectFrom('app_user').select(columns).where('id', '=', userId).executeTakeFirstOrThrow()

/** The same, locked: a ban or a hold at the same moment comes before it or after. */
export const lockSender = (tx: Tx, userId: UserId) =>
  tx
    .selectFrom('app_user')
    .select(columns)
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()

export type Sender = Awaited<ReturnType<typeof senderOf>>

/** Whether the operator has switched withdrawals off. */
export async function isPaused(db: Connection): Promise<boolean> {
  const row = await db
    .selectFrom('wallet_switch')
    .select('is_off')
    .where('name', '=', 'withdrawals')
    .executeTakeFirst()
  return row?.is_off ?? false
}

/** Why nothing of somebody's may leave, whoever approves it; null where it may. */
export function standingObstacle(sender: Sender, at: Date): Obstacle | null {
  if (sender.suspended_at !== null || sender.banned_at !== null) return { kind: 'suspended', until: null }
  const hold = holdAt(holdOfRow(sender), at)
  return hold && { kind: 'held', until: hold.until }
}

/** What stands in the way of everything that somebody would send; null where nothing does. */
export async function obstacleOf(
  db: Connection,
  sender: Sender,
  hasMessenger: boolean,
  at: Date,
): Promise<Obstacle | null> {
  if (await isPaused(db)) return { kind: 'paused', until: null }
  const standing = standingObstacle(sender, at)
  if (standing) return standing
  const byLetter = approvalWayOf(sender, hasMessenger) === 'email'
  return byLetter && sender.email_confirmed_at === null ? { kind: 'email_unconfirmed', until: null } : null
}

const refusals: Record<ObstacleKind, (until: Date | null) => Refusal> = {
  paused: () => refuse('withdrawals_paused'),
  suspended: () => refuse('finances_suspended'),
  held: until => refuseWith('money_held', { until: until?.toISOString() ?? '' }),
  email_unconfirmed: () => refuse('email_unconfirmed'),
}

export const refusalOf = ({ kind, until }: Obstacle): Refusal => refusals[kind](until)
