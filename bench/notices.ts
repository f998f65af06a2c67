import { sql } from 'kysely'
import type { Database } from '../server/database/database.ts'
import type { Bench } from './bench.ts'
import { makeCrowd, veteran } from './people/crowd.ts'
import { visitFilled, type Visit } from './support/visit.ts'

const size = { partners: 1000, trades: 100_000 }
const calls = 300
/** Whole lists are asked for by few, and are two hundred times as long. */
const longCalls = 20

/** The list of somebody who was told a hundred thousand things, over HTTP, to themselves. */
export const notices: Bench = {
  name: 'notices',
  about:
    'Notifications of somebody who has 100,000, every tenth unread, on PostgreSQL, one call after the other',
  run: () => visitFilled({ fill, name: veteran }, measure),
}

/** One of each trade, as the product writes them; ids in the order of time. */
async function fill(database: Database): Promise<void> {
  await makeCrowd(database, size)
  await sql`
    insert into notification (id, user_id, type, code, trade_id, partner_name, amount, asset, created_at, read_at, told_at)
    select (lpad(to_hex(n), 8, '0') || '-0000-7000-8000-000000000000')::uuid, seller_id, 'Notification::NewTradeContact',
      'trade_opened', id, 'partner', '250000', 'NGN', opened_at, case when n % 10 > 0 then opened_at end, opened_at
    from (select id, seller_id, opened_at, row_number() over (order by opened_at) as n from trade) t`.execute(
    database.db,
  )
  await sql`analyze notification`.execute(database.db)
}

async function measure(visit: Visit) {
  const list = (query: string, times = calls) => visit(`/v1/notifications${query}`, times)
  const figures = {
    firstPage: await list(''),
    unread: await list('?is_unread=true'),
    longAgo: await list('?before=00000400-0000-7000-8000-000000000000'),
    whole: await list('?limit=9999', longCalls),
  }
  const name = 'first page of 100,000 notifications, p95 ms'
  return { figures, targets: [{ name, measured: figures.firstPage.p95Ms, atMost: 50 }] }
}
