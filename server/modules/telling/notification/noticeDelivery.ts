import { localePrefix } from '../../../locales/localeTable.ts'
import { Type } from 'typebox'
import type { Channels } from '../../../adapters/channels.ts'
import { lastSeen } from '../../../cable/presence.ts'
import type { Tx } from '../../../database/database.ts'
import { noticeChannels, noticeChoice, type NoticeChannel } from '../../../domain/notification/notice.ts'
import { quietUntil } from '../../../domain/notification/quietHours.ts'
import { brand } from '../../../domain/brand.ts'
import type { UserId } from '../../../domain/identifier/identifier.ts'
import type { Random } from '../../../domain/identifier/random.ts'
import { every, onJob, type JobHandler, type JobParts } from '../../../runtime/job/jobHandler.ts'
import { jobKind, schedule } from '../../../runtime/job/jobs.ts'
import { writeToGuest } from '../outgoing/guestLetter.ts'
import { sendLetter } from '../outgoing/mail.ts'
import { findReader, type Reader } from './findReader.ts'
import { noticeRule, type NoticeCode } from '../../../domain/notification/noticeCode.ts'
import type { NotificationTable } from './tables.ts'
import type { TradesNow } from './tradeNow.ts'
import { wordNotice, type WordedNotice } from './words.ts'

const everyMs = 2000
const batch = 100

/** What telling people stands on. */
export interface DeliveryParts extends JobParts {
  readonly channels: Pick<Channels, 'messenger' | 'push'>
  /** What addresses of pages begin with. */
  readonly origin: string
  readonly tradesNow: TradesNow
}

const told = { user_id: Type.String(), text: Type.String(), detail: Type.String(), path: Type.String() }
const messengerJob = jobKind('notice_messenger', Type.Object(told))
const pushJob = jobKind(
  'notice_push',
  Type.Object({ ...told, id: Type.String(), device: Type.String({ description: 'Its `token_hash`.' }) }),
)

/**
 * Tells people of their notifications by the ways that they chose. Notifications are written with what they tell of; this
 * finds those that nobody has passed on, so that no action waits for it. Each way, and each device, is a job of its own: one
 * that fails comes again by itself, and the others tell nothing twice. What can wait does so while it is quiet, and is told afterwards if it was not read by then.
 */
export const noticeDelivery = (parts: DeliveryParts): JobHandler => {
  const { database, clock } = parts
  return every('notice_delivery', everyMs, async () => {
    for (;;) {
      const count = await database.transaction(async tx => {
        const rows = await tx
          .selectFrom('notification')
          .selectAll()
          .where('told_at', 'is', null)
          .where('tell_after', '<=', clock.now())
          .orderBy('tell_after')
          .orderBy('id')
          .limit(batch)
          .forUpdate()
          .skipLocked()
          .execute()
        for (const row of rows) await passOn(parts, tx, row, clock.now())
        return rows.length
      })
      if (count < batch) return
    }
  })
}

async function passOn(
  { random, tradesNow }: DeliveryParts,
  tx: Tx,
  row: NotificationTable,
  at: Date,
): Promise<void> {
  const user = await findReader(tx, row.user_id)
  const rule = noticeRule(row.code)
  const isToBeTold = user && rule && user.deleted_at === null && row.read_at === null
  const quiet =
    isToBeTold && !rule.isUrgent && user.quiet_hours ? quietUntil(user.quiet_hours, user.time_zone, at) : null
  await tx
    .updateTable('notification')
    .set(quiet === null ? { told_at: at } : { tell_after: quiet })
    .where('id', '=', row.id)
    .execute()
  if (!isToBeTold || quiet !== null) return
  const path = pageOf(row, rule.page ?? '/dashboard', user)
  await tell(
    tx,
    user,
    { id: row.id, chosen: noticeChoice(user.notification_settings)[rule.kind], random, at },
    {
      ...(await worded(tx, row, user, tradesNow)),
      path,
    },
  )
}

