import type { Static } from 'typebox'
import type { Connection, Tx } from '../../../database/database.ts'
import { noticeChoice, noticeKinds } from '../../../domain/notification/notice.ts'
import { areQuietHours } from '../../../domain/notification/quietHours.ts'
import { userNameColumns, userNameRefusal } from '../../../domain/account/userName.ts'
import type { UserId } from '../../../domain/identifier/identifier.ts'
import { coins, isCoinCode } from '../../../domain/reference/coin.ts'
import { fiats, isFiatCode } from '../../../domain/reference/fiat.ts'
import { placeOf } from '../../../domain/reference/place.ts'
import { findTimeZone } from '../../../domain/reference/timeZone.ts'
import { refuse } from '../../../domain/refusal/refusal.ts'
import type { Input, Reply } from '../../../kernel/operation.ts'
import { RequestRefused } from '../../../kernel/refusal.ts'
import { avatarUrl } from '../profile/traders.ts'
import { findUser, orNameTaken } from '../user/users.ts'
import type { accountOperations } from './schema.ts'
import { obstaclesFor, type DeletionParts } from './deleteAccount.ts'

type Changes = Input<(typeof accountOperations)['updateMe']>['body']
type Settings = Reply<(typeof accountOperations)['profileSettings']>

/** Types of adverts by the switch that hides them. */
const adKinds = {
  ad_sell_enabled: 'Ad::Sell',
  ad_buy_enabled: 'Ad::Buy',
  ad_swap_enabled: 'Ad::Swap',
} as const
type AdKind = keyof typeof adKinds
const adKindNames = Object.keys(adKinds) as readonly AdKind[]

/** What somebody has set about themselves. */
export async function presentProfile(
  parts: Pick<DeletionParts, 'mayNotLeave'>,
  db: Connection,
  userId: UserId,
): Promise<Settings> {
  const user = await findUser(db, userId)
  if (!user) throw new Error(`User ${userId} of a session does not exist`)
  const off = new Set(user.switched_off)
  const notices = noticeChoice(user.notification_settings)
  return {
    locale: user.locale,
    theme: user.theme,
    time_zone: user.time_zone,
    introduction: user.introduction,
    telegram_username: user.telegram_user_name,
    is_telegram_notifications_enabled: user.telegram_notifications,
    quiet_hours: user.quiet_hours,
    is_sound_enabled: user.interface_settings.sound ?? true,
    ad_sell_enabled: !off.has(adKinds.ad_sell_enabled),
    ad_buy_enabled: !off.has(adKinds.ad_buy_enabled),
    ad_swap_enabled: !off.has(adKinds.ad_swap_enabled),
    disabled_currency_codes: user.switched_off.filter(isFiatCode),
    disabled_crypto_currency_codes: user.switched_off.filter(isCoinCode),
    user_name: user.user_name,
    can_change_user_name: !(await hasTraded(db, userId)),
    avatar_url: avatarUrl(user.avatar_id),
    notices: noticeKinds.map(kind => ({ kind, ...notices[kind] })),
    deletion_obstacles: [...(await obstaclesFor(parts, db, userId))],
  }
}

/** Changes it; answers whether adverts have to be looked at again. Refuses at the field, and writes nothing then. */
export async function changeProfile(tx: Tx, userId: UserId, changes: Changes): Promise<boolean> {
  const time_zone = timeZoneBy(changes)
  if (changes.quiet_hours && !areQuietHours(changes.quiet_hours))
    throw new RequestRefused(refuse('invalid_choice', 'quiet_hours'))
  const user = await tx
    .selectFrom('app_user')
    .select(['user_name', 'switched_off', 'notification_settings', 'interface_settings'])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const switchedOff = switchedOffBy(user.switched_off, changes)
  const { locale, theme, introduction, notices, quiet_hours, is_sound_enabled } = changes
  const values = {
    ...defined({ locale, theme, time_zone, introduction }),
    ...defined({
      telegram_user_name: changes.telegram_username,
      telegram_notifications: changes.is_telegram_notifications_enabled,
    }),
    ...(await renamed(tx, userId, user.user_name, changes.user_name)),
    ...(notices
      ? { notification_settings: JSON.stringify(merged(user.notification_settings, notices)) }
      : {}),
    ...(quiet_hours === undefined ? {} : { quiet_hours: quiet_hours && JSON.stringify(quiet_hours) }),
    ...(is_sound_enabled === undefined
      ? {}
      : { interface_settings: JSON.stringify({ ...user.interface_settings, sound: is_sound_enabled }) }),
    ...(switchedOff ? { switched_off: [...switchedOff] } : {}),
  }
  if (Object.keys(values).length > 0) await write(tx, userId, values)
  if (quiet_hours !== undefined || time_zone !== undefined) await judgeAgain(tx, userId)
  return switchedOff !== null
}

