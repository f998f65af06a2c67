import type { Connection } from '../../../../database/database.ts'
import type { PaidTo } from '../../../../domain/advert/instantTrade.ts'
import { decimal } from '../../../../domain/money/decimal.ts'
import { isSealed } from '../../../../runtime/sealing.ts'
import type { AdvertRow } from '../tables.ts'

/** Where the buyers of some adverts are paid to. Saved requisites are read of those whose answer hangs on them. */
export async function readPaidTo(
  db: Connection,
  rows: readonly AdvertRow[],
): Promise<(row: AdvertRow) => PaidTo> {
  const ids = new Set(
    rows.flatMap(row =>
      row.liquidity_tracking && row.payment_credential_id !== null ? [row.payment_credential_id] : [],
    ),
  )
  if (ids.size === 0) return ownLines
  const saved = await db
    .selectFrom('payment_credential')
    .select(['id', 'fiat', 'method_code', 'is_active', 'auto_issue', 'max_auto_issue'])
    .where('id', 'in', [...ids])
    .execute()
  const byId = new Map(saved.map(row => [row.id, row]))
  return row => {
    const found = row.payment_credential_id === null ? undefined : byId.get(row.payment_credential_id)
    if (!found) return ownLines(row)
    return {
      saved: {
        fiat: found.fiat,
        methodCode: found.method_code,
        isActive: found.is_active,
        autoIssue: found.auto_issue,
        maxAutoIssue: found.max_auto_issue === null ? null : decimal(found.max_auto_issue),
      },
    }
  }
}

const ownLines = ({ requisites }: AdvertRow): PaidTo => ({
  ownLines: isSealed(requisites) || requisites.length > 0,
})
