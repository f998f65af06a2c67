import type { Static } from 'typebox'
import type { Connection } from '../../../database/database.ts'
import type { DisputeReason } from '../../../domain/trade/dispute.ts'
import { disputeReplyAllowance, disputeWaitsFor, evidenceOf } from '../../../domain/trade/dispute.ts'
import { sides } from '../../../domain/trade/party.ts'
import { saidIn, wordsOf, type AllWords } from './statements.ts'
import type { Dispute as DisputeSchema } from '../shapes/dispute.ts'
import type { TradeRow } from '../record/tradeMapping.ts'

/** A dispute as the wire shows it, to its parties and to staff alike. */
export type DisputeView = Static<typeof DisputeSchema>

/** Reads the disputes of a list of trades at once; most lists have none, and cost nothing. */
export async function gatherDisputes(
  db: Connection,
  rows: readonly TradeRow[],
  at: Date,
): Promise<(row: TradeRow) => DisputeView | null> {
  const disputed = rows.filter(row => row.disputed_at !== null)
  if (disputed.length === 0) return () => null
  const ids = disputed.map(row => row.id)
  const reasons = await db.selectFrom('dispute').selectAll().where('trade_id', 'in', ids).execute()
  const reasonOf = new Map(reasons.map(({ trade_id, reason }) => [trade_id, reason]))
  const rulers = disputed.flatMap(row => (row.ruled_by ? [row.ruled_by] : []))
  const names =
    rulers.length === 0
      ? []
      : await db.selectFrom('app_user').select(['id', 'user_name']).where('id', 'in', rulers).execute()
  const nameOf = new Map(names.map(row => [row.id, row.user_name]))
  const words = await wordsOf(db, ids)
  return row =>
    row.disputed_at === null
      ? null
      : view(row, row.disputed_at, {
          reason: reasonOf.get(row.id) ?? null,
          words: words(row.id),
          ruledBy: (row.ruled_by && nameOf.get(row.ruled_by)) ?? null,
          at,
        })
}

interface Known {
  readonly reason: DisputeReason | null
  readonly words: AllWords
  readonly ruledBy: string | null
  readonly at: Date
}

function view(row: TradeRow, openedAt: Date, { reason, words, ruledBy, at }: Known): DisputeView {
  const said = saidIn(words)
  const isOpen = row.status === 'disput'
  const left = (side: (typeof sides)[number]) => (isOpen ? disputeReplyAllowance(said, side) : 0)
  return {
    reason,
    opened_at: openedAt.toISOString(),
    // Only a buyer opens one with a statement.
    opened_by: row.dispute_statement === null ? 'system' : 'buyer',
    statements: sides.flatMap(side => {
      const { statement, statedAt } = words[side]
      return statement === null || statedAt === null
        ? []
        : [{ side, text: statement, at: statedAt.toISOString() }]
    }),
    evidence: [
      ...evidenceOf(
        {
          buyer: { hasStated: said.buyer > 0, hasFile: words.buyer.files > 0 },
          seller: { hasStated: said.seller > 0, hasFile: words.seller.files > 0 },
        },
        row.payer_name,
      ),
    ],
    replies_left: { buyer: left('buyer'), seller: left('seller') },
    waits_for: isOpen ? [...disputeWaitsFor(said)] : [],
    ...raising(row.dispute_raise_at, at),
    ruling: rulingOf(row, ruledBy),
  }
}

/** When all arbiters are called because none has spoken, or when they were. */
export const raising = (raiseAt: Date | null, at: Date) => ({
  raise_at: raiseAt?.toISOString() ?? null,
  raised_at: raiseAt !== null && raiseAt <= at ? raiseAt.toISOString() : null,
})

function rulingOf(row: TradeRow, by: string | null): DisputeView['ruling'] {
  if (row.ruling_reason === null || row.finished_at === null) return null
  return {
    in_favour_of: row.status === 'completed_by_admin' ? 'buyer' : 'seller',
    reason: row.ruling_reason,
    by: by ?? '',
    at: row.finished_at.toISOString(),
  }
}
