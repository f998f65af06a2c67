import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Database } from '../../server/database/database.ts'
import { audit, auditRules } from '../../server/ledger/audit.ts'
import { lockEscrow, releaseEscrow } from '../../server/ledger/postings.ts'
import { eachDatabase } from '../support/database.ts'
import { at, openBooks, sale } from './books.ts'

/** Each damage to the books, done with the database's laws switched off, and the rules that it breaks. */
const damages: readonly {
  readonly statement: string
  readonly breaks: readonly (keyof typeof auditRules)[]
}[] = [
  {
    statement: `update account set balance = balance + 1 where owner = 'buyer'`,
    breaks: ['asset_sums_to_zero', 'balance_equals_postings'],
  },
  {
    statement: `insert into posting (journal_id, account_id, asset, amount, balance_after, at)
      select (select max(id) from journal), id, asset, 1, balance + 1, '2026-03-01' from account where owner = 'buyer'`,
    breaks: ['journal_balances', 'balance_equals_postings'],
  },
  {
    statement: `insert into journal (key, kind, at) values ('empty', 'test', '2026-03-01')`,
    breaks: ['journal_balances'],
  },
  {
    statement: `update posting set asset = 'ETH' where journal_id = (select max(id) from journal)`,
    breaks: ['balance_equals_postings'],
  },
  {
    statement: `alter table account drop constraint account_not_negative;
      update account set balance = case owner when 'buyer' then -1 else balance + 1001 end
      where asset = 'BTC' and kind = 'available' and owner in ('buyer', 'seller')`,
    breaks: ['balance_equals_postings', 'customer_not_negative'],
  },
  {
    statement: `update posting set balance_after = balance_after + 1 where id = (select min(id) from posting)`,
    breaks: ['chain_unbroken'],
  },
  { statement: `update account set closed_at = null where owner = 'done'`, breaks: ['escrow_closes_once'] },
  {
    statement: `do $$ declare name text; begin
        for name in select column_name from information_schema.columns where table_name = 'trade' and is_nullable = 'NO' and column_name <> 'id'
        loop execute format('alter table trade alter column %I drop not null', name); end loop;
      end $$;
      insert into trade select * from json_populate_record(null::trade,
      '{"id": "done", "fee": "10", "version": 1}')`,
    breaks: ['fee_divides'],
  },
  {
    statement: `insert into share (referrer_id, referral_id, level, role, code, trade_id, asset, shard, amount, at)
      values (gen_random_uuid(), gen_random_uuid(), 1, 'owner', '', 'done', 'BTC', 0, 1, '2026-03-01')`,
    breaks: ['shares_are_written'],
  },
]

async function damage(database: Database, statement: string): Promise<string[]> {
  let broken: string[] = []
  const undone = new Error('undone')
  const work = database.transaction(async tx => {
    await sql`set local session_replication_role = replica`.execute(tx)
    await sql.raw(statement).execute(tx)
    broken = (await audit(tx)).map(violation => violation.rule)
    throw undone
  })
  await expect(work).rejects.toBe(undone)
  return [...new Set(broken)].sort()
}

eachDatabase('the audit finds each damage, and nothing in sound books', async database => {
  await openBooks(database, { seller: 5000n }, ['BTC', 'ETH'])
  await database.transaction(tx => lockEscrow(tx, sale('open'), at))
  await database.transaction(tx => lockEscrow(tx, sale('done'), at))
  await database.transaction(tx => releaseEscrow(tx, sale('done'), at))
  expect(await audit(database.db)).toEqual([])
  for (const { statement, breaks } of damages) {
    expect([statement, await damage(database, statement)]).toEqual([statement, [...breaks].sort()])
  }
  expect(new Set(damages.flatMap(({ breaks }) => breaks))).toEqual(new Set(Object.keys(auditRules)))
  expect(await audit(database.db)).toEqual([])
})
