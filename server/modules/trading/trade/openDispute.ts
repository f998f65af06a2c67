import type { Tx } from '../../../database/database.ts'
import { newMessageId, type UserId } from '../../../domain/identifier/identifier.ts'
import type { TradeId } from '../../../domain/identifier/tradeId.ts'
import type { Actor } from '../../../domain/trade/actor.ts'
import type { DisputeReason } from '../../../domain/trade/dispute.ts'
import { actOnTrade } from './act/actOnTrade.ts'
import type { TradeRow } from '../record/tradeMapping.ts'
import type { TradeParts } from './parts.ts'
import { tellSaid } from '../chat/tellMessage.ts'
import { giveProof } from '../dispute/giveProof.ts'

/** A dispute as its buyer opens it. */
export interface DisputeOpening {
  readonly tradeId: TradeId
  readonly actor: Actor
  readonly buyerId: UserId
  readonly reason: DisputeReason
  readonly statement: string
  /** Files of the buyer, uploaded to the trade. */
  readonly attachmentIds: readonly string[]
  readonly at: Date
}

/** Opens a dispute. Its files stand in the conversation right after the statement, and are one word with it. */
export async function openDispute(tx: Tx, parts: TradeParts, opening: DisputeOpening): Promise<TradeRow> {
  const { tradeId, actor, buyerId, reason, statement, at } = opening
  const row = await actOnTrade(tx, parts, {
    tradeId,
    action: 'createDispute',
    actor,
    at,
    remarks: { dispute_statement: statement },
  })
  await tx.insertInto('dispute').values({ trade_id: tradeId, reason }).execute()
  const files = await giveProof(tx, row, buyerId, opening.attachmentIds)
  for (const [index, attachmentId] of files.entries()) {
    // The note of the dispute and the statement come before: ids are in the order of time.
    const id = newMessageId(new Date(at.getTime() + 2 + index), parts.random)
    const said = await tx
      .insertInto('trade_message')
      .values({
        id,
        trade_id: tradeId,
        author: 'buyer',
        author_id: buyerId,
        text: '',
        attachment_id: attachmentId,
        system_code: null,
        system_amount: null,
        system_asset: null,
        client_id: null,
        created_at: at,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    await tellSaid(tx, said)
  }
  return row
}
