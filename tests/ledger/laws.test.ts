import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Database } from '../../server/database/database.ts'
import { violatedConstraint } from '../../server/database/errors.ts'
import { audit } from '../../server/ledger/audit.ts'
import { accountKinds } from '../../server/ledger/account.ts'
import type { AccountKind } from '../../server/ledger/account.ts'
import { openAccount, findAccount, post, registerAssets } from '../../server/ledger/ledger.ts'
import { JournalKeyReused } from '../../server/ledger/outcome.ts'
import { available, deposit, lockEscrow, releaseEscrow } from '../../server/ledger/postings.ts'
import { eachDatabase } from '../support/database.ts'
import { at, openBooks, purse, sale } from './books.ts'

const run = ({ db }: Database, statement: string): Promise<unknown> => sql.raw(statement).execute(db)

/** A journal of these lines, written past ledger_post: [account's owner, asset, amount]. */
const forge = (database: Database, lines: readonly (readonly [string, string, number])[]): Promise<unknown> =>
  database.transaction(async tx => {
    await sql`insert into journal (key, kind, at) values ('forged', 'forged', ${at})`.execute(tx)
    const rows = lines.map(
      ([owner, asset, amount]) =>
        `((select id from journal where key = 'forged'), coalesce((select id from account where owner = '${owner}' and asset = '${asset}' and kind <> 'external'), 999), '${asset}', ${amount}, 0, '${at.toISOString()}')`,
    )
    await sql
      .raw(
        `insert into posting (journal_id, account_id, asset, amount, balance_after, at) values ${rows.join(',')}`,
      )
      .execute(tx)
  })

eachDatabase('whoever writes past the ledger is refused by the database', async database => {
  await openBooks(database, { seller: 5000n, friend: 10n }, ['BTC', 'ETH'])
  await database.transaction(tx => lockEscrow(tx, sale('open'), at))
  await database.transaction(tx => lockEscrow(tx, sale('done'), at))
  await database.transaction(tx => releaseEscrow(tx, sale('done'), at))
  const attempts: readonly (readonly [string, () => Promise<unknown>])[] = [
    ['account_moves_by_posting', () => run(database, `update account set balance = balance + 1`)],
    [
      'account_moves_by_posting',
      () => run(database, `update account set closed_at = null where owner = 'done'`),
    ],
    [
      'account_moves_by_posting',
      () =>
        run(
          database,
          `insert into account (owner, kind, asset, holder, balance) values ('x', 'available', 'BTC', 'x', 5)`,
        ),
    ],
    ['ledger_append_only', () => run(database, `update account set owner = 'thief' where owner = 'friend'`)],
    ['ledger_append_only', () => run(database, `delete from account`)],
    ['ledger_append_only', () => run(database, `update posting set amount = amount + 1`)],
    ['ledger_append_only', () => run(database, `delete from posting`)],
    ['ledger_append_only', () => run(database, `truncate posting`)],
    ['ledger_append_only', () => run(database, `update journal set key = key || 'x'`)],
    ['ledger_append_only', () => run(database, `truncate journal`)],
    ['posting_balances', () => forge(database, [['friend', 'BTC', 1]])],
    [
      'posting_balances',
      () =>
        forge(database, [
          ['seller', 'BTC', -1],
          ['friend', 'ETH', 1],
        ]),
    ],
    [
      'account_closed_is_empty',
      () =>
        forge(database, [
          ['seller', 'BTC', -1],
          ['done', 'BTC', 1],
        ]),
    ],
    [
      'posting_account_id_fkey',
      () =>
        forge(database, [
          ['seller', 'BTC', -1],
          ['nobody', 'BTC', 1],
        ]),
    ],
    [
      'account_not_negative',
      () =>
        forge(database, [
          ['friend', 'BTC', -11],
          ['seller', 'BTC', 11],
        ]),
    ],
    [
      'escrow_whole',
      () =>
        forge(database, [
          ['open', 'BTC', -1],
          ['friend', 'BTC', 1],
        ]),
    ],
    [
      'posting_journal_id_fkey',
      () =>
        run(
          database,
          `insert into posting (journal_id, account_id, asset, amount, balance_after, at)
      select 999, id, asset, case owner when 'friend' then 1 else -1 end, 0, '2026-03-01' from account where asset = 'BTC' and owner in ('friend', 'seller')`,
        ),
    ],
    [
      'account_name',
      () =>
        run(
          database,
          `insert into account (owner, kind, asset, holder) values ('friend', 'available', 'BTC', 'x')`,
        ),
    ],
    [
      'account_kind_check',
      () =>
        run(database, `insert into account (owner, kind, asset, holder) values ('x', 'vault', 'BTC', 'x')`),
    ],
  ]
  for (const [constraint, attempt] of attempts) {
    const refusedBy = await attempt().then(() => 'nothing', violatedConstraint)
    expect([String(attempt), refusedBy]).toEqual([String(attempt), constraint])
  }
  expect(await audit(database.db)).toEqual([])
  expect(await purse(database, 'friend')).toEqual([10n, 0n])
})

eachDatabase('a journal that does not balance is not posted', async database => {
  await openBooks(database, { seller: 5000n }, ['BTC', 'ETH'])
  const lost = database.transaction(tx =>
    post(tx, {
      key: 'lost',
      kind: 'test',
      at,
      entries: [
        { account: available('seller', 'BTC'), amount: -1n },
        { account: available('friend', 'ETH'), amount: 1n },
      ],
    }),
  )
  await expect(lost).rejects.toMatchObject({ constraint: 'posting_balances' })
  expect(await findAccount(database.db, available('friend', 'ETH'))).toBeUndefined()
})

