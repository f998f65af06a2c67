import { readPage } from '../../../database/readPage.ts'
import { parseAttachmentId, parseMessageId, type MessageId } from '../../../domain/identifier/identifier.ts'
import type { Random } from '../../../domain/identifier/random.ts'
import { parseTradeId } from '../../../domain/identifier/tradeId.ts'
import { refuse } from '../../../domain/refusal/refusal.ts'
import { sendDownload } from '../../../files/download.ts'
import { findFile, useFile } from '../../../files/files.ts'
import { storeUpload, type UploadDeps } from '../../../files/upload.ts'
import type { Tx } from '../../../database/database.ts'
import type { Handlers } from '../../../kernel/handlers.ts'
import { orRefuse, RequestRefused } from '../../../kernel/refusal.ts'
import { sentFile } from '../../../kernel/sentFile.ts'
import type { SignedViewer } from '../../../kernel/viewer.ts'
import { product } from '../../../runtime/product.ts'
import { sideOf } from '../../../domain/trade/party.ts'
import { readableTrade } from '../record/readableTrade.ts'
import { tradeOfRow, type TradeRow } from '../record/tradeMapping.ts'
import { askForFile } from './askForFile.ts'
import { pinMessage, pinnedIn } from './pins.ts'
import { presentMessages } from './present.ts'
import { markUpTo, type Reader } from './readMarks.ts'
import type { chatOperations } from './schema.ts'
import type { TradeMessageTable } from './tables.ts'
import { writeMessage } from './writeMessage.ts'

/** What the conversations stand on. */
export interface ChatParts {
  readonly random: Random
  readonly uploads: UploadDeps
}

const usedFor = (trade: TradeRow) => `trade:${trade.id}`

/** As what a viewer who may read a trade takes part in its conversation. */
export const readerOf = (row: TradeRow, viewer: SignedViewer): Reader =>
  sideOf(tradeOfRow(row), viewer.userId) ?? 'arbiter'

function messageIdOf(text: string, field: string): MessageId {
  const id = parseMessageId(text)
  if (!id) throw new RequestRefused(refuse('invalid_format', field))
  return id
}

/** A trade's conversation: reading, writing, marks, attachments. */
export function chatHandlers(parts: ChatParts): Handlers<typeof chatOperations> {
  return {
    async messages({ params, query }, { db, viewer }) {
      const trade = await readableTrade(db, viewer, params.id)
      const limit = query.limit ?? 50
      const before = query.before === undefined ? null : messageIdOf(query.before, 'before')
      let list = db.selectFrom('trade_message').selectAll().where('trade_id', '=', trade.id)
      if (before !== null) list = list.where('id', '<', before)
      const { rows, has_more } = await readPage(list.orderBy('id', 'desc'), limit)
      const pinned = await pinnedIn(db, trade.id)
      const views = await presentMessages(db, trade, [...rows, ...pinned], viewer.userId)
      return {
        items: views.slice(0, rows.length),
        has_more,
        pinned: views.slice(rows.length),
      }
    },

    async createMessage({ params, body }, { db, viewer, at }) {
      const trade = await readableTrade(db, viewer, params.id)
      const text = body.text.trim()
      const attachmentId = await attach(db, viewer, trade, body.attachment_id)
      if (text === '' && attachmentId === null) throw new RequestRefused(refuse('required', 'text'))
      const row = await writeMessage(db, parts.random, {
        trade,
        author: readerOf(trade, viewer),
        authorId: viewer.userId,
        text,
        attachmentId,
        clientId: body.client_id,
        code: body.code,
        at,
      })
      return presented(db, trade, row, viewer)
    },

    async pinMessage({ params, body }, { db, viewer, at }) {
      const trade = await readableTrade(db, viewer, params.id)
      const row = await pinMessage(db, {
        tradeId: trade.id,
        messageId: messageIdOf(params.message_id, 'message_id'),
        userId: viewer.userId,
        isPinned: body.is_pinned,
        at,
      })
      return presented(db, trade, row, viewer)
    },

    async requestAttachment({ params }, { db, viewer, at }) {
      const trade = await readableTrade(db, viewer, params.id)
      const side = sideOf(tradeOfRow(trade), viewer.userId)
      // An arbiter asks in words: who is meant must be plain.
      if (!side) throw new RequestRefused(refuse('forbidden'))
      return presented(db, trade, await askForFile(db, parts.random, { tradeId: trade.id, side, at }), viewer)
    },

    async readMessages({ params, body }, { db, viewer, at }) {
      const trade = await readableTrade(db, viewer, params.id)
      const upTo = messageIdOf(body.up_to_id, 'up_to_id')
      const isRead = body.is_read ?? true
      const mark = { trade, userId: viewer.userId, reader: readerOf(trade, viewer), upTo, isRead, at }
      return { unread_count: await markUpTo(db, mark) }
    },

    async uploadAttachment({ params }, { db, viewer }, { request }) {
      await readableTrade(db, viewer, params.id)
      const kept = orRefuse(
        await storeUpload(parts.uploads, {
          ...(await sentFile(request, 'file')),
          ownerId: viewer.userId,
          limitBytes: product.upload.attachmentMaxBytes,
          kinds: ['picture', 'pdf'],
        }),
      )
      return { ...kept, url: `/api/v1/attachments/${kept.id}` }
    },

    async attachment({ params }, { db, viewer }, wire) {
      const id = parseAttachmentId(params.id)
      const file = id ? await findFile(db, id) : null
      const tradeId = parseTradeId(file?.usedFor?.replace(/^trade:/, ''))
      // Before it is sent, a file is its owner's alone; then the conversation's.
      if (!file || (tradeId ? false : file.ownerId !== viewer.userId))
        throw new RequestRefused(refuse('not_found', 'id'))
      if (tradeId) await readableTrade(db, viewer, tradeId)
      if (!(await sendDownload(parts.uploads.stores, file, wire)))
        throw new RequestRefused(refuse('not_found', 'id'))
      return wire.reply
    },
  }
}

/** One message as its reader sees it. */
async function presented(db: Tx, trade: TradeRow, row: TradeMessageTable, { userId }: SignedViewer) {
  const [view] = await presentMessages(db, trade, [row], userId)
  if (!view) throw new Error(`Message ${row.id} was not presented`)
  return view
}

/** Gives an uploaded file to the conversation. Sent twice with the same message, it is already there. */
async function attach(tx: Tx, viewer: SignedViewer, trade: TradeRow, sent: string | undefined) {
  if (sent === undefined) return null
  const id = parseAttachmentId(sent)
  const file = id ? await findFile(tx, id) : null
  if (!id || !file || file.ownerId !== viewer.userId)
    throw new RequestRefused(refuse('not_found', 'attachment_id'))
  if (file.usedFor === usedFor(trade)) return id
  if (!(await useFile(tx, { id, ownerId: viewer.userId, usedFor: usedFor(trade) })))
    throw new RequestRefused(refuse('not_found', 'attachment_id'))
  return id
}
