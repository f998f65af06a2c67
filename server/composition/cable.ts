import type { Server } from 'node:http'
import { activity, type Activity } from '../cable/activity.ts'
import { attachCable, type Cable } from '../cable/attachCable.ts'
import type { ChatActor } from '../cable/actions.ts'
import { lastSeen, presence, type Presence } from '../cable/presence.ts'
import { parseMessageId } from '../domain/identifier/identifier.ts'
import { accepted, refuse, refused, type Result } from '../domain/refusal/refusal.ts'
import { sideOf } from '../domain/trade/party.ts'
import { openStatuses } from '../domain/trade/status.ts'
import { RequestRefused } from '../kernel/refusal.ts'
import { pinMessage } from '../modules/trading/chat/pins.ts'
import { markUpTo } from '../modules/trading/chat/readMarks.ts'
import { writeMessage } from '../modules/trading/chat/writeMessage.ts'
import { personNamed } from '../modules/people/profile/findPerson.ts'
import { mayRead } from '../modules/trading/record/readableTrade.ts'
import { tradeOfRow, type TradeRow } from '../modules/trading/record/tradeMapping.ts'
import { guessing } from '../modules/people/proof/logInGuard.ts'
import { accountFigures } from '../modules/people/session/presentMe.ts'
import { sessionOf } from '../modules/people/session/sessions.ts'
import type { JsonObject } from '../runtime/tables.ts'
import type { Parts } from './parts.ts'

/** The live side of a server process. */
export interface Live {
  readonly presence: Presence
  /** Serves `/cable` on an HTTP server. */
  attach(server: Server): Cable
  close(): Promise<void>
}

/** Puts the cable onto the database: who is there, who may read which conversation, what they do in it. */
export function makeLive(parts: Parts): Live {
  const { database, clock, bus, logger } = parts
  const here = presence({ database, clock, logger })
  const part: Activity = activity({
    bus,
    clock,
    presence: here,
    onError: error => logger.warn({ err: error }, 'partners were not told who is here'),
    async openTradesOf(userId) {
      const rows = await database.db
        .selectFrom('trade')
        .selectAll()
        .where('status', 'in', openStatuses)
        .where(eb => eb.or([eb('buyer_id', '=', userId), eb('seller_id', '=', userId)]))
        .execute()
      return rows.flatMap(row => {
        const side = sideOf(tradeOfRow(row), userId)
        return side ? [{ tradeId: row.id, side }] : []
      })
    },
    async lastSeenIn({ tradeId, side }) {
      const row = await tradeOf(tradeId)
      const userId = side === 'buyer' ? row?.buyer_id : row?.seller_id
      return userId && (await lastSeen(database.db, [userId])).get(userId)
    },
  })
  const tradeOf = (id: TradeRow['id']) =>
    database.db.selectFrom('trade').selectAll().where('id', '=', id).executeTakeFirst()

  /** A refusal of the work becomes the answer; anything else is a fault. */
  async function inTrade(
    actor: ChatActor,
    work: (row: TradeRow) => Promise<JsonObject>,
  ): Promise<Result<JsonObject>> {
    const row = await tradeOf(actor.tradeId)
    if (!row || !mayRead(row, actor.viewer)) return refused(refuse('not_found'))
    try {
      return accepted(await work(row))
    } catch (error) {
      if (error instanceof RequestRefused) return refused(error.refusal)
      throw error
    }
  }

  return {
    presence: here,
    attach: server =>
      attachCable(server, {
        bus,
        clock,
        logger,
        presence: here,
        lastSeenOf: async userId => (await lastSeen(database.db, [userId])).get(userId),
        figuresOf: userId => accountFigures(database.db, parts.session.facts, userId),
        activity: part,
        rights: {
          authenticate: token => sessionOf(database.db, token, clock.now()),
          async readerOf(tradeId, viewer) {
            const row = await tradeOf(tradeId)
            if (!row || !mayRead(row, viewer)) return null
            return sideOf(tradeOfRow(row), viewer.userId) ?? 'arbiter'
          },
          personOf: async userName => (await personNamed(database.db, userName))?.id ?? null,
        },
        chat: {
          create: (actor, data) =>
            inTrade(actor, async trade => {
              const text = data.text.trim()
              if (text === '') throw new RequestRefused(refuse('required', 'text'))
              const { userId } = actor.viewer
              const at = clock.now()
              const write = () =>
                database.transaction(tx =>
                  writeMessage(tx, parts.random, {
                    trade,
                    author: actor.side,
                    authorId: userId,
                    text,
                    // Files come over REST, where they are uploaded.
                    attachmentId: null,
                    clientId: data.client_id,
                    code: data.code,
                    at,
                  }),
                )
              const row = await (data.code === undefined ? write() : guessing(database, userId, at, write))
              return { message_id: row.id }
            }),
          read: (actor, data) =>
            inTrade(actor, async trade => {
              const upTo = parseMessageId(data.up_to_id)
              if (!upTo) throw new RequestRefused(refuse('invalid_format', 'up_to_id'))
              const unread = await database.transaction(tx =>
                markUpTo(tx, {
                  trade,
                  userId: actor.viewer.userId,
                  reader: actor.side,
                  upTo,
                  isRead: true,
                  at: clock.now(),
                }),
              )
              return { unread_count: unread }
            }),
          pin: (actor, data) =>
            inTrade(actor, async trade => {
              const messageId = parseMessageId(data.message_id)
              if (!messageId) throw new RequestRefused(refuse('invalid_format', 'message_id'))
              const pin = { tradeId: trade.id, messageId, userId: actor.viewer.userId, at: clock.now() }
              await database.transaction(tx => pinMessage(tx, { ...pin, isPinned: data.is_pinned }))
              return {}
            }),
        },
      }),
    async close() {
      part.close()
      await here.close()
    },
  }
}
