import type { Tx } from '../../../database/database.ts'
import {
  newReportedSubjectId,
  newReportId,
  type ReportedSubjectId,
  type UserId,
} from '../../../domain/identifier/identifier.ts'
import type { Random } from '../../../domain/identifier/random.ts'
import type { ReportKind, ReportReason } from '../../../domain/report/report.ts'
import type { Reported } from './findReported.ts'
import type { ReportTable } from './tables.ts'

interface Told {
  readonly kind: ReportKind
  readonly reporterId: UserId
  readonly reason: ReportReason
  readonly words: string
}

/** Keeps a report with the others of the same thing. Somebody who has one open is answered with it. */
export async function takeReport(
  tx: Tx,
  random: Random,
  reported: Reported,
  { kind, reporterId, reason, words }: Told,
  at: Date,
): Promise<{ readonly report: Pick<ReportTable, 'reason' | 'at'>; readonly isFirst: boolean }> {
  const aboutId = await openSubject(tx, random, kind, reported, at)
  const taken = await tx
    .insertInto('report')
    .values({
      id: newReportId(at, random),
      about_id: aboutId,
      reporter_id: reporterId,
      reason,
      words,
      said: reported.said,
      at,
    })
    .onConflict(conflict => conflict.columns(['about_id', 'reporter_id']).doNothing())
    .returning(['reason', 'at'])
    .executeTakeFirst()
  if (taken) return { report: taken, isFirst: true }
  const report = await tx
    .selectFrom('report')
    .select(['reason', 'at'])
    .where('about_id', '=', aboutId)
    .where('reporter_id', '=', reporterId)
    .executeTakeFirstOrThrow()
  return { report, isFirst: false }
}

/** The open row of what is reported, held: it is not closed while a report comes to it. */
async function openSubject(
  tx: Tx,
  random: Random,
  kind: ReportKind,
  { subjectId, label, personId, tradeId }: Reported,
  at: Date,
): Promise<ReportedSubjectId> {
  const { id } = await tx
    .insertInto('reported_subject')
    .values({
      id: newReportedSubjectId(at, random),
      kind,
      subject_id: subjectId,
      label,
      person_id: personId,
      trade_id: tradeId,
      opened_at: at,
      closed_at: null,
      outcome: null,
    })
    // Written again as it is, so that it is held and answered.
    .onConflict(conflict =>
      conflict.columns(['kind', 'subject_id']).where('closed_at', 'is', null).doUpdateSet({ kind }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
