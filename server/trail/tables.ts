import type { ColumnType } from 'kysely'
import type { ActorKind, Deed, TrailFacts, TrailSubject } from '../domain/desk/trail.ts'

/** Written once, and never again: the database holds to it. */
type Fixed<T> = ColumnType<T, T, never>
type FixedFacts = ColumnType<TrailFacts | null, string | null, never>

export interface AuditEntryTable {
  number: Fixed<bigint>
  at: Fixed<Date>
  actor_kind: Fixed<ActorKind>
  actor_id: Fixed<string | null>
  actor_name: Fixed<string>
  deed: Fixed<Deed>
  subject_kind: Fixed<TrailSubject>
  subject_id: Fixed<string>
  subject_label: Fixed<string>
  before: FixedFacts
  after: FixedFacts
  reason: Fixed<string | null>
  address: Fixed<string | null>
  request_id: Fixed<string | null>
  previous: Fixed<string>
  hash: Fixed<string>
}

export interface TrailTables {
  audit_entry: AuditEntryTable
}

declare module '../database/tables.ts' {
  interface Tables extends TrailTables {}
}