const pageOf = ({ trade_id }: NotificationTable, page: string, { locale }: Reader): string =>
  `${localePrefix(locale)}${trade_id === null ? page : `/trade/${trade_id}`}`

async function worded(
  tx: Tx,
  row: NotificationTable,
  user: Reader,
  tradesNow: TradesNow,
): Promise<WordedNotice> {
  const trades = await tradesNow(tx, row.trade_id === null ? [] : [row.trade_id], user)
  const trade = row.trade_id === null ? undefined : trades.get(row.trade_id)
  return wordNotice(row.code as NoticeCode, user, {
    partnerName: row.partner_name,
    amount: row.amount,
    asset: row.asset,
    methodName: trade?.methodName ?? null,
    endsAt: trade?.endsAt ?? null,
  })
}

/** By which ways somebody is told of one kind, of what, and when. */
interface Telling {
  readonly id: string
  readonly chosen: Readonly<Record<NoticeChannel, boolean>>
  readonly random: Random
  readonly at: Date
}

async function tell(
  tx: Tx,
  user: Reader,
  { id, chosen, random, at }: Telling,
  said: WordedNotice & { readonly path: string },
): Promise<void> {
  const isHere = (await lastSeen(tx, [user.id])).get(user.id)?.isOnline ?? false
  const told = { user_id: user.id, ...said }
  const ways: Record<NoticeChannel, () => Promise<void>> = {
    // Whoever is here reads it on the page: letters and the messenger are for those who are away.
    async email() {
      if (isHere) return
      if (user.kind === 'guest') await tellGuest(tx, random, user, said, { id, at })
      else await sendLetter(tx, { kind: 'notice', userId: user.id, params: said }, at, id)
    },
    async telegram() {
      if (isHere || user.telegram_id === null || !user.telegram_notifications) return
      await schedule(tx, { kind: messengerJob, key: id, runAt: at, payload: told })
    },
    async push() {
      const players = await tx
        .selectFrom('push_player')
        .select('token_hash')
        .where('user_id', '=', user.id)
        .execute()
      for (const { token_hash: device } of players)
        await schedule(tx, {
          kind: pushJob,
          key: `${id}:${device}`,
          runAt: at,
          payload: { ...told, id, device },
        })
    },
  }
  for (const channel of noticeChannels) if (chosen[channel]) await ways[channel]()
}

/** Somebody without an account is told by a letter that brings them back. Without an address there is nobody to be told. */
async function tellGuest(
  tx: Tx,
  random: Random,
  { id: userId, email }: Reader,
  { text, detail }: WordedNotice,
  { id, at }: Pick<Telling, 'id' | 'at'>,
): Promise<void> {
  if (email === null) return
  const letter = { kind: 'guest_notice', userId, email, params: { text, detail } } as const
  await writeToGuest(tx, random, letter, at, id)
}

const inLines = ({ text, detail }: WordedNotice): string => (detail === '' ? text : `${text}\n${detail}`)

/** Says it in the messenger. */
export const messengerNotices = ({ database, channels, origin }: DeliveryParts): JobHandler =>
  onJob(messengerJob, async ({ payload }) => {
    const user = await findReader(database.db, payload.user_id as UserId)
    if (!user?.telegram_id || !channels.messenger) return
    const button = { text: brand.name, url: origin + payload.path }
    await channels.messenger.say(user.telegram_id, inLines(payload), button)
  })

/** Shows it on a device that is still theirs; one that is gone is forgotten. */
export const pushNotices = ({ database, channels }: DeliveryParts): JobHandler =>
  onJob(pushJob, async ({ payload }) => {
    const player = await database.db
      .selectFrom('push_player')
      .selectAll()
      .where('token_hash', '=', payload.device)
      .where('user_id', '=', payload.user_id as UserId)
      .executeTakeFirst()
    if (!player) return
    const notice = { title: brand.name, body: inLines(payload), path: payload.path, tag: payload.id }
    if ((await channels.push.send(player, notice)) === 'gone')
      await database.db.deleteFrom('push_player').where('token_hash', '=', payload.device).execute()
  })
