import type { Connection } from '../../../database/database.ts'
import { acts } from '../../../domain/desk/act.ts'
import { actsOn } from '../../../domain/desk/personAct.ts'
import { holdAt } from '../../../domain/account/hold.ts'
import type { Duty } from '../../../domain/account/duty.ts'
import type { UserId } from '../../../domain/identifier/identifier.ts'
import { roundDecimal, decimal } from '../../../domain/money/decimal.ts'
import { ratingPercent } from '../../../domain/reputation/reputation.ts'
import { holdOfRow } from '../../people/user/holdMoney.ts'
import { personStanding } from '../act/personStanding.ts'
import { exportsOf, presentExport } from '../ownData/presentExport.ts'
import { cautionsOf } from './cautions.ts'
import type { PersonRow } from './findPeople.ts'
import { notesOf } from './notes.ts'
import { presentFields } from './privateFields.ts'
import { balancesOf, latestTrades, livingSessions, presentSession, tradingFigures } from './readPerson.ts'
import { tiesOf } from './ties.ts'

/** Somebody in a list. */
export function presentPersonCard(row: PersonRow, at: Date) {
  const hold = holdAt(holdOfRow(row), at)
  return {
    id: row.id,
    user_name: row.user_name,
    is_guest: row.kind === 'guest',
    country_code: row.country_code,
    roles: row.roles as Duty[],
    since: row.created_at.toISOString(),
    last_online_at: row.last_online_at?.toISOString() ?? null,
    suspended_at: row.suspended_at?.toISOString() ?? null,
    banned_at: row.banned_at?.toISOString() ?? null,
    money_hold: hold && { until: hold.until.toISOString(), reason: hold.reason },
    is_identity_verified: row.identity_verified_at !== null,
  }
}

/** Somebody whole, but for what one has to ask to read. About themselves an operator can do nothing. */
export async function presentPerson(db: Connection, row: PersonRow, reader: UserId, at: Date) {
  const [fields, figures, record, balances, trades, sessions, ties, notes, exports, standing] =
    await Promise.all([
      presentFields(db, row),
      tradingFigures(db, row.id, at),
      db.selectFrom('trader').selectAll().where('user_id', '=', row.id).executeTakeFirst(),
      balancesOf(db, row.id),
      latestTrades(db, row.id),
      livingSessions(db, row.id, at),
      tiesOf(db, row.id),
      notesOf(db, row.id),
      exportsOf(db, row.id),
      personStanding(db, row.id, at),
    ])
  const cautions = cautionsOf({ row, ties, sessions, openDisputes: figures.disputes_open }, at)
  return {
    ...presentPersonCard(row, at),
    locale: row.locale,
    identity_verified_at: row.identity_verified_at?.toISOString() ?? null,
    has_two_factor: row.totp_secret !== null,
    fields,
    record: {
      trades_completed: record?.completed_trades ?? 0,
      trades_cancelled: record?.cancelled_trades ?? 0,
      trades_open: figures.open,
      rating_percent: record
        ? ratingPercent({ positive: record.positive, neutral: record.neutral, negative: record.negative })
        : null,
      volume_usd: roundDecimal(decimal(figures.volume), 2, 'down'),
      disputes: figures.disputes,
      disputes_open: figures.disputes_open,
    },
    balances,
    trades,
    sessions: sessions.map(presentSession),
    ties,
    cautions: cautions.map(({ code, at: since }) => ({ code, at: since?.toISOString() ?? null })),
    notes,
    data_exports: exports.map(one => presentExport(one, at)),
    acts: row.id === reader ? [] : actsOn(standing).map(act => ({ act, operators: acts[act].operators })),
  }
}
