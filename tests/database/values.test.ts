import { sql } from 'kysely'
import { expect } from 'vitest'
import { eachDatabase } from '../support/database.ts'

eachDatabase('columns come as the same JavaScript values', async ({ db }) => {
  const { rows } = await sql`select
    9223372036854775807::int8 as big, count(*) as counted, 7::int4 as small, 1.50::numeric(38,18) as money,
    sum(9223372036854775807::int8) as total, 0.5::float8 as ratio, true as yes, null::int8 as nothing,
    '2026-03-29 01:30:00.123456+03'::timestamptz as at, '2026-03-29'::date as day, '{"a":[1,{"b":null}]}'::jsonb as tree,
    'ю"\\{},'::text as words, '\\x00ff'::bytea as bytes, interval '90 minutes' as span,
    '00000000-0000-7000-8000-000000000001'::uuid as uuid`.execute(db)
  expect(rows).toEqual([
    {
      big: 9223372036854775807n,
      counted: 1n,
      small: 7,
      money: '1.500000000000000000',
      total: '9223372036854775807',
      ratio: 0.5,
      yes: true,
      nothing: null,
      at: new Date('2026-03-28T22:30:00.123Z'),
      day: '2026-03-29',
      tree: { a: [1, { b: null }] },
      words: 'ю"\\{},',
      bytes: Buffer.from([0, 255]),
      span: '01:30:00',
      uuid: '00000000-0000-7000-8000-000000000001',
    },
  ])
})

eachDatabase('arrays come as arrays of the same values', async ({ db }) => {
  const { rows } = await sql`select
    array[1, null]::int8[] as bigs, array[1.50]::numeric[] as moneys, array['a', 'b,"\\', null, 'NULL', ''] as words,
    array['2026-01-01 00:00:00Z']::timestamptz[] as times, array[true, false] as flags, array[]::text[] as none,
    array['{"a":"}"}']::jsonb[] as trees`.execute(db)
  expect(rows).toEqual([
    {
      bigs: [1n, null],
      moneys: ['1.50'],
      words: ['a', 'b,"\\', null, 'NULL', ''],
      times: [new Date('2026-01-01T00:00:00Z')],
      flags: [true, false],
      none: [],
      trees: [{ a: '}' }],
    },
  ])
})

eachDatabase('parameters arrive as they were given', async ({ db }) => {
  const at = new Date('2026-03-01T12:00:00.001Z')
  const { rows } = await sql`select
    ${2n ** 62n}::int8 as big, ${'-0.000000000000000001'}::numeric as money, ${at}::timestamptz as at, ${false}::bool as flag,
    ${null}::text as nothing, ${"it's ${x} \\ \n ю"}::text as words, ${[1n, 2n]}::int8[] as bigs,
    ${['a"b', 'c\\d', '', null, 'NULL', '{x,y}']}::text[] as list, ${{ a: 'ю"' }}::jsonb as tree, ${JSON.stringify([1, 'b'])}::jsonb as tree_list,
    ${JSON.stringify('plain')}::jsonb as tree_text, ${Buffer.from([1, 2])}::bytea as bytes, ${[at]}::timestamptz[] as times`.execute(
    db,
  )
  expect(rows).toEqual([
    {
      big: 2n ** 62n,
      money: '-0.000000000000000001',
      at,
      flag: false,
      nothing: null,
      words: "it's ${x} \\ \n ю",
      bigs: [1n, 2n],
      list: ['a"b', 'c\\d', '', null, 'NULL', '{x,y}'],
      tree: { a: 'ю"' },
      tree_list: [1, 'b'],
      tree_text: 'plain',
      bytes: Buffer.from([1, 2]),
      times: [at],
    },
  ])
})

eachDatabase('writes say how many rows they touched', async ({ db }) => {
  const inserted = await db
    .insertInto('asset')
    .values([
      { code: 'AAA', scale: 2 },
      { code: 'BBB', scale: 3 },
    ])
    .executeTakeFirst()
  const updated = await db.updateTable('asset').set({ scale: 4 }).where('code', '=', 'AAA').executeTakeFirst()
  const deleted = await db.deleteFrom('asset').where('code', '=', 'CCC').executeTakeFirst()
  expect([inserted.numInsertedOrUpdatedRows, updated.numUpdatedRows, deleted.numDeletedRows]).toEqual([
    2n,
    1n,
    0n,
  ])
})

eachDatabase('a refused write names its constraint and code', async ({ db }) => {
  const write = db.insertInto('asset').values({ code: 'AAA', scale: 99 }).execute()
  await expect(write).rejects.toMatchObject({ code: '23514', constraint: 'asset_scale_check' })
})
