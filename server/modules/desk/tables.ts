import type { GeneratedAlways, Selectable } from 'kysely'
import type { Act, SubjectKind } from '../../domain/desk/act.ts'
import type { CoinCode } from '../../domain/reference/coin.ts'
import type { RequestStatus } from '../../domain/desk/secondRequest.ts'
import type { SecondRequestId, UserId } from '../../domain/identifier/identifier.ts'

/** An act that one operator has asked for, and that another one does or refuses. */
export interface SecondRequestTable {
  id: SecondRequestId
  act: Act
  subject_kind: SubjectKind
  subject_id: string
  subject_label: string
  /** The name of whoever the act names beside its subject. */
  named: string | null
  reason: string
  status: RequestStatus
  asked_by: UserId
  asked_at: Date
  expires_at: Date
  decided_by: UserId | null
  decided_at: Date | null
  decision_reason: string | null
}
export type SecondRequestRow = Selectable<SecondRequestTable>

/** What an operator has noted of somebody, for operators alone. */
export interface DeskNoteTable {
  id: GeneratedAlways<bigint>
  user_id: UserId
  author_id: UserId
  text: string
  at: Date
}

/** What a coin came to when the books were last compared with the chains, in its units. */
export interface BookComparisonTable {
  coin: CoinCode
  compared_at: Date
  owed: string
  house: string
  held: string
  pending: string
  difference: string
}

export interface DeskTables {
  book_comparison: BookComparisonTable
  second_request: SecondRequestTable
  desk_note: DeskNoteTable
}

declare module '../../database/tables.ts' {
  interface Tables extends DeskTables {}
}
