import type { Duty } from '../../../domain/account/duty.ts'
import type { Connection } from '../../../database/database.ts'
import { holdAt } from '../../../domain/account/hold.ts'
import type { UserId } from '../../../domain/identifier/identifier.ts'
import type { DecimalString } from '../../../domain/money/decimal.ts'
import { placeOf } from '../../../domain/reference/place.ts'
import { walletFiatOf } from '../../../domain/wallet/walletFiat.ts'
import type { Context } from '../../../kernel/context.ts'
import { holdOfRow } from '../user/holdMoney.ts'
import { avatarUrl } from '../profile/traders.ts'
import type { InterfaceSettings } from '../user/tables.ts'
import { featuresOf } from '../setting/features.ts'
import { findUser } from '../user/users.ts'

/** What other modules know of a user, that `me` shows. */
export interface MeFacts {
  readonly seq: (db: Connection, userId: UserId) => Promise<bigint>
  readonly activeTrades: (db: Connection, userId: UserId) => Promise<number>
  readonly unreadNotifications: (db: Connection, userId: UserId) => Promise<number>
  /** Everything held, in the fiat. */
  readonly totalBalance: (db: Connection, userId: UserId, fiat: string) => Promise<DecimalString>
  /** Why no trade may be opened now, or null. */
  readonly tradingPause: (
    db: Connection,
    userId: UserId,
    at: Date,
  ) => Promise<{ reason: string; until: Date | null } | null>
  /** A version of the agreement that they have to accept, or null. */
  readonly agreementToAccept: (
    db: Connection,
    userId: UserId,
    reading: Reading,
  ) => Promise<{ version: number; holds_from: string; change: string } | null>
}

/** When somebody looks at their account, and in what language. */
export type Reading = Pick<Context, 'at' | 'locale'>

const settingDefaults: InterfaceSettings = {
  hide_amounts: false,
  hide_zero_balances: false,
  sound: true,
  asked_to_rate: [],
  review_asked_at: null,
  wallet_currency_code: null,
}

type UserRow = NonNullable<Awaited<ReturnType<typeof findUser>>>

/** The caller's own account as the wire shows it. The total is in the fiat of their wallet. */
export async function presentMe(db: Connection, facts: MeFacts, userId: UserId, { at, locale }: Reading) {
  const user = await findUser(db, userId)
  if (!user) throw new Error(`User ${userId} of a session does not exist`)
  const seq = await facts.seq(db, userId)
  const pause = await facts.tradingPause(db, userId, at)
  return {
    ...settingsOf(user),
    ...standingOf(user),
    id: user.id,
    user_name: user.user_name,
    email: user.email,
    is_guest: user.kind === 'guest',
    trading: {
      allowed: pause === null,
      reason: pause?.reason ?? null,
      until: pause?.until?.toISOString() ?? null,
    },
    ...(await figuresOf(db, facts, user)),
    notifications_count: await facts.unreadNotifications(db, userId),
    feature_flags: await featuresOf(db, user.feature_flags),
    avatar_url: avatarUrl(user.avatar_id),
    money_hold: heldMoney(user, at),
    agreement_to_accept:
      user.kind === 'guest' ? null : await facts.agreementToAccept(db, userId, { at, locale }),
    api_token: null as string | null,
    seq: Number(seq),
  }
}

/** What an account's trades and coins come to, and the number of the last event that this reflects. */
export async function accountFigures(db: Connection, facts: MeFacts, userId: UserId) {
  const user = await findUser(db, userId)
  if (!user) throw new Error(`User ${userId} of a socket does not exist`)
  const seq = await facts.seq(db, userId)
  return { ...(await figuresOf(db, facts, user)), as_of_seq: Number(seq) }
}

async function figuresOf(db: Connection, facts: MeFacts, user: UserRow) {
  const trader = await db
    .selectFrom('trader')
    .select('completed_trades')
    .where('user_id', '=', user.id)
    .executeTakeFirst()
  const fiat = walletFiatOf(user.interface_settings.wallet_currency_code ?? null, user.currency_code)
  return {
    trades_count: trader?.completed_trades ?? 0,
    active_trades_count: await facts.activeTrades(db, user.id),
    balance:
      user.kind === 'guest' ? null : { amount: await facts.totalBalance(db, user.id, fiat), asset: fiat },
  }
}

function heldMoney(user: UserRow, at: Date) {
  const hold = holdAt(holdOfRow(user), at)
  return hold && { until: hold.until.toISOString(), reason: hold.reason }
}

const settingsOf = (user: UserRow) => ({
  locale: user.locale,
  theme: user.theme,
  country_code: user.country_code,
  currency_code: user.currency_code,
  previous_currency_code: user.previous_currency_code,
  crypto_currency_code: user.crypto_currency_code,
  time_zone: user.time_zone,
  place_id: placeOf(user.time_zone)?.id ?? null,
  interface_settings: { ...settingDefaults, ...user.interface_settings },
})

const standingOf = (user: UserRow) => ({
  roles: user.roles as Duty[],
  two_factor_enabled: user.totp_secret !== null,
  two_factor_on_release: user.totp_secret !== null && user.two_factor_actions.includes('release'),
  is_email_confirmed: user.email_confirmed_at !== null,
  is_phone_verified: user.phone_verified_at !== null,
  is_identity_verified: user.identity_verified_at !== null,
  is_suspicious: user.suspended_at !== null,
})