/** The time zone that is asked for, by its own name or by that of its place. Both may be named, if they mean the same. */
function timeZoneBy({ time_zone: name, place_id: id }: Changes): string | undefined {
  const zone = name === undefined ? undefined : findTimeZone(name)
  if (name !== undefined && !zone) throw new RequestRefused(refuse('invalid_choice', 'time_zone'))
  if (id === undefined) return name
  const place = placeOf(id)
  if (place === null || (zone && zone.id !== place.id))
    throw new RequestRefused(refuse('invalid_choice', 'place_id'))
  return place.id
}

async function write(tx: Tx, userId: UserId, values: object): Promise<void> {
  try {
    await tx.updateTable('app_user').set(values).where('id', '=', userId).execute()
  } catch (error) {
    throw orNameTaken(error)
  }
}

/** What waits for the end of quiet hours waits by those that are in force now. */
const judgeAgain = (tx: Tx, userId: UserId) =>
  tx
    .updateTable('notification')
    .set({ tell_after: new Date(0) })
    .where('user_id', '=', userId)
    .where('told_at', 'is', null)
    .execute()

async function renamed(tx: Tx, userId: UserId, from: string, to: string | undefined) {
  if (to === undefined || to === from) return {}
  if (await hasTraded(tx, userId)) throw new RequestRefused(refuse('user_name_fixed', 'user_name'))
  const refusal = userNameRefusal(to)
  if (refusal) throw new RequestRefused(refusal)
  return userNameColumns(to)
}

/** Whether somebody has ever been in a trade: then others know them by their name. */
async function hasTraded(db: Connection, userId: UserId): Promise<boolean> {
  const trade = await db
    .selectFrom('trade')
    .select('id')
    .where(eb => eb.or([eb('buyer_id', '=', userId), eb('seller_id', '=', userId)]))
    .limit(1)
    .executeTakeFirst()
  return trade !== undefined
}

/** What is switched off after the changes; null when they do not touch it. */
function switchedOffBy(before: readonly string[], changes: Changes): readonly string[] | null {
  const { disabled_currency_codes: fiatCodes, disabled_crypto_currency_codes: coinCodes } = changes
  if (
    fiatCodes === undefined &&
    coinCodes === undefined &&
    adKindNames.every(name => changes[name] === undefined)
  )
    return null
  refuseCodes(fiatCodes, isFiatCode, Object.keys(fiats).length, 'disabled_currency_codes')
  refuseCodes(coinCodes, isCoinCode, Object.keys(coins).length, 'disabled_crypto_currency_codes')
  const off = new Set(before)
  for (const name of adKindNames) {
    if (changes[name] === true) off.delete(adKinds[name])
    if (changes[name] === false) off.add(adKinds[name])
  }
  return [
    ...[...off].filter(code => !isFiatCode(code) && !isCoinCode(code)),
    ...(fiatCodes ?? before.filter(isFiatCode)),
    ...(coinCodes ?? before.filter(isCoinCode)),
  ]
}

function refuseCodes(
  codes: readonly string[] | undefined,
  isCode: (code: string) => boolean,
  count: number,
  field: string,
): void {
  if (codes === undefined) return
  if (!codes.every(isCode)) throw new RequestRefused(refuse('invalid_choice', field))
  if (codes.length >= count) throw new RequestRefused(refuse('last_one_stays', field))
}

const merged = (
  before: Readonly<Record<string, Readonly<Record<string, boolean>>>>,
  notices: readonly Static<(typeof accountOperations)['profileSettings']['reply']>['notices'][number][],
) => ({ ...before, ...Object.fromEntries(notices.map(({ kind, ...channels }) => [kind, channels])) })

const defined = <T extends object>(values: T): Partial<T> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<T>
