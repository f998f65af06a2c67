import { countRows } from '../../../database/countRows.ts'
import type { Tx } from '../../../database/database.ts'
import type { CredentialInput, CredentialSettings } from '../../../domain/requisite/credential.ts'
import { readCredential } from '../../../domain/requisite/credential.ts'
import { newCredentialId, type UserId } from '../../../domain/identifier/identifier.ts'
import type { Random } from '../../../domain/identifier/random.ts'
import { decimal } from '../../../domain/money/decimal.ts'
import { refuse, refuseWith } from '../../../domain/refusal/refusal.ts'
import { RequestRefused } from '../../../kernel/refusal.ts'
import { product } from '../../../runtime/product.ts'
import { lockTrader } from '../profile/lockTrader.ts'
import { secondFactorFor } from '../proof/twoFactor.ts'
import { advertsUsing, isNamedByAdvert } from './findCredentials.ts'
import type { CredentialBody } from './schema.ts'
import type { RequisiteSeal } from './requisiteSeal.ts'
import type { CredentialRow } from './tables.ts'

/** What saved requisites are when their owner does not say. */
const defaults: CredentialInput = {
  name: '',
  fiat: '',
  methodCode: '',
  lines: [],
  applink: null,
  description: '',
  autoIssue: false,
  maxAutoIssue: null,
  isActive: true,
}

/** The settings that a body changes, over those that were (or the defaults); what is wrong is refused at its field. */
export function settingsOf(
  body: Partial<CredentialBody>,
  before: CredentialInput = defaults,
): CredentialSettings {
  const reading = readCredential({
    name: body.name ?? before.name,
    fiat: body.currency_code ?? before.fiat,
    methodCode: body.payment_method_code ?? before.methodCode,
    lines: body.credentials ?? before.lines,
    applink: body.applink === undefined ? before.applink : body.applink,
    description: body.description ?? before.description,
    autoIssue: body.auto_issue ?? before.autoIssue,
    maxAutoIssue: maximumOf(body, before),
    isActive: body.is_active ?? before.isActive,
  })
  if (reading.ok) return reading.settings
  throw new RequestRefused(reading.refusals[0] ?? refuse('invalid_input'))
}

/** Who switches automatic issue off gives up its limit with it. */
function maximumOf(body: Partial<CredentialBody>, before: CredentialInput): string | null {
  if (body.max_auto_issue_amount !== undefined) return body.max_auto_issue_amount
  return body.auto_issue === false ? null : before.maxAutoIssue
}

/** Kept settings as what their owner wrote, to be changed in part. */
export const inputOf = (row: CredentialRow, seal: RequisiteSeal): CredentialInput => ({
  ...seal.openCredential(row.secret, row),
  name: row.name,
  fiat: row.fiat,
  methodCode: row.method_code,
  autoIssue: row.auto_issue,
  maxAutoIssue: row.max_auto_issue === null ? null : decimal(row.max_auto_issue),
  isActive: row.is_active,
})

function columnsOf(
  settings: CredentialSettings,
  place: Pick<CredentialRow, 'id' | 'user_id'>,
  seal: RequisiteSeal,
) {
  const { lines, applink, description } = settings
  return {
    name: settings.name,
    fiat: settings.fiat,
    method_code: settings.methodCode,
    secret: JSON.stringify(seal.sealCredential({ lines, applink, description }, place)),
    auto_issue: settings.autoIssue,
    max_auto_issue: settings.maxAutoIssue,
    is_active: settings.isActive,
  }
}

/** What is written with. */
interface WriteParts {
  readonly random: Random
  readonly requisites: RequisiteSeal
}

/** Saves requisites, up to the most that one person may keep. */
export async function createCredential(
  tx: Tx,
  { random, requisites }: WriteParts,
  userId: UserId,
  settings: CredentialSettings,
  at: Date,
): Promise<CredentialRow> {
  // One at a time, so that their number stays within its limit.
  await lockTrader(tx, userId)
  const count = await countRows(tx.selectFrom('payment_credential').where('user_id', '=', userId))
  const { mostOfOne } = product.credential
  if (count >= mostOfOne)
    throw new RequestRefused(refuseWith('credential_limit_reached', { limit: mostOfOne }))
  const place = { id: newCredentialId(at, random), user_id: userId }
  return tx
    .insertInto('payment_credential')
    .values({ ...place, ...columnsOf(settings, place, requisites), created_at: at, updated_at: at })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/**
 * Changes saved requisites, locked. Where an advert uses them, or did and may be restored, its buyers would pay elsewhere: that
 * may ask for a code.
 */
export async function updateCredential(
  tx: Tx,
  seal: RequisiteSeal,
  row: CredentialRow,
  changed: { readonly settings: CredentialSettings; readonly code: string | undefined; readonly at: Date },
): Promise<CredentialRow> {
  const { settings, code, at } = changed
  if (paidBy(settings) !== paidBy(inputOf(row, seal)) && (await isNamedByAdvert(tx, row.id))) {
    const given = await secondFactorFor(tx, row.user_id, ['change_sell_requisites'], code, at)
    if (given === 'missing') throw new RequestRefused(refuse('two_factor_required', 'code'))
  }
  return tx
    .updateTable('payment_credential')
    .set({ ...columnsOf(settings, row, seal), updated_at: at })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Everything of saved requisites that decides where a buyer pays. */
const paidBy = ({ lines, applink, description, methodCode, fiat }: CredentialInput): string =>
  JSON.stringify([lines.map(({ kind, value }) => [kind, value]), applink, description, methodCode, fiat])

/** Forgets saved requisites, locked, unless an advert uses them; an archived one is left without. */
export async function deleteCredential(tx: Tx, row: CredentialRow): Promise<void> {
  const count = (await advertsUsing(tx, [row.id])).get(row.id) ?? 0
  if (count > 0) throw new RequestRefused(refuseWith('credential_in_use', { count }))
  await tx.deleteFrom('payment_credential').where('id', '=', row.id).execute()
}
