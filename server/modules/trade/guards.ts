import type { Tx } from '../../database/database.ts'
import { compareDecimals, decimal } from '../../domain/money/decimal.ts'
import { refuse } from '../../domain/refusal/refusal.ts'
import { RequestRefused } from '../../kernel/refusal.ts'
import { takeCode } from '../session/twoFactor.ts'
import type { TradeRow } from './mapping.ts'
import { decimalOf } from './money.ts'

/** The amount of money that the person typed again; anything but the trade's is refused at its field. */
function requireAmount(row: TradeRow, typed: string | undefined): void {
  const amount = decimalOf(BigInt(row.fiat_amount), row.fiat)
  if (typed === undefined) throw new RequestRefused(refuse('required', 'amount'))
  if (compareDecimals(decimal(typed), amount) !== 0)
    throw new RequestRefused(refuse('amount_differs', 'amount'))
}

/** Before a release: the seller has said that the money is there, and gives a code, or the amount where none is set up. */
export async function guardRelease(
  tx: Tx,
  row: TradeRow,
  said: { readonly money_received: boolean; readonly amount?: string; readonly code?: string },
  at: Date,
): Promise<void> {
  if (!said.money_received) throw new RequestRefused(refuse('required', 'money_received'))
  const seller = await tx
    .selectFrom('app_user')
    .select(['totp_secret', 'two_factor_actions', 'suspended_at'])
    .where('id', '=', row.seller_id)
    .executeTakeFirstOrThrow()
  const needsCode = seller.totp_secret !== null && seller.two_factor_actions.includes('release')
  if (!needsCode) return requireAmount(row, said.amount)
  if (said.code === undefined) throw new RequestRefused(refuse('two_factor_required', 'code'))
  if (!(await takeCode(tx, row.seller_id, said.code, at)))
    throw new RequestRefused(refuse('wrong_code', 'code'))
}

/** Before a concession: the buyer has ticked "not sent, or returned" and typed the amount again. */
export function guardConcession(
  row: TradeRow,
  said: { readonly not_sent_or_returned?: boolean; readonly amount?: string },
): void {
  if (said.not_sent_or_returned !== true) throw new RequestRefused(refuse('required', 'not_sent_or_returned'))
  requireAmount(row, said.amount)
}
