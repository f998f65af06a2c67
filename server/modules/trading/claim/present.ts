import type { Static } from 'typebox'
import type { Connection } from '../../../database/database.ts'
import { describeFiles } from '../../../files/files.ts'
import { isStaff, type SignedViewer } from '../../../kernel/viewer.ts'
import { raising } from '../dispute/present.ts'
import type { Claim as ClaimSchema } from '../shapes/dispute.ts'
import type { TradeRow } from '../record/tradeMapping.ts'
import { money } from '../../../domain/reference/decimalOf.ts'
import type { ClaimRow } from './tables.ts'

/** A claim as the wire shows it, to its parties and to staff. */
export type ClaimView = Static<typeof ClaimSchema>

/** Reads the claims of a list of trades at once; most lists have none, and cost nothing. */
export async function gatherClaims(
  db: Connection,
  rows: readonly TradeRow[],
  viewer: SignedViewer,
  at: Date,
): Promise<(row: TradeRow) => ClaimView | null> {
  const claimed = rows.flatMap(row => (row.claimed_at === null ? [] : [row.id]))
  if (claimed.length === 0) return () => null
  const claims = await db
    .selectFrom('claim')
    .leftJoin('app_user', 'app_user.id', 'claim.ruled_by')
    .selectAll('claim')
    .select('user_name')
    .where('trade_id', 'in', claimed)
    .execute()
  const files = await describeFiles(
    db,
    claims.flatMap(claim => claim.attachment_ids),
  )
  const byTrade = new Map(claims.map(claim => [claim.trade_id, claim]))
  return row => {
    const claim = byTrade.get(row.id)
    if (!claim) return null
    const attachments = claim.attachment_ids.flatMap(id => {
      const file = files.get(id)
      return file ? [{ ...file, url: `/api/v1/attachments/${file.id}` }] : []
    })
    return view(claim, { by: claim.user_name, attachments, canRule: mayRule(claim, viewer), at })
  }
}

/** Staff, never a party, while it is open. */
const mayRule = (claim: ClaimRow, viewer: SignedViewer): boolean =>
  claim.status === 'open' &&
  isStaff(viewer) &&
  claim.buyer_id !== viewer.userId &&
  claim.seller_id !== viewer.userId

interface Around {
  readonly by: string | null
  readonly attachments: ClaimView['attachments']
  readonly canRule: boolean
  readonly at: Date
}

function view(claim: ClaimRow, { by, attachments, canRule, at }: Around): ClaimView {
  const coins = (units: string) => money(BigInt(units), claim.coin)
  const { raised_at } = raising(claim.raise_at, at)
  return {
    id: claim.id,
    trade_id: claim.trade_id,
    status: claim.status,
    statement: claim.statement,
    attachments,
    wanted: coins(claim.wanted),
    held: coins(claim.held),
    filed_at: claim.filed_at.toISOString(),
    raised_at: claim.status === 'open' ? raised_at : null,
    can_rule: canRule,
    ruling:
      claim.status === 'open' || claim.ruled_at === null
        ? null
        : {
            in_favour_of: claim.status === 'for_buyer' ? 'buyer' : 'seller',
            reason: claim.ruling_reason ?? '',
            by: by ?? '',
            at: claim.ruled_at.toISOString(),
          },
  }
}
