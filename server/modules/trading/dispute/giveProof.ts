import type { Tx } from '../../../database/database.ts'
import { parseAttachmentId, type AttachmentId, type UserId } from '../../../domain/identifier/identifier.ts'
import { refuse } from '../../../domain/refusal/refusal.ts'
import { useFile } from '../../../files/files.ts'
import { RequestRefused } from '../../../kernel/refusal.ts'
import type { TradeRow } from '../record/tradeMapping.ts'

/** Gives files to a trade that somebody has uploaded to it, so that whoever reads the trade may read them. */
export async function giveProof(
  tx: Tx,
  trade: TradeRow,
  ownerId: UserId,
  sent: readonly string[],
): Promise<AttachmentId[]> {
  const ids: AttachmentId[] = []
  for (const text of sent) {
    const id = parseAttachmentId(text)
    if (!id || !(await useFile(tx, { id, ownerId, usedFor: `trade:${trade.id}` })))
      throw new RequestRefused(refuse('not_found', 'attachment_ids'))
    ids.push(id)
  }
  return ids
}
