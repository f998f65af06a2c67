import { sql } from 'kysely'
import type { Connection } from '../../../database/database.ts'
import { readPage } from '../../../database/readPage.ts'
import type { Act } from '../../../domain/desk/act.ts'
import {
  parseReportedSubjectId,
  type AdvertId,
  type ReportedSubjectId,
  type UserId,
} from '../../../domain/identifier/identifier.ts'
import { readBefore } from '../../../kernel/refusal.ts'
import type { ReportedSubjectRow } from './tables.ts'

/** What is listed: what nobody has decided, or the offers that operators hide. */
export const reportStates = ['open', 'hidden'] as const
export type ReportState = (typeof reportStates)[number]

/** So many of the reports of one thing are shown. */
const shownReports = 20

interface ReportPage {
  readonly state: ReportState
  readonly after?: string | undefined
  readonly limit: number
}

/** What people have reported, the oldest first, each with everybody who did. */
export async function listReports(db: Connection, { state, after, limit }: ReportPage, reader: UserId) {
  const last = readBefore(after, parseReportedSubjectId)
  const list = db
    .selectFrom('reported_subject')
    .innerJoin('app_user', 'app_user.id', 'reported_subject.person_id')
    .selectAll('reported_subject')
    .select('app_user.user_name')
    .$if(state === 'open', rows => rows.where('reported_subject.closed_at', 'is', null))
    .$if(state === 'hidden', rows => rows.where('reported_subject.id', 'in', latestOfHidden(db)))
    .$if(last !== null, rows => rows.where('reported_subject.id', '>', last!))
    .orderBy('reported_subject.id')
  const page = await readPage(list, limit)
  const ids = page.rows.map(({ id }) => id)
  const [reportsOf, withheldOf] = await Promise.all([readReports(db, ids), readWithheld(db, page.rows)])
  return {
    items: page.rows.map(row => {
      const reports = reportsOf(row.id)
      const isPrivate = row.kind === 'message'
      const withheld = withheldOf(row)
      return {
        id: row.id,
        kind: row.kind,
        label: row.label,
        person: row.user_name,
        opened_at: row.opened_at.toISOString(),
        count: reports[0]?.total ?? 0,
        reports: reports.map(report => ({
          reporter: report.user_name,
          reason: report.reason,
          words: report.words,
          at: report.at.toISOString(),
        })),
        texts: isPrivate ? [] : [...new Set(reports.map(({ said }) => said))].filter(said => said !== ''),
        is_private: isPrivate,
        withheld_reason: withheld,
        acts: row.person_id === reader ? [] : actsOn(row, withheld !== null),
      }
    }),
    has_more: page.has_more,
  }
}

/** What can be done about it. People are suspended and banned at their page. */
function actsOn({ kind, closed_at: closedAt }: ReportedSubjectRow, isWithheld: boolean): Act[] {
  if (closedAt !== null) return isWithheld ? ['show_offer'] : []
  return kind === 'offer' && !isWithheld ? ['hide_offer', 'dismiss_report'] : ['dismiss_report']
}

/** Of each offer that is hidden, the reports that it was last hidden for. */
const latestOfHidden = (db: Connection) =>
  db
    .selectFrom('advert')
    .innerJoin('reported_subject as last', join =>
      join
        .on('last.kind', '=', 'offer')
        .on(eb => eb(eb.cast('advert.id', 'text'), '=', eb.ref('last.subject_id'))),
    )
    .select('last.id')
    .distinctOn('last.subject_id')
    .where('advert.withheld_at', 'is not', null)
    .where('last.outcome', '=', 'acted')
    .orderBy('last.subject_id')
    .orderBy('last.id', 'desc')

/** The first reports of some things, and how many there are of each. */
async function readReports(db: Connection, ids: readonly ReportedSubjectId[]) {
  const rows =
    ids.length === 0
      ? []
      : await db
          .selectFrom(eb =>
            eb
              .selectFrom('report')
              .selectAll()
              .select([
                sql<number>`row_number() over (partition by about_id order by id)::int`.as('place'),
                sql<number>`count(*) over (partition by about_id)::int`.as('total'),
              ])
              .where('about_id', 'in', ids)
              .as('told'),
          )
          .innerJoin('app_user', 'app_user.id', 'told.reporter_id')
          .selectAll('told')
          .select('app_user.user_name')
          .where('told.place', '<=', shownReports)
          .orderBy('told.id')
          .execute()
  const byId = Map.groupBy(rows, row => row.about_id)
  return (id: ReportedSubjectId) => byId.get(id) ?? []
}

/** Why operators hide an offer; null where they do not, and of everything else. */
async function readWithheld(db: Connection, subjects: readonly ReportedSubjectRow[]) {
  const ids = subjects.filter(({ kind }) => kind === 'offer').map(row => row.subject_id as AdvertId)
  const rows =
    ids.length === 0
      ? []
      : await db.selectFrom('advert').select(['id', 'withheld_reason']).where('id', 'in', ids).execute()
  const byId = new Map<string, string | null>(rows.map(row => [row.id, row.withheld_reason]))
  return ({ subject_id: id }: ReportedSubjectRow) => byId.get(id) ?? null
}
