import { Type } from 'typebox'
import type { Channels } from '../../adapters/channels.ts'
import { lastSeen } from '../../cable/presence.ts'
import type { Database, Tx } from '../../database/database.ts'
import { noticeChannels, noticeChoice, type NoticeChannel } from '../../domain/account/notice.ts'
import { brand } from '../../domain/brand.ts'
import type { UserId } from '../../domain/identifier/identifier.ts'
import type { Clock } from '../../runtime/clock.ts'
import { every, onJob, type JobHandler } from '../../runtime/jobHandler.ts'
import { jobKind, schedule } from '../../runtime/jobs.ts'
import { sendLetter } from '../outgoing/mail.ts'
import { findUser } from '../session/users.ts'
import { noticeCodes, type NoticeCode } from './codes.ts'
import type { NotificationTable } from './tables.ts'
import { wordNotice } from './words.ts'

const everyMs = 2000
const batch = 100

/** What telling people stands on. */
export interface DeliveryParts {
  readonly database: Database
  readonly clock: Clock
  readonly channels: Pick<Channels, 'messenger' | 'push'>
  /** What addresses of pages begin with. */
  readonly origin: string
}

const sweep = jobKind('notice_delivery', Type.Object({}))
const toChannel = Type.Object({ user_id: Type.String(), text: Type.String(), path: Type.String() })
const messengerJob = jobKind('notice_messenger', toChannel)
const pushJob = jobKind('notice_push', toChannel)

/**
 * Tells people of their notifications by the ways that they chose. Notifications are written with what they tell of; this
 * finds those that nobody has passed on, so that no action waits for it. Each way is a job of its own: one that fails comes
 * again by itself.
 */
export const noticeDelivery = ({ database, clock }: DeliveryParts): JobHandler =>
  every(sweep, everyMs, async () => {
    for (;;) {
      const count = await database.transaction(async tx => {
        const rows = await tx
          .selectFrom('notification')
          .selectAll()
          .where('told_at', 'is', null)
          .orderBy('id')
          .limit(batch)
          .forUpdate()
          .skipLocked()
          .execute()
        for (const row of rows) await passOn(tx, row, clock.now())
        return rows.length
      })
      if (count < batch) return
    }
  })

async function passOn(tx: Tx, row: NotificationTable, at: Date): Promise<void> {
  await tx.updateTable('notification').set({ told_at: at }).where('id', '=', row.id).execute()
  const user = await findUser(tx, row.user_id)
  const kind = noticeCodes[row.code as NoticeCode] as (typeof noticeCodes)[NoticeCode] | undefined
  if (!user || kind === undefined || user.deleted_at !== null || row.read_at !== null) return
  const chosen = noticeChoice(user.notification_settings)[kind]
  const isHere = (await lastSeen(tx, [user.id])).get(user.id)?.isOnline ?? false
  const text = wordNotice(row.code as NoticeCode, user.locale, row.partner_name)
  const path = `${user.locale === 'en' ? '' : `/${user.locale}`}${row.trade_id === null ? '/dashboard' : `/trade/${row.trade_id}`}`
  const told = { user_id: user.id, text, path }
  const ways: Record<NoticeChannel, () => Promise<void>> = {
    // Whoever is here reads it on the page: letters and the messenger are for those who are away.
    async email() {
      if (!isHere)
        await sendLetter(tx, { kind: 'notice', userId: user.id, params: { text, path } }, at, row.id)
    },
    async telegram() {
      if (isHere || user.telegram_id === null || !user.telegram_notifications) return
      await schedule(tx, { kind: messengerJob, key: row.id, runAt: at, payload: told })
    },
    push: () => schedule(tx, { kind: pushJob, key: row.id, runAt: at, payload: told }),
  }
  for (const channel of noticeChannels) if (chosen[channel]) await ways[channel]()
}

/** Says it in the messenger. */
export const messengerNotices = ({ database, channels, origin }: DeliveryParts): JobHandler =>
  onJob(messengerJob, async ({ payload }) => {
    const user = await findUser(database.db, payload.user_id as UserId)
    if (!user?.telegram_id || !channels.messenger) return
    const button = { text: brand.name, url: origin + payload.path }
    await channels.messenger.say(user.telegram_id, payload.text, button)
  })

/** Shows it on devices; one that is gone is forgotten. */
export const pushNotices = ({ database, channels }: DeliveryParts): JobHandler =>
  onJob(pushJob, async ({ key, payload }) => {
    const players = await database.db
      .selectFrom('push_player')
      .selectAll()
      .where('user_id', '=', payload.user_id as UserId)
      .execute()
    const notice = { title: brand.name, body: payload.text, path: payload.path, tag: key }
    for (const player of players)
      if ((await channels.push.send(player, notice)) === 'gone')
        await database.db.deleteFrom('push_player').where('token_hash', '=', player.token_hash).execute()
  })
