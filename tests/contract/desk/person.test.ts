import { beforeAll, describe, expect, it } from 'vitest'
import { suiteSouk } from '../../support/suiteSouk.ts'
import type { Person } from '../../support/soukClient.ts'
import { makeAdvert, openTrade } from '../../support/souk.ts'
import { newName, signUpTrader } from '../roles/scene.ts'
import { done } from '../roles/done.ts'
import { idOf, operatorAtDesk, type Operator } from './staff.ts'

const souk = suiteSouk()

let operator = {} as Operator
beforeAll(async () => {
  operator = await operatorAtDesk(souk)
})

const read = async (person: Person) =>
  (await souk.call(`GET /v1/operator/people/${person.name}`, { as: operator })).body

const found = async (search: string, rest = '') => {
  const query = new URLSearchParams({ search })
  const { body } = await souk.call<{ items: { user_name: string }[] }>(
    `GET /v1/operator/people?${query.toString()}${rest}`,
    { as: operator },
  )
  return body.items.map(item => item.user_name)
}

describe('somebody, as an operator reads them', () => {
  it('with what they have, trade and are told to be careful of, and nothing private', async () => {
    const seller = await signUpTrader(souk, newName('seller'))
    await souk.give(seller, 'BTC', '1')
    const advert = await makeAdvert(souk, seller)
    const buyer = await signUpTrader(souk, newName('buyer'))
    const { id } = (await done(openTrade(souk, buyer, advert))) as { id: string }
    const person = await read(seller)
    expect(person).toMatchObject({
      user_name: seller.name,
      is_guest: false,
      record: { trades_open: 1, trades_completed: 50, disputes: 0 },
      trades: [{ id, side: 'seller', coin: 'BTC', counterparty: buyer.name }],
      cautions: expect.arrayContaining([{ code: 'no_second_factor', at: null }]),
      sessions: [{ device_type: expect.any(String) }],
    })
    const [balance] = person['balances'] as { available: string; in_escrow: string }[]
    expect(Number(balance!.in_escrow)).toBeGreaterThan(0)
    const email = (person['fields'] as { field: string; masked: string }[]).find(
      ({ field }) => field === 'email',
    )
    expect(email!.masked).toMatch(/^.•••.?@/)
    expect(JSON.stringify(person)).not.toContain(`${seller.name}@`)
  })

  it('says what can be done, as they stand, and nothing about oneself', async () => {
    const person = await signUpTrader(souk, newName('person'))
    const acts = async (who: Person) => ((await read(who))['acts'] as { act: string }[]).map(({ act }) => act)
    expect(await acts(person)).toEqual(
      expect.arrayContaining([
        'suspend',
        'ban',
        'hold_money',
        'end_sessions',
        'make_arbiter',
        'make_operator',
      ]),
    )
    expect(await acts(person)).not.toContain('restore')
    await souk.call('POST /v1/operator/acts', {
      as: operator,
      body: { act: 'ban', subject_id: await idOf(souk, person), reason: 'Pays from the accounts of others.' },
    })
    expect(await acts(person)).toEqual(['restore'])
    expect(await acts(operator)).toEqual([])
  })

  it('is not there under a name that nobody has', async () => {
    const { status } = await souk.call('GET /v1/operator/people/nobody-at-all', { as: operator })
    expect(status).toBe(404)
  })
})

describe('people are found', () => {
  let person = {} as Person
  beforeAll(async () => {
    person = await signUpTrader(souk, newName('Findable'))
    await souk.call('POST /dev/standing', {
      body: { user_name: person.name, legal_name: 'ADEOLA B. OKAFOR' },
    })
    await souk.server.parts.database.db
      .updateTable('app_user')
      .set({ phone: '+2348031234567' })
      .where('user_name', '=', person.name)
      .execute()
  })

  it.each([
    ['the beginning of a name', () => person.name.slice(0, 6).toLowerCase()],
    ['the beginning of a legal name', () => 'adeola b'],
    ['an e-mail', () => `${person.name}@souk.test`],
    ['a phone, however it is written', () => '+234 803 123 4567'],
    ['their id', () => idOf(souk, person)],
  ])('by %s', async (_, text) => {
    expect(await found(await text())).toContain(person.name)
  })

  it('by an address that coins come to', async () => {
    const { body } = await souk.call<{ address: string }>('POST /v1/accounts/generate', {
      as: person,
      body: { crypto_currency_code: 'BTC', network: 'bitcoin' },
    })
    const { address } = body
    expect(await found(address)).toEqual([person.name])
  })

  it('by how they stand, and signs of a pattern mean themselves', async () => {
    await souk.call('POST /v1/operator/acts', {
      as: operator,
      body: { act: 'suspend', subject_id: await idOf(souk, person), reason: 'A letter from their bank.' },
    })
    expect(await found('findable', '&standing=suspended')).toEqual([person.name])
    expect(await found('findable', '&standing=banned')).toEqual([])
    expect(await found('%%')).toEqual([])
  })
})

it('finds everybody who was logged in by the browser of a session', async () => {
  const operator = await operatorAtDesk(souk)
  const [one, other] = [await signUpTrader(souk, newName('one')), await signUpTrader(souk, newName('twin'))]
  const { db } = souk.server.parts.database
  const ids = [await idOf(souk, one), await idOf(souk, other)]
  await db
    .updateTable('session')
    .set({ mark_hash: 'a'.repeat(64) })
    .where('user_id', 'in', ids as never[])
    .execute()
  const { id } = await db
    .selectFrom('session')
    .select('id')
    .where('user_id', '=', ids[0] as never)
    .executeTakeFirstOrThrow()
  const found = await souk.call<{ items: { user_name: string }[] }>(`GET /v1/operator/people?search=${id}`, {
    as: operator,
  })
  expect(found.body.items.map(({ user_name: name }) => name).toSorted()).toEqual(
    [one.name, other.name].toSorted(),
  )
})
