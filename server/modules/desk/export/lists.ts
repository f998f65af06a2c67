import type { Connection } from '../../../database/database.ts'
import { rateStates } from '../../../domain/desk/chain.ts'
import type { ExportedList } from '../../../domain/desk/export.ts'
import { jobStates } from '../../../domain/desk/job.ts'
import { messageStates, messageWays } from '../../../domain/desk/message.ts'
import { deeds, trailSubjects } from '../../../domain/desk/trail.ts'
import { parseUserId, type UserId } from '../../../domain/identifier/identifier.ts'
import type { Rates } from '../../../domain/rate/rates.ts'
import { refuse } from '../../../domain/refusal/refusal.ts'
import { storeStatuses } from '../../../domain/store/machine.ts'
import { readBefore, RequestRefused } from '../../../kernel/refusal.ts'
import { listEntries } from '../entry/listEntries.ts'
import { readJobs } from '../job/readJobs.ts'
import { listMessages } from '../message/listMessages.ts'
import { findPeople, personStandings } from '../person/findPeople.ts'
import { presentPersonCard } from '../person/present.ts'
import { openInvitations, pendingChecks, stuckWithdrawals, unattributedDeposits } from '../queue/readQueue.ts'
import { readStores } from '../queue/readStores.ts'
import { readRates } from '../rate/readRates.ts'
import { listReports, reportStates } from '../report/listReports.ts'

/** What a list is narrowed by, as its page has it in its address. */
export interface ExportFilter {
  readonly state?: string | undefined
  readonly way?: string | undefined
  readonly search?: string | undefined
  readonly subject_kind?: string | undefined
  readonly subject_id?: string | undefined
  readonly actor?: string | undefined
  readonly deed?: string | undefined
}

/** One portion of a list. */
interface Asked {
  readonly filter: ExportFilter
  /** The last item that was read, by its id; undefined before the first. */
  readonly after: string | undefined
  readonly limit: number
  readonly reader: UserId
  readonly rates: () => Rates
  readonly at: Date
}

type Item = Readonly<Record<string, unknown>>

interface ListRow {
  /** The fields that are told, by the names that they have on the wire; they are the heads of the columns. */
  readonly columns: readonly string[]
  readonly read: (db: Connection, asked: Asked) => Promise<{ readonly items: readonly Item[] }>
  /** By which field the next portion is asked for; null of a list that comes whole. */
  readonly cursor: string | null
}

/** A list whose columns are fields of its items, or it does not compile. */
const list = <One extends object>(row: {
  readonly columns: readonly (keyof One & string)[]
  readonly read: (db: Connection, asked: Asked) => Promise<{ readonly items: readonly One[] }>
  readonly cursor: (keyof One & string) | null
}): ListRow => row as ListRow

/** One of these, or a refusal at its field; undefined where nothing is asked for. */
function among<Name extends string>(
  names: readonly Name[],
  text: string | undefined,
  field: keyof ExportFilter,
): Name | undefined {
  const found = names.find(name => name === text)
  if (text !== undefined && found === undefined) throw new RequestRefused(refuse('invalid_input', field))
  return found
}

/** Every list that can be taken away. A new one is a row here. */
export const exportLists: Readonly<Record<ExportedList, ListRow>> = {
  people: list({
    columns: [
      'user_name',
      'country_code',
      'roles',
      'is_guest',
      'is_identity_verified',
      'suspended_at',
      'banned_at',
      'since',
      'last_online_at',
      'id',
    ],
    cursor: 'id',
    async read(db, { filter, after, limit, at }) {
      const rows = await findPeople(
        db,
        {
          search: filter.search,
          standing: among(personStandings, filter.state, 'state'),
          before: readBefore(after, parseUserId),
          limit,
        },
        at,
      )
      return { items: rows.map(row => presentPersonCard(row, at)) }
    },
  }),
  stores: list({
    columns: [
      'number',
      'title',
      'owner',
      'type',
      'status',
      'status_reason',
      'status_changed_at',
      'success_url',
      'id',
    ],
    cursor: 'id',
    read: (db, { filter, after, limit, reader }) =>
      readStores(
        db,
        { status: among(storeStatuses, filter.state, 'state'), search: filter.search, after, limit },
        reader,
      ),
  }),
  deposits: list({
    columns: ['seen_at', 'coin', 'amount', 'network', 'sender', 'address', 'txid', 'confirmations', 'id'],
    cursor: 'id',
    read: (db, { after, limit }) => unattributedDeposits(db, { after, limit }),
  }),
  withdrawals: list({
    columns: [
      'created_at',
      'updated_at',
      'user_name',
      'coin',
      'amount',
      'network',
      'address',
      'status',
      'txid',
      'not_before',
      'id',
    ],
    cursor: 'id',
    read: (db, { after, limit, at }) => stuckWithdrawals(db, { after, limit }, at),
  }),
  verification: list({
    columns: ['created_at', 'user_name', 'id'],
    cursor: 'id',
    read: (db, { after, limit }) => pendingChecks(db, { after, limit }),
  }),
  reports: list({
    columns: ['opened_at', 'kind', 'label', 'person', 'count', 'withheld_reason', 'id'],
    cursor: 'id',
    read: (db, { filter, after, limit, reader }) =>
      listReports(db, { state: among(reportStates, filter.state, 'state') ?? 'open', after, limit }, reader),
  }),
  bonuses: list({
    columns: ['at', 'user_name', 'inviter', 'kind', 'trade_id', 'id'],
    cursor: 'id',
    read: (db, { after, limit, reader }) => openInvitations(db, { after, limit }, reader),
  }),
  jobs: list({
    columns: [
      'id',
      'state',
      'done_at',
      'next_at',
      'due',
      'late_since',
      'failing',
      'given_up',
      'failed_in_a_row',
      'failing_since',
      'failed_at',
      'last_error',
    ],
    cursor: null,
    read: (db, { filter, at }) => readJobs(db, { state: among(jobStates, filter.state, 'state') }, at),
  }),
  messages: list({
    columns: [
      'failing_since',
      'way',
      'kind',
      'user_name',
      'store',
      'address',
      'state',
      'attempts',
      'next_at',
      'last_error',
      'id',
    ],
    cursor: 'id',
    read: (db, { filter, after, limit }) =>
      listMessages(db, {
        way: among(messageWays, filter.way, 'way'),
        state: among(messageStates, filter.state, 'state'),
        after,
        limit,
      }),
  }),
  rates: list({
    columns: ['id', 'value', 'rate_at', 'state', 'spread_percent', 'paused_at', 'changed_by', 'reason'],
    cursor: null,
    read: (db, { filter, rates, at }) =>
      readRates(db, rates(), { state: among(rateStates, filter.state, 'state') }, at),
  }),
  trail: list({
    columns: [
      'number',
      'at',
      'actor_kind',
      'actor_name',
      'deed',
      'subject_kind',
      'subject_label',
      'subject_id',
      'facts',
      'reason',
      'address',
      'request_id',
      'hash',
    ],
    cursor: 'number',
    read: (db, { filter, after, limit }) =>
      listEntries(
        db,
        {
          kind: among(trailSubjects, filter.subject_kind, 'subject_kind'),
          subject: filter.subject_id,
          actor: filter.actor,
          deed: among(deeds, filter.deed, 'deed'),
        },
        { before: after, limit },
      ),
  }),
}
