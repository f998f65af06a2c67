import type { Connection } from '../../../database/database.ts'
import type { StoreId } from '../../../domain/identifier/identifier.ts'
import type { Random } from '../../../domain/identifier/random.ts'
import type { UploadDeps } from '../../../files/upload.ts'
import type { Timers } from '../../../runtime/timers.ts'

/** What stores stand on. */
export interface StoreParts {
  readonly random: Random
  readonly timers: Timers
  readonly uploads: UploadDeps
  /** Nobody reviews stores here: time approves them. */
  readonly approvesItself: boolean
  /** Hosts of tests, as in `127.0.0.1:8080`: reached although private, and without TLS. */
  readonly allowedHosts: ReadonlySet<string>
  /** Whether invoices of a store still wait for something: it cannot be closed until they do not. */
  readonly hasOpenInvoices: (db: Connection, of: { readonly storeId: StoreId }) => Promise<boolean>
}
