import { tellMessage } from '../../../cable/publishEvents.ts'
import type { Tx } from '../../../database/database.ts'
import type { TradeId } from '../../../domain/identifier/tradeId.ts'
import type { NoteRow } from './systemNotes.ts'
import { aroundMessages, plainMessage, type AroundMessages } from './present.ts'
import type { TradeMessageTable } from './tables.ts'

/** Tells a conversation's readers of what somebody said there, in the transaction that writes it. */
export async function tellSaid(tx: Tx, row: TradeMessageTable): Promise<void> {
  told(tx, row, await aroundMessages(tx, [row]))
}

/** What notes are written with. */
export interface Noted {
  readonly tradeId: TradeId
  readonly at: Date
  /** Of whoever a note may be of: a buyer's statement of a dispute. */
  readonly buyerName: string
}

/** Tells a conversation's readers of what came with an action, in the transaction that writes it. Nothing has to be read for it. */
export function tellNotes(tx: Tx, { tradeId, at, buyerName }: Noted, notes: readonly NoteRow[]): void {
  for (const note of notes) {
    const row = {
      ...note,
      trade_id: tradeId,
      attachment_id: null,
      client_id: null,
      created_at: at,
      pinned_at: null,
    }
    told(tx, row, { nameOf: () => buyerName, files: new Map() })
  }
}

function told(tx: Tx, row: Omit<TradeMessageTable, 'pinned_by'>, around: AroundMessages): void {
  const { author_id: userId, client_id: clientId } = row
  tellMessage(tx, row.trade_id, {
    message: plainMessage(row, around),
    author: userId === null ? null : { userId, clientId },
  })
}
