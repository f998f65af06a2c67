import { Type } from 'typebox'
import { reportKinds, reportReasonNames, reportRules } from '../../../domain/report/report.ts'
import { operations } from '../../../kernel/operation.ts'
import { Id, Moment, namedSchema, nullable, oneOf } from '../../../kernel/schema.ts'
import { DeskAct, Reason } from '../shapes.ts'
import { reportStates } from './listReports.ts'

const ReportKind = namedSchema('ReportKind', oneOf(reportKinds))
const ReportReason = namedSchema('ReportReason', oneOf(reportReasonNames))

/** Something that was reported, with everybody who has, and the words that they saw. */
const DeskReport = namedSchema(
  'DeskReport',
  Type.Object({
    id: Id,
    kind: ReportKind,
    label: Type.String({
      description: 'What people call it: a name, a pair, a title, the number of a trade.',
    }),
    person: Type.String({ description: 'Whose it is.' }),
    opened_at: Moment,
    count: Type.Integer({ minimum: 1, description: 'How many people have reported it.' }),
    reports: Type.Array(
      namedSchema(
        'DeskReportWord',
        Type.Object({ reporter: Type.String(), reason: ReportReason, words: Type.String(), at: Moment }),
      ),
      { description: 'The first of them.' },
    ),
    texts: Type.Array(Type.String(), {
      description:
        'As it was when it was reported, each version once. Of a private message none: it is asked for.',
    }),
    is_private: Type.Boolean({ description: 'Reading it is an entry of the trail.' }),
    withheld_reason: nullable(Type.String({ description: 'Why operators hide it, of an offer.' })),
    acts: Type.Array(DeskAct, { description: 'What the reader can do about it.' }),
  }),
)

export const reportOperations = operations({
  reportSomething: {
    method: 'POST',
    path: '/v1/reports',
    summary:
      'Tells the house of an offer, a person, a message or a store. Somebody who has reported it already is answered with what they said first.',
    access: 'session',
    idempotent: true,
    perMinute: 10,
    body: namedSchema(
      'ReportSomethingBody',
      Type.Object({
        kind: ReportKind,
        subject_id: Type.String({
          pattern: '^[\\p{L}\\p{N}_.-]{3,40}$',
          description:
            'The id of an offer or a message, the name of a person; a store is named by what names an invoice of it.',
        }),
        reason: ReportReason,
        words: Type.Optional(Type.String({ maxLength: reportRules.wordsMost })),
      }),
    ),
    reply: namedSchema(
      'ReportTaken',
      Type.Object({
        reason: ReportReason,
        reported_at: Moment,
        is_first: Type.Boolean({
          description: 'False: they have reported it before, and nobody has decided yet.',
        }),
      }),
    ),
  },
  deskReports: {
    method: 'GET',
    path: '/v1/operator/reports',
    summary:
      'What people have reported and nobody has decided, the oldest first; or the offers that are hidden.',
    access: 'desk',
    query: Type.Object({
      state: Type.Optional(namedSchema('DeskReportState', oneOf(reportStates))),
      after: Type.Optional(Id),
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 30 })),
    }),
    reply: namedSchema(
      'DeskReportList',
      Type.Object({ items: Type.Array(DeskReport), has_more: Type.Boolean() }),
    ),
  },
  readReportedMessage: {
    method: 'POST',
    path: '/v1/operator/reports/:id/message',
    summary: 'A reported message as it was written. That it was read is kept with the reason.',
    access: 'desk',
    params: Type.Object({ id: Id }),
    body: namedSchema('ReadReportedMessageBody', Type.Object({ reason: Reason })),
    reply: namedSchema(
      'ReportedMessage',
      Type.Object({
        text: Type.String(),
        has_file: Type.Boolean({ description: 'A picture or a document came with it.' }),
      }),
    ),
  },
})
