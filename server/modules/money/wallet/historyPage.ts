import { firstOf } from '../../../database/readPage.ts'
import type { Connection } from '../../../database/database.ts'
import type { UserId } from '../../../domain/identifier/identifier.ts'
import { movements, type MovementCursor, type MovementFilter } from '../../../ledger/movements.ts'
import type { WalletFiat } from '../../../domain/wallet/walletFiat.ts'
import { detailsOf } from './movementDetails.ts'
import { presentMovement, type IsSimulated, type Transaction } from './present.ts'
import { worthsThen } from './walletWorth.ts'

/** How somebody's movements are looked at. */
export interface HistoryView {
  readonly userId: UserId
  readonly fiat: WalletFiat
  readonly isSimulated: IsSimulated
}

/** A page of somebody's movements with all that they belong to, and where the next one begins; null after the last. */
export async function historyPage(
  db: Connection,
  view: HistoryView,
  page: MovementFilter & { readonly before?: MovementCursor; readonly limit: number },
): Promise<{ readonly items: Transaction[]; readonly next: MovementCursor | null }> {
  const found = await movements(db, view.userId, { ...page, limit: page.limit + 1 })
  const { rows, has_more } = firstOf(found, page.limit)
  const [details, worths] = await Promise.all([
    detailsOf(db, view.userId, rows),
    worthsThen(db, rows, view.fiat),
  ])
  return {
    items: rows.map((movement, index) => presentMovement(movement, details, worths[index] ?? null, view)),
    next: has_more ? (rows.at(-1)?.cursor ?? null) : null,
  }
}
