import type { ColumnType, Selectable } from 'kysely'
import type { StoreId, StoreKeyId } from '../../../domain/identifier/identifier.ts'
import type { Sealed } from '../../../runtime/sealing.ts'

/** The public half of a pair by which a shop signs its calls; the private half was shown once and is kept nowhere. */
export interface StoreKeyTable {
  id: StoreKeyId
  store_id: StoreId
  /** SPKI in base64. */
  public_key: string
  created_at: Date
  last_used_at: Date | null
  revoked_at: Date | null
}
export type StoreKeyRow = Selectable<StoreKeyTable>

/** Our own pair towards one store: what it is told is signed with it. */
export interface StoreWebhookKeyTable {
  id: StoreKeyId
  store_id: StoreId
  public_key: string
  /** The private half, PKCS8 in base64. */
  sealed: ColumnType<Sealed, string, never>
  created_at: Date
  replaced_at: Date | null
}
export type StoreWebhookKeyRow = Selectable<StoreWebhookKeyTable>

/** Signed calls that came, as long as they could come again. */
export interface StoreSignatureSeenTable {
  key_id: StoreKeyId
  signature_hash: string
  at: Date
}

/** The keys’ part of the database. */
export interface StoreKeyTables {
  store_key: StoreKeyTable
  store_webhook_key: StoreWebhookKeyTable
  store_signature_seen: StoreSignatureSeenTable
}

declare module '../../../database/tables.ts' {
  interface Tables extends StoreKeyTables {}
}
