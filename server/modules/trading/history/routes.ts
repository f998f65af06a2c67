import { fileBrand } from '../../../domain/brand.ts'
import type { Connection } from '../../../database/database.ts'
import { refuse } from '../../../domain/refusal/refusal.ts'
import { sideOf } from '../../../domain/trade/party.ts'
import { isOpen } from '../../../domain/trade/status.ts'
import type { Handlers } from '../../../kernel/handlers.ts'
import { RequestRefused } from '../../../kernel/refusal.ts'
import type { SignedViewer } from '../../../kernel/viewer.ts'
import { historyOf } from './historySteps.ts'
import { readableTrade } from '../record/readableTrade.ts'
import { tradeOfRow, type TradeRow } from '../record/tradeMapping.ts'
import { readTradeMemo, writeTradeMemo } from './tradeMemo.ts'
import { receiptFactsOf } from './receipt/receiptFacts.ts'
import { drawReceipt } from './receipt/drawReceipt.ts'
import type { recordOperations } from './schema.ts'

/** What is kept of a trade: its steps, its receipt, what a party noted. */
export function recordHandlers(): Handlers<typeof recordOperations> {
  return {
    async tradeHistory({ params }, { db, viewer }) {
      const trade = await readableTrade(db, viewer, params.id)
      return { items: await historyOf(db, trade, viewer.userId) }
    },

    async tradeMemo({ params }, { db, viewer }) {
      const { id } = await ownTrade(db, viewer, params.id)
      return readTradeMemo(db, id, viewer.userId)
    },

    async saveTradeMemo({ params, body }, { db, viewer, at }) {
      const { id } = await ownTrade(db, viewer, params.id)
      await writeTradeMemo(db, { tradeId: id, userId: viewer.userId, text: body.text.trim(), at })
      return readTradeMemo(db, id, viewer.userId)
    },

    async receipt({ params, query }, { db, viewer, locale, at }, { reply }) {
      const trade = await ownTrade(db, viewer, params.id)
      if (isOpen(trade.status)) throw new RequestRefused(refuse('trade_not_finished'))
      const facts = await receiptFactsOf(db, trade, { viewer, at, locale: query.locale ?? locale })
      const bytes = await drawReceipt(facts)
      return reply
        .headers({
          'content-type': 'application/pdf',
          'content-length': String(bytes.length),
          'content-disposition': `attachment; filename="${fileBrand}-${trade.id}.pdf"`,
          'x-content-type-options': 'nosniff',
          'cache-control': 'private, no-store',
        })
        .send(bytes)
    },
  }
}

/** A trade that the viewer is a party of; for everybody else, staff too, there is none. */
async function ownTrade(db: Connection, viewer: SignedViewer, idText: string): Promise<TradeRow> {
  const trade = await readableTrade(db, viewer, idText)
  if (sideOf(tradeOfRow(trade), viewer.userId) === null) throw new RequestRefused(refuse('not_found', 'id'))
  return trade
}
