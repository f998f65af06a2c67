import type { Tx } from '../../../database/database.ts'
import { compareDecimals, decimal } from '../../../domain/money/decimal.ts'
import { refuse } from '../../../domain/refusal/refusal.ts'
import type { Requisite } from '../../../domain/requisite/kind.ts'
import { RequestRefused } from '../../../kernel/refusal.ts'
import { chosenLines } from '../../people/credential/chooseLines.ts'
import type { RequisiteSeal } from '../../people/credential/requisiteSeal.ts'
import { secondFactorFor } from '../../people/proof/twoFactor.ts'
import type { TradeRow } from '../record/tradeMapping.ts'
import { decimalOf } from '../../../domain/reference/decimalOf.ts'
import { keepDigests } from '../list/searchDigests.ts'

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
  const secondFactor = await secondFactorFor(tx, row.seller_id, ['release'], said.code, at)
  if (secondFactor === 'missing') throw new RequestRefused(refuse('two_factor_required', 'code'))
  // Also beside a code: an amount that was typed again is looked at.
  if (secondFactor === 'not_asked' || said.amount !== undefined) requireAmount(row, said.amount)
}

/**
 * What a seller who was asked for requisites answers, sealed for the trade. Somebody else at their session could have buyers
 * pay to another account, so whoever protects the requisites of adverts by a code gives one here.
 */
export async function issuedBy(
  tx: Tx,
  seal: RequisiteSeal,
  row: TradeRow,
  said: {
    readonly payment_credential_id?: string
    readonly requisites?: readonly Requisite[]
    readonly code?: string
  },
  at: Date,
): Promise<Pick<TradeRow, 'requisites'>> {
  const { payment_credential_id: credentialId, requisites: typed = [], code } = said
  const choice = { userId: row.seller_id, typed, credentialId, fiat: row.fiat, methodCode: row.method_code }
  const lines = await chosenLines(tx, seal, choice)
  const secondFactor = await secondFactorFor(tx, row.seller_id, ['change_sell_requisites'], code, at)
  if (secondFactor === 'missing') throw new RequestRefused(refuse('two_factor_required', 'code'))
  await keepDigests(tx, seal, row, lines)
  return { requisites: seal.seal(lines, `trade:${row.id}`) }
}

/** Before any other cancel: it concedes nothing, so what a concession asks for says nothing. */
export function guardCancel(said: {
  readonly not_sent_or_returned?: boolean
  readonly amount?: string
}): void {
  if (said.not_sent_or_returned === true)
    throw new RequestRefused(refuse('not_applicable', 'not_sent_or_returned'))
  if (said.amount !== undefined) throw new RequestRefused(refuse('not_applicable', 'amount'))
}

/** Before a concession: the buyer has ticked "not sent, or returned" and typed the amount again. */
export function guardConcession(
  row: TradeRow,
  said: { readonly not_sent_or_returned?: boolean; readonly amount?: string },
): void {
  if (said.not_sent_or_returned !== true) throw new RequestRefused(refuse('required', 'not_sent_or_returned'))
  requireAmount(row, said.amount)
}
