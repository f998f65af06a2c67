import type { Connection } from '../../../database/database.ts'
import { maskEmail } from '../maskEmail.ts'
import { maskPhone } from '../../../domain/account/phone.ts'
import { maskedName } from '../../../domain/affiliate/maskedName.ts'
import type { CredentialSecret } from '../../../domain/requisite/credential.ts'
import { listCredentials } from '../../people/credential/findCredentials.ts'
import type { RequisiteSeal } from '../../people/credential/requisiteSeal.ts'
import type { CredentialRow } from '../../people/credential/tables.ts'
import type { PersonRow } from './findPeople.ts'

/** What is somebody's own, so that reading it is an entry of the trail. */
export const privateFields = ['legal_name', 'email', 'phone', 'messenger', 'requisites'] as const
export type PrivateField = (typeof privateFields)[number]

const masks: Readonly<Record<Exclude<PrivateField, 'requisites'>, (row: PersonRow) => string | null>> = {
  legal_name: ({ legal_name: name }) => name && name.split(' ').map(maskedName).join(' '),
  email: ({ email }) => email && maskEmail(email),
  phone: ({ phone }) => phone && maskPhone(phone),
  messenger: ({ telegram_user_name: name }) => name && maskedName(name),
}

const confirmed: Readonly<Record<PrivateField, (row: PersonRow) => boolean>> = {
  legal_name: row => row.identity_verified_at !== null,
  email: row => row.email_confirmed_at !== null,
  phone: row => row.phone_verified_at !== null,
  messenger: row => row.telegram_id !== null,
  requisites: () => false,
}

/** How each field is shown before anybody asks. */
export async function presentFields(db: Connection, row: PersonRow) {
  const { count } = await db
    .selectFrom('payment_credential')
    .select(eb => eb.fn.countAll<string>().as('count'))
    .where('user_id', '=', row.id)
    .executeTakeFirstOrThrow()
  return privateFields.map(field => ({
    field,
    masked: field === 'requisites' ? (Number(count) === 0 ? null : count) : masks[field](row),
    is_confirmed: confirmed[field](row),
  }))
}

/** A field as it is, a line each. */
export async function readField(
  db: Connection,
  seal: RequisiteSeal,
  row: PersonRow,
  field: PrivateField,
): Promise<string[]> {
  if (field === 'requisites') {
    const rows = await listCredentials(db, row.id, {})
    return rows.map(kept => lineOf(kept, seal.openCredential(kept.secret, kept)))
  }
  const value = {
    legal_name: row.legal_name,
    email: row.email,
    phone: row.phone,
    messenger: row.telegram_user_name,
  }
  const line = value[field]
  return line === null ? [] : [line]
}

const lineOf = ({ method_code: method, fiat }: CredentialRow, { lines, applink }: CredentialSecret): string =>
  [`${method} ${fiat}`, ...lines.map(({ value }) => value), ...(applink === null ? [] : [applink])].join(
    ' · ',
  )
