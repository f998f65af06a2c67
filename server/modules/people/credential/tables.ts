import type { ColumnType, Selectable } from 'kysely'
import type { CredentialId, UserId } from '../../../domain/identifier/identifier.ts'
import type { Sealed } from '../../../runtime/sealing.ts'

export interface CredentialTable {
  id: CredentialId
  user_id: UserId
  name: string
  fiat: string
  method_code: string
  /** Lines, link and description, sealed for this owner and this row. */
  secret: ColumnType<Sealed, string, string>
  auto_issue: boolean
  max_auto_issue: string | null
  is_active: boolean
  created_at: Date
  updated_at: Date
}

export type CredentialRow = Selectable<CredentialTable>

/** The saved requisites' part of the database. */
export interface CredentialTables {
  payment_credential: CredentialTable
}

declare module '../../../database/tables.ts' {
  interface Tables extends CredentialTables {}
}
