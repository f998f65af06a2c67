import type { Tx } from '../../../database/database.ts'
import type { AdvertSettings } from '../../../domain/advert/advert.ts'
import { FieldReader } from '../../../domain/refusal/fieldReader.ts'
import type { CredentialId, UserId } from '../../../domain/identifier/identifier.ts'
import { decimal, type DecimalString } from '../../../domain/money/decimal.ts'
import { refuse } from '../../../domain/refusal/refusal.ts'
import { isIssuedAtOnce, linesGiven } from '../../../domain/requisite/credential.ts'
import type { Requisite } from '../../../domain/requisite/kind.ts'
import { readTypedLines } from '../../../domain/requisite/line.ts'
import { RequestRefused } from '../../../kernel/refusal.ts'
import { findOwn, holdOwn } from './findCredentials.ts'
import type { RequisiteSeal } from './requisiteSeal.ts'
import type { CredentialRow } from './tables.ts'

const field = 'payment_credential_id'

/** How a trade is paid. */
interface PaidIn {
  readonly fiat: string
  readonly methodCode: string
}

const fits = (row: CredentialRow, { fiat, methodCode }: PaidIn): boolean =>
  row.fiat === fiat && row.method_code === methodCode

/** Where somebody says that they are paid in a trade: saved requisites of theirs, or typed lines; never none. */
export async function chosenLines(
  tx: Tx,
  seal: RequisiteSeal,
  choice: PaidIn & {
    readonly userId: UserId
    readonly typed: readonly Requisite[]
    readonly credentialId?: string | undefined
  },
): Promise<readonly Requisite[]> {
  const { userId, typed, credentialId } = choice
  if (credentialId === undefined) return readTyped(typed)
  if (typed.length > 0) throw new RequestRefused(refuse('invalid_choice', field))
  const row = await findOwn(tx, credentialId, userId)
  if (!row) throw new RequestRefused(refuse('not_found', field))
  if (!row.is_active || !fits(row, choice)) throw new RequestRefused(refuse('invalid_choice', field))
  return linesGiven(seal.openCredential(row.secret, row))
}

function readTyped(typed: readonly Requisite[]): readonly Requisite[] {
  const reader = new FieldReader()
  const lines = readTypedLines(reader, typed)
  const [wrong] = reader.refusals
  if (wrong) throw new RequestRefused(wrong)
  if (lines.length === 0) throw new RequestRefused(refuse('required', 'requisites'))
  return lines
}

/**
 * What an advert's saved requisites give by themselves to a trade of so much: nothing where they are gone, switched off, of
 * another method than the buyer chose, or for less. Then the trade begins without, and asks the seller.
 */
export async function issuedAtOnce(
  tx: Tx,
  seal: RequisiteSeal,
  id: CredentialId,
  trade: PaidIn & { readonly fiatAmount: DecimalString },
): Promise<readonly Requisite[]> {
  const row = await tx.selectFrom('payment_credential').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row || !fits(row, trade)) return []
  const terms = {
    isActive: row.is_active,
    autoIssue: row.auto_issue,
    maxAutoIssue: row.max_auto_issue === null ? null : decimal(row.max_auto_issue),
  }
  return isIssuedAtOnce(terms, trade.fiatAmount) ? linesGiven(seal.openCredential(row.secret, row)) : []
}

/** Refuses saved requisites that an advert's owner does not have, or that are for another currency or method. */
export async function requireOwnCredential(
  tx: Tx,
  ownerId: UserId,
  settings: Pick<AdvertSettings, 'paymentCredentialId' | 'fiat' | 'paymentMethodCodes'>,
  said: { readonly payment_credential_id?: unknown; readonly payment_method_codes?: unknown },
): Promise<void> {
  const { paymentCredentialId: id, fiat, paymentMethodCodes } = settings
  // What was right when it was chosen is not asked again: an advert may be archived, whatever became of it.
  if (id === null || (said.payment_credential_id === undefined && said.payment_method_codes === undefined))
    return
  const row = await holdOwn(tx, id, ownerId)
  if (!row) throw new RequestRefused(refuse('not_found', field))
  if (!paymentMethodCodes.some(methodCode => fits(row, { fiat, methodCode })))
    throw new RequestRefused(refuse('invalid_choice', field))
}
