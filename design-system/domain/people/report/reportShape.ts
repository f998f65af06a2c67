import type { FieldLength } from '../../../forms/fieldLengths.ts'
import * as unions from '../../__generated__/unions.ts'

export type ReportKind = unions.ReportKind
export type ReportReason = unions.ReportReason
export const reportReasons = unions.reportReasons

/** What somebody says is wrong. */
export interface ReportValues {
  readonly reason: ReportReason
  /** In words of their own; may be empty. */
  readonly words: string
}

/** What the service has kept of it. */
export interface ReportTaken {
  /** ISO-8601 in UTC. */
  readonly reportedAt: string
  /** False: they had reported it before, and what they said then is what is looked at. */
  readonly isFirst: boolean
}

/** How much the contract takes; a test holds it equal. */
export const reportLengths = { words: { most: 1000 } } as const satisfies Readonly<
  Record<string, FieldLength>
>
