import { sql } from 'kysely'
import type { Connection } from '../../../database/database.ts'
import { staffDuties } from '../../../domain/account/duty.ts'
import { decimalOf } from '../../../domain/reference/decimalOf.ts'
import { groupOf, openStatuses, tradeStatuses } from '../../../domain/trade/status.ts'
import { earlier, utcDayStart } from '../../../domain/time/calendar.ts'

const completedStatuses = tradeStatuses.filter(status => groupOf[status] === 'completed')

/** The day so far, by UTC, beside the whole day before. */
export async function readFigures(db: Connection, at: Date) {
  const today = utcDayStart(at)
  const yesterday = earlier(today, { days: 1 })
  const [trades, fees, staff] = await Promise.all([
    sql<{ open: number; completed: number }>`
      select (select count(*)::int from trade where status in (${sql.join(openStatuses)})) as open,
        (select count(*)::int from trade where finished_at >= ${today} and status in (${sql.join(completedStatuses)})) as completed`.execute(
      db,
    ),
    sql<{ asset: string; today: string; yesterday: string }>`
      select p.asset,
        coalesce(sum(p.amount) filter (where p.at >= ${today}), 0)::text as today,
        coalesce(sum(p.amount) filter (where p.at < ${today}), 0)::text as yesterday
      from account a join posting p on p.account_id = a.id
      where a.kind = 'fee' and p.at >= ${yesterday} group by p.asset order by p.asset`.execute(db),
    db
      .selectFrom('app_user')
      .innerJoin('presence', 'presence.user_id', 'app_user.id')
      .select('user_name')
      .where(sql<boolean>`cardinality(roles) > 1 and roles && ${sql.val([...staffDuties])}::text[]`)
      .where('is_online', '=', true)
      .orderBy('user_name')
      .execute(),
  ])
  const [{ open, completed } = { open: 0, completed: 0 }] = trades.rows
  return {
    trades_open: open,
    trades_completed: completed,
    fees: fees.rows.map(row => ({
      coin: row.asset,
      today: decimalOf(BigInt(row.today), row.asset),
      yesterday: decimalOf(BigInt(row.yesterday), row.asset),
    })),
    on_duty: staff.map(({ user_name: name }) => name),
  }
}
