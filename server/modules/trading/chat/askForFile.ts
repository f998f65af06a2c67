import { sql } from 'kysely'
import { tellUser } from '../../../cable/publishEvents.ts'
import type { Connection, Tx } from '../../../database/database.ts'
import type { Random } from '../../../domain/identifier/random.ts'
import type { TradeId } from '../../../domain/identifier/tradeId.ts'
import { refuse, refuseWith } from '../../../domain/refusal/refusal.ts'
import type { Side } from '../../../domain/trade/party.ts'
import { isOpen } from '../../../domain/trade/status.ts'
import { RequestRefused } from '../../../kernel/refusal.ts'
import { product } from '../../../runtime/product.ts'
import { notify } from '../../telling/notification/notify.ts'
import { lockTrade } from '../record/lockTrade.ts'
import { systemNote } from './systemNotes.ts'
import type { TradeMessageTable } from './tables.ts'
import { tellSaid } from './tellMessage.ts'

const noteOf = { buyer: 'buyer_asks_for_file', seller: 'seller_asks_for_file' } as const satisfies Record<
  Side,
  string
>
const pauseMs = product.chat.fileAskMinutes * 60_000

/** When each side may ask for a file again, of those that asked lately; by trade and side. */
export async function fileAskPauses(
  db: Connection,
  tradeIds: readonly TradeId[],
  at: Date,
): Promise<(tradeId: string, side: Side) => Date | null> {
  const { rows } = await sql<{ trade_id: string; system_code: string; last: Date }>`
    select trade_id, system_code, max(created_at) as last from trade_message
    where trade_id = any(${tradeIds}::text[]) and system_code in ('buyer_asks_for_file', 'seller_asks_for_file')
      and created_at > ${new Date(at.getTime() - pauseMs)}
    group by trade_id, system_code`.execute(db)
  const lastOf = new Map(rows.map(row => [`${row.trade_id}:${row.system_code}`, row.last]))
  return (tradeId, side) => {
    const last = lastOf.get(`${tradeId}:${noteOf[side]}`)
    return last ? new Date(last.getTime() + pauseMs) : null
  }
}

/** One party of an open trade asks the other for a file: the conversation says so, and the other is notified. */
export async function askForFile(
  tx: Tx,
  random: Random,
  ask: { readonly tradeId: TradeId; readonly side: Side; readonly at: Date },
): Promise<TradeMessageTable> {
  const { tradeId, side, at } = ask
  const trade = await lockTrade(tx, tradeId)
  if (!trade) throw new RequestRefused(refuse('not_found', 'id'))
  if (!isOpen(trade.status)) throw new RequestRefused(refuse('trade_finished'))
  const again = (await fileAskPauses(tx, [tradeId], at))(tradeId, side)
  if (again) throw new RequestRefused(refuseWith('too_early', { from: again.toISOString() }))
  const [asker, asked] =
    side === 'buyer' ? [trade.buyer_id, trade.seller_id] : [trade.seller_id, trade.buyer_id]
  const note = systemNote(random, { code: noteOf[side] }, at)
  const row = await tx
    .insertInto('trade_message')
    .values({ ...note, trade_id: tradeId, attachment_id: null, client_id: null, created_at: at })
    .returningAll()
    .executeTakeFirstOrThrow()
  await tellSaid(tx, row)
  const { user_name: partnerName } = await tx
    .selectFrom('app_user')
    .select('user_name')
    .where('id', '=', asker)
    .executeTakeFirstOrThrow()
  await notify(
    tx,
    random,
    asked,
    { type: 'Notification::Admin', code: 'file_asked', tradeId, partnerName },
    at,
  )
  for (const userId of [asker, asked])
    tellUser(tx, userId, 'trade_changed', {
      trade_id: tradeId,
      status: trade.status,
      action: 'message',
      by_me: userId === asker,
      // What can be done on its page is another now.
      unread_count: null,
    })
  return row
}
