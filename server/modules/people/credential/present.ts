import type { Static } from 'typebox'
import type { Connection } from '../../../database/database.ts'
import { decimal } from '../../../domain/money/decimal.ts'
import { findPaymentMethod } from '../../../domain/reference/paymentMethod.ts'
import type { ServerLocale } from '../../../locales/wording.ts'
import { advertsUsing } from './findCredentials.ts'
import type { PaymentCredential } from './schema.ts'
import type { RequisiteSeal } from './requisiteSeal.ts'
import type { CredentialRow } from './tables.ts'
import { methodName } from '../../../locales/referenceNames.ts'

type CredentialView = Static<typeof PaymentCredential>

/** Saved requisites as their owner, and nobody else, sees them. */
export async function presentCredentials(
  db: Connection,
  rows: readonly CredentialRow[],
  { seal, locale }: { readonly seal: RequisiteSeal; readonly locale: ServerLocale },
): Promise<CredentialView[]> {
  const used = await advertsUsing(
    db,
    rows.map(row => row.id),
  )
  return rows.map(row => {
    const { lines, applink, description } = seal.openCredential(row.secret, row)
    return {
      id: row.id,
      name: row.name,
      currency_code: row.fiat,
      payment_method: methodOf(row, locale),
      credentials: [...lines],
      applink,
      description,
      auto_issue: row.auto_issue,
      max_auto_issue_amount: row.max_auto_issue === null ? null : decimal(row.max_auto_issue),
      is_active: row.is_active,
      adverts_count: used.get(row.id) ?? 0,
      created_at: row.created_at.toISOString(),
      updated_at: row.updated_at.toISOString(),
    }
  })
}

function methodOf(row: CredentialRow, locale: ServerLocale): CredentialView['payment_method'] {
  const method = findPaymentMethod(row.method_code)
  if (!method) throw new Error(`Saved requisites ${row.id}: no payment method ${row.method_code}`)
  const { code, urlCode, group, speed, reversible } = method
  return { code, url_code: urlCode, name: methodName(method, locale), group, speed, reversible }
}
