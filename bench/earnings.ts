import { sql } from 'kysely'
import type { Database } from '../server/database/database.ts'
import type { Bench } from './bench.ts'
import { visitEach, visitFilled, worstP95, type Visit } from './support/visit.ts'

const people = 100_000
const shares = 1_000_000
const calls = 60
const inviter = 'inviter'
const codes = ['AAAAAAAA', 'BBBBBBBB'] as const

const lists = {
  rewards: '/v1/affiliates',
  hundred: '/v1/affiliates?limit=100',
  firstLevel: '/v1/affiliates?level=1',
  thirdLevel: '/v1/affiliates?level=3',
  ofALink: `/v1/affiliates?code=${codes[1]}`,
  inTheMiddle: '/v1/affiliates?before=500000',
  ofADay: '/v1/affiliates?from=2026-03-01&until=2026-03-01',
  longAgo: '/v1/affiliates?until=2025-01-10',
  afterABonus: '/v1/affiliates?before=b50001',
  people: '/v1/affiliates/referrals',
  peopleBelow: '/v1/affiliates/referrals?level=3',
  peopleOfALink: `/v1/affiliates/referrals?code=${codes[1]}&limit=100`,
  links: '/v1/me/invite_codes',
  summary: '/v1/affiliates/summary',
  bonuses: '/v1/bonus_program/checkout_bonus',
  cashback: '/v1/cashbacks',
} as const

/** What a referrer of 100,000 people reads of a million shares, over HTTP. */
export const earnings: Bench = {
  name: 'earnings',
  about:
    'History, totals and people of somebody who brought 100,000 and earned 1,000,000 times, on PostgreSQL, one call after the other',
  run: () => visitFilled({ fill: makeTree, name: inviter }, measure),
}

async function measure(visit: Visit) {
  const took = await visitEach(visit, lists, calls)
  const worst = worstP95(took)
  return {
    figures: { took, worstP95Ms: worst },
    targets: [{ name: 'worst call of a great referrer, p95 ms', measured: worst, atMost: 50 }],
  }
}

/** Everybody below one person, on three levels; two years of shares, of which those of the last hour are not paid out. */
async function makeTree({ db }: Database): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db)
  const id = (number: string) => `('00000000-0000-4000-8000-' || lpad(to_hex(${number}), 12, '0'))::uuid`
  const user = (number: string, name: string) =>
    `${id(number)}, 'user', ${name}, ${name}, ${name} || '@bench.souk.example', 'nobody logs in', '2024-11-01'`
  const columns = 'id, kind, user_name, user_name_key, email_key, password_hash, created_at'
  await run(`insert into app_user (${columns}) select ${user('0', `'${inviter}'`)}`)
  await run(
    `insert into app_user (${columns}) select ${user('n', `'person' || n`)} from generate_series(1, ${people}) n`,
  )
  await run(`insert into trader (user_id) select id from app_user`)
  for (const code of codes)
    await run(`insert into invite_code (code, user_id, tag, invited, traded, created_at)
      values ('${code}', ${id('0')}, 'Link ${code[0]}', ${people / 4}, ${people / 8}, '2024-11-01')`)
  await run(`insert into referrer (user_id, terms_version, since, pinned_until, first_level, second_level, third_level)
    values (${id('0')}, 1, '2024-11-02', '2025-11-02', ${people / 2}, ${(people * 3) / 10}, ${people / 5})`)
  await run(`insert into referrer (user_id, terms_version, since, pinned_until)
    select id, 1, '2024-11-02', '2025-11-02' from app_user where user_name in ('person1', 'person2')`)
  // Half of them by oneself, three tenths by these, a fifth by those.
  await run(`insert into referral (user_id, code, first_id, second_id, third_id, at)
    select ${id('n')}, case n % 2 when 0 then '${codes[0]}' else '${codes[1]}' end,
      case when n % 10 < 5 or n < 3 then ${id('0')} else ${id('1')} end,
      case when n % 10 >= 5 and n >= 3 then case when n % 10 < 8 then ${id('0')} else ${id('2')} end end,
      case when n % 10 >= 8 and n >= 3 then ${id('0')} end,
      '2024-11-02'::timestamptz + n * interval '10 minutes'
    from generate_series(1, ${people}) n`)
  const level = `case when n % 10 < 5 then 1 when n % 10 < 8 then 2 else 3 end`
  await run(`insert into share (referrer_id, referral_id, level, role, code, trade_id, asset, shard, amount, at, payout_id)
    select ${id('0')}, ${id(`1 + n % ${people}`)}, ${level}, 'contractor',
      case when n % 10 < 5 then case n % 2 when 0 then '${codes[0]}' else '${codes[1]}' end else '' end,
      'T' || n, case n % 3 when 0 then 'BTC' when 1 then 'USDT' else 'ETH' end, n % 32, 100 + n % 900,
      '2024-12-01'::timestamptz + n * interval '1 minute',
      case when n < ${shares - 200} then ${id('n / 1000')} end
    from generate_series(0, ${shares - 1}) n`)
  await run(`insert into share_month select referrer_id, date_trunc('month', at at time zone 'UTC')::date, level, code, asset, count(*), sum(amount)
    from share where payout_id is not null group by 1, 2, 3, 4, 5`)
  await run(`insert into share_person select referrer_id, referral_id, asset, count(*), sum(amount)
    from share where payout_id is not null group by 1, 2, 3`)
  await run(`insert into invite_bonus (user_id, inviter_id, code, trade_id, at, status, coin, invitee_amount, inviter_amount, paid_at, usd)
    select user_id, first_id, code, 'T1', at, 'paid', 'BTC', 1000, 2000, at, 3 from referral where first_id = ${id('0')}`)
  await run(`insert into bonus_month select inviter_id, date_trunc('month', paid_at at time zone 'UTC')::date, code, coin, sum(inviter_amount)
    from invite_bonus where inviter_amount > 0 group by 1, 2, 3, 4`)
  await run('vacuum analyze')
}
