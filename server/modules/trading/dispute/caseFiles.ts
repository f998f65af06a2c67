import type { Connection } from '../../../database/database.ts'
import type { AttachmentId } from '../../../domain/identifier/identifier.ts'
import type { TradeId } from '../../../domain/identifier/tradeId.ts'
import type { Side } from '../../../domain/trade/party.ts'
import { describeFiles } from '../../../files/files.ts'

interface Sent {
  readonly side: Side
  readonly id: AttachmentId
  readonly at: Date
}

/** What both sides sent as proof: in the conversation, and with a claim. In the order in which it came. */
export async function caseFiles(db: Connection, tradeId: TradeId) {
  const said = await db
    .selectFrom('trade_message')
    .select(['author', 'attachment_id', 'created_at'])
    .where('trade_id', '=', tradeId)
    .where('attachment_id', 'is not', null)
    .orderBy('id')
    .execute()
  const claim = await db
    .selectFrom('claim')
    .select(['attachment_ids', 'filed_at'])
    .where('trade_id', '=', tradeId)
    .executeTakeFirst()
  const sent: readonly Sent[] = [
    ...said.flatMap(({ author, attachment_id: id, created_at: at }) =>
      id !== null && (author === 'buyer' || author === 'seller') ? [{ side: author, id, at }] : [],
    ),
    ...(claim?.attachment_ids ?? []).map(id => ({ side: 'buyer', id, at: claim!.filed_at }) as const),
  ]
  const files = await describeFiles(
    db,
    sent.map(({ id }) => id),
  )
  return (side: Side) =>
    sent.flatMap(({ side: by, id, at }) => {
      const file = files.get(id)
      return by === side && file
        ? [{ file: { ...file, url: `/api/v1/attachments/${id}` }, at: at.toISOString() }]
        : []
    })
}
