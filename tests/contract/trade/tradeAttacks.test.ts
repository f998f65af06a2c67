import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { refusalStatus } from '../../../server/domain/refusal/status.ts'
import type { Answer, Json, Person } from '../../support/soukClient.ts'
import { suiteSouk } from '../../support/suiteSouk.ts'
import { pictureOf } from '../../support/databasePicture.ts'
import { buyings, layGround, type Buying, type Ground } from './attacks/stage.ts'
import { attacks, type Attack, type Try } from './attacks/table.ts'
import { act, atOnce, conceded, released } from '../race/market.ts'
import { signUpStaff } from '../roles/scene.ts'

const souk = suiteSouk()
let arbiter: Person

beforeAll(async () => {
  // Coins of guests would leave in the middle of another attack.
  await souk.call('POST /dev/withdrawals', { body: { is_paused: true } })
  arbiter = await signUpStaff(souk, 'arbiter')
})

async function tried({ by, line, body, key, form }: Try, { cast }: Ground): Promise<Answer<Json>> {
  const as = cast[by]
  if (form === undefined) return souk.call(line, { as, body, ...(key === undefined ? {} : { key }) })
  const answer = await fetch(`${souk.server.url}/api${line.slice(line.indexOf('/'))}`, {
    method: 'POST',
    headers: { ...(as === null ? {} : { 'x-access-token': as.token }), 'idempotency-key': randomUUID() },
    body: form,
  })
  return { status: answer.status, body: (await answer.json()) as Json, headers: answer.headers }
}

/** What follows from what was done so far has followed: letters are written, and what was told was sent off. */
const settled = () => souk.advance(1000)

/** All that is written down, but for guesses at codes: they are counted. What was written before is numbered, and sent off, in its own time. */
async function written() {
  const {
    outbox,
    outbox_head: _,
    log_in_failure: __,
    ...picture
  } = await pictureOf(souk.server.parts.database)
  return { ...picture, outbox: outbox?.split(',')[0] }
}

/** Where an attack came to nothing, the next one finds the same. */
const untouched = new Map<string, Ground>()
async function groundFor({ at, before }: Attack, buying: Buying): Promise<Ground> {
  const place = `${buying} ${at}`
  const found = before ? undefined : untouched.get(place)
  untouched.delete(place)
  return found ?? layGround(souk, { buying, arbiter, at })
}

/** What lies in the escrow of a trade, and what its journals have moved. */
async function coinsOf(trade: string) {
  const { rows } = await sql<{ kinds: string; escrow: string }>`
    select coalesce(string_agg(kind, ', ' order by id), '') as kinds,
      (select coalesce(sum(balance), 0)::text from account where owner = ${trade} and kind = 'escrow') as escrow
    from journal where trade_id = ${trade}`.execute(souk.server.parts.database.db)
  return rows[0]
}

const table = Object.entries(attacks).flatMap(([name, attack]) =>
  buyings.map(buying => [name, buying, attack] as const),
)

it('there are fourteen', () => {
  expect(Object.keys(attacks)).toHaveLength(14)
})

describe('an attack on a trade is refused, and nothing is written', () => {
  it.each(table)('%s (the buyer is a %s)', async (_name, buying: Buying, attack: Attack) => {
    const ground = await groundFor(attack, buying)
    await attack.before?.(ground, souk)
    await settled()
    const before = await written()
    for (const one of attack.tries(ground, buying)) {
      const { status, body } = await tried(one, ground)
      const code = typeof one.says === 'string' ? one.says : one.says[buying]
      const said = { by: one.by, line: one.line, status, code: body['code'] }
      expect(said).toEqual({ by: one.by, line: one.line, status: refusalStatus[code], code })
    }
    expect(await written()).toEqual(before)
    if (!attack.before) untouched.set(`${buying} ${attack.at}`, ground)
  })
})

describe('of what excludes each other at the same moment, one happens', () => {
  it.each(buyings)('release and concede, ten of each (the buyer is a %s)', async buying => {
    const ground = await layGround(souk, { buying, arbiter, at: 'paid' })
    const { trade, cast } = ground
    const answers = await atOnce(20, index =>
      index % 2 === 0
        ? act(souk, trade, cast.seller, 'complete', released)
        : act(souk, trade, cast.buyer, 'cancel', conceded),
    )
    const passed = answers.filter(({ status }) => status === 200)
    expect(passed).toHaveLength(1)
    const refused = answers.filter(({ status }) => status !== 200).map(({ body }) => body.code)
    expect(new Set(refused)).toEqual(new Set(['trade_finished']))
    expect(await coinsOf(trade)).toMatchObject({ escrow: '0' })
    expect(await coinsOf(trade)).toMatchObject({
      kinds: expect.stringMatching(/^lock_escrow, \w+$/) as string,
    })
  })
})
