import type { Random } from '../../../domain/identifier/random.ts'
import { parseMessageId, parseReportedSubjectId } from '../../../domain/identifier/identifier.ts'
import { readReason } from '../../../domain/desk/reason.ts'
import { refuse } from '../../../domain/refusal/refusal.ts'
import { readWords } from '../../../domain/report/report.ts'
import type { Handlers } from '../../../kernel/handlers.ts'
import { orRefuse, RequestRefused } from '../../../kernel/refusal.ts'
import { appendEntry } from '../../../trail/appendEntry.ts'
import { operatorOf } from '../operator.ts'
import { findReported } from './findReported.ts'
import { listReports } from './listReports.ts'
import type { reportOperations } from './schema.ts'
import { takeReport } from './takeReport.ts'

/** So many come at a time, unless somebody asks for another number. */
const usual = 30

/** What people report where they meet each other, and how operators read it. */
export const reportHandlers = ({
  random,
}: {
  readonly random: Random
}): Handlers<typeof reportOperations> => ({
  async reportSomething({ body: { kind, subject_id: name, reason, words: said } }, { db, viewer, at }) {
    const words = orRefuse(readWords(reason, said))
    const reported = await findReported(db, viewer, kind, name)
    if (!reported) throw new RequestRefused(refuse('not_found', 'subject_id'))
    // Nobody reports what is their own.
    if (reported.personId === viewer.userId) throw new RequestRefused(refuse('forbidden'))
    const told = { kind, reporterId: viewer.userId, reason, words }
    const { report, isFirst } = await takeReport(db, random, reported, told, at)
    return { reason: report.reason, reported_at: report.at.toISOString(), is_first: isFirst }
  },

  deskReports: ({ query }, { db, viewer }) =>
    listReports(db, { state: 'open', limit: usual, ...query }, viewer.userId),

  async readReportedMessage({ params, body }, context) {
    const { db, at } = context
    const id = parseReportedSubjectId(params.id)
    const row =
      id &&
      (await db
        .selectFrom('reported_subject')
        .selectAll()
        .where('id', '=', id)
        .where('kind', '=', 'message')
        .executeTakeFirst())
    const messageId = row && parseMessageId(row.subject_id)
    if (!row || !messageId) throw new RequestRefused(refuse('not_found', 'id'))
    const { said } = await db
      .selectFrom('report')
      .select('said')
      .where('about_id', '=', row.id)
      .orderBy('id')
      .limit(1)
      .executeTakeFirstOrThrow()
    const message = await db
      .selectFrom('trade_message')
      .select('attachment_id')
      .where('id', '=', messageId)
      .executeTakeFirst()
    await appendEntry(
      db,
      await operatorOf(context),
      {
        deed: 'read_message',
        subjectKind: 'report',
        subjectId: row.id,
        subjectLabel: row.label,
        reason: orRefuse(readReason(body.reason)),
      },
      at,
    )
    return { text: said, has_file: message != null && message.attachment_id !== null }
  },
})
