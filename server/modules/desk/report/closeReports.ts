import type { Tx } from '../../../database/database.ts'
import type { ReportedSubjectId, UserId } from '../../../domain/identifier/identifier.ts'
import type { Random } from '../../../domain/identifier/random.ts'
import type { NoticeCode } from '../../../domain/notification/noticeCode.ts'
import type { ReportKind, ReportOutcome } from '../../../domain/report/report.ts'
import { notify } from '../../telling/notification/notify.ts'

const told: Readonly<Record<ReportOutcome, NoticeCode>> = {
  acted: 'report_acted',
  dismissed: 'report_dismissed',
}

/** Which open reports are meant: of one thing, or of all that is somebody’s. */
type Meant =
  | { readonly id: ReportedSubjectId }
  | { readonly personId: UserId }
  | { readonly kind: ReportKind; readonly subjectId: string }

/** Closes open reports, and tells everybody who reported. Answers how many things they were of. */
export async function closeReports(
  tx: Tx,
  random: Random,
  meant: Meant,
  outcome: ReportOutcome,
  at: Date,
): Promise<number> {
  const closed = await tx
    .updateTable('reported_subject')
    .set({ closed_at: at, outcome })
    .where('closed_at', 'is', null)
    .where(eb => {
      if ('id' in meant) return eb('id', '=', meant.id)
      if ('personId' in meant) return eb('person_id', '=', meant.personId)
      return eb.and([eb('kind', '=', meant.kind), eb('subject_id', '=', meant.subjectId)])
    })
    .returning('id')
    .execute()
  if (closed.length === 0) return 0
  const reporters = await tx
    .selectFrom('report')
    .select('reporter_id')
    .distinct()
    .where(
      'about_id',
      'in',
      closed.map(({ id }) => id),
    )
    .orderBy('reporter_id')
    .execute()
  // Once each, whatever they have reported of it.
  for (const { reporter_id: reporter } of reporters)
    await notify(tx, random, reporter, { type: 'Notification::Admin', code: told[outcome] }, at)
  return closed.length
}
