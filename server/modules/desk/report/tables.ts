import type { Selectable } from 'kysely'
import type { ReportedSubjectId, ReportId, UserId } from '../../../domain/identifier/identifier.ts'
import type { TradeId } from '../../../domain/identifier/tradeId.ts'
import type { ReportKind, ReportOutcome, ReportReason } from '../../../domain/report/report.ts'

/** Something that people have reported, until operators decide; reported again afterwards, it is another row. */
export interface ReportedSubjectTable {
  id: ReportedSubjectId
  kind: ReportKind
  /** Among its kind. */
  subject_id: string
  label: string
  /** Whose it is. */
  person_id: UserId
  /** In which conversation, of a message. */
  trade_id: TradeId | null
  opened_at: Date
  closed_at: Date | null
  outcome: ReportOutcome | null
}
export type ReportedSubjectRow = Selectable<ReportedSubjectTable>

/** What one person has said of it. */
export interface ReportTable {
  id: ReportId
  about_id: ReportedSubjectId
  reporter_id: UserId
  reason: ReportReason
  words: string
  /** What it said then. */
  said: string
  at: Date
}

export interface ReportTables {
  reported_subject: ReportedSubjectTable
  report: ReportTable
}

declare module '../../../database/tables.ts' {
  interface Tables extends ReportTables {}
}