eachDatabase('one key has one effect, and stands for its postings for ever', async database => {
  await openBooks(database, {})
  const credit = (amount: bigint, key = 'chain:1') =>
    database.transaction(tx => deposit(tx, { key, owner: 'seller', asset: 'BTC', amount, at }))
  expect(await credit(5n)).toMatchObject({ outcome: 'posted', repeated: false })
  expect(await credit(5n)).toMatchObject({ outcome: 'posted', repeated: true })
  await expect(credit(6n)).rejects.toThrow(JournalKeyReused)
  expect(await purse(database, 'seller')).toEqual([5n, 0n])
})

eachDatabase('a key is repeated even when the money is spent since', async database => {
  await openBooks(database, { seller: 1009n })
  const lock = () => database.transaction(tx => lockEscrow(tx, sale('t1'), at))
  await lock()
  await database.transaction(tx => releaseEscrow(tx, sale('t1'), at))
  expect(await lock()).toMatchObject({ outcome: 'posted', repeated: true })
  expect(await purse(database, 'seller')).toEqual([0n, 0n])
})

eachDatabase(
  'one journal may have several lines on an account, and only their sum needs funds',
  async database => {
    await openBooks(database, { seller: 10n })
    const seller = available('seller', 'BTC')
    const outcome = await database.transaction(tx =>
      post(tx, {
        key: 'lines',
        kind: 'test',
        at,
        entries: [
          { account: seller, amount: -15n, type: 'Transaction::WithdrawalFunds' },
          { account: seller, amount: 6n, type: 'Transaction::BonusRefill' },
          { account: available('friend', 'BTC'), amount: 9n },
        ],
      }),
    )
    expect(outcome).toMatchObject({ outcome: 'posted' })
    expect(await purse(database, 'seller')).toEqual([1n, 0n])
    expect(await audit(database.db)).toEqual([])
  },
)

eachDatabase(
  'only house accounts and receivables go below zero, as the table of kinds says',
  async database => {
    await openBooks(database, {})
    for (const kind of Object.keys(accountKinds) as AccountKind[]) {
      const outcome = await database.transaction(tx =>
        post(tx, {
          key: `below ${kind}`,
          kind: 'test',
          at,
          entries: [
            { account: { owner: 'someone', kind, asset: 'BTC' }, amount: -1n },
            { account: available('friend', 'BTC'), amount: 1n },
          ],
        }),
      )
      expect([kind, outcome.outcome]).toEqual([
        kind,
        accountKinds[kind].mayBeNegative ? 'posted' : 'insufficient_funds',
      ])
    }
    const above = database.transaction(tx =>
      post(tx, {
        key: 'above',
        kind: 'test',
        at,
        entries: [
          { account: available('friend', 'BTC'), amount: -2n },
          { account: { owner: 'someone', kind: 'receivable', asset: 'BTC' }, amount: 2n },
        ],
      }),
    )
    await expect(above).rejects.toMatchObject({ constraint: 'account_receivable' })
  },
)

eachDatabase(
  'an account that serves one case closes when it is emptied, as the table of kinds says',
  async database => {
    await openBooks(database, { seller: 100n })
    for (const kind of Object.keys(accountKinds) as AccountKind[]) {
      if (kind === 'receivable') continue
      const name = { owner: 'case', kind, asset: 'BTC' } as const
      const pass = (key: string, amount: bigint) =>
        database.transaction(tx =>
          post(tx, {
            key: `${key} ${kind}`,
            kind: 'test',
            at,
            entries: [
              { account: available('seller', 'BTC'), amount: -amount },
              { account: name, amount },
            ],
          }),
        )
      await pass('fill', 5n)
      await pass('empty', -5n)
      const again = await pass('again', 5n)
      expect([kind, again.outcome]).toEqual([
        kind,
        accountKinds[kind].closesWhenEmptied ? 'account_closed' : 'posted',
      ])
      const found = await findAccount(database.db, name)
      expect(found?.closedAt).toEqual(accountKinds[kind].closesWhenEmptied ? at : null)
      if (again.outcome === 'posted') await pass('back', -5n)
    }
  },
)

eachDatabase('an account is made once, however many ask for it', async database => {
  await openBooks(database, {})
  const made = await Promise.all(
    Array.from({ length: 8 }, () => database.transaction(tx => openAccount(tx, available('new', 'BTC')))),
  )
  expect(new Set(made.map(found => found.id)).size).toBe(1)
  expect(made[0]).toMatchObject({
    owner: 'new',
    holder: 'new',
    kind: 'available',
    asset: 'BTC',
    shard: 0,
    balance: 0n,
    closedAt: null,
  })
})

eachDatabase('the scale of an asset never changes', async database => {
  await openBooks(database, {})
  const change = database.transaction(tx => registerAssets(tx, [{ code: 'BTC', scale: 6 }]))
  await expect(change).rejects.toThrow('the scale of BTC is 8 and cannot become 6')
  await expect(
    database.transaction(tx => registerAssets(tx, [{ code: 'BTC', scale: 8 }])),
  ).resolves.toBeUndefined()
})
