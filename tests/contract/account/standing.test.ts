import { describe, expect, it } from 'vitest'
import { changeStanding, type Standing } from '../../../server/composition/desk.ts'
import { type Ear } from '../../support/gateway.ts'
import { makeAdvert, openTrade } from '../../support/souk.ts'
import { suiteGateway, suiteSouk } from '../../support/suiteSouk.ts'
import type { Person } from '../../support/soukClient.ts'
import { act, newBuyer, open, openMarket, type Market } from '../race/market.ts'
import { logInAs } from '../roles/scene.ts'

const souk = suiteSouk()
const gateway = suiteGateway(souk)

/** Makes somebody what the command line makes them. */
async function make(person: Person, standing: Standing): Promise<void> {
  expect(await changeStanding(souk.server.parts, person.name, standing)).toBe(true)
  await souk.server.parts.bus.settle()
}

const seen = async (trade: string, who: Person) =>
  (await souk.call<{ status: string }>(`GET /v1/trades/${trade}`, { as: who })).body

const isOffered = async ({ advert, seller }: Market): Promise<boolean> => {
  const { body } = await souk.call<{ settings: { is_visible: boolean } }>(`GET /v2/pro/${advert.id}`, {
    as: await logInAs(souk, seller),
  })
  return body.settings.is_visible
}

/** Listens as somebody to what they may do; resolves when it has begun. */
async function listen(person: Person): Promise<Ear> {
  const ear = await gateway.listen(
    { tradingAllowed: '{ allowed reason until }', userEvents: '{ __typename }' },
    person,
  )
  await ear.until(({ heard }) => heard.some(({ field }) => field === 'userEvents'))
  return ear
}

const rights = (ear: Ear) =>
  ear.heard.flatMap(({ field, value }) => (field === 'tradingAllowed' ? [value] : []))
const told = (ear: Ear, count: number) => ear.until(() => rights(ear).length >= count)

describe('somebody who is suspended', () => {
  it('opens nothing, and nobody opens on their adverts, from the same moment on', async () => {
    const market = await openMarket(souk, '1')
    const ear = await listen(market.seller)
    await make(market.seller, 'suspended')
    expect((await openTrade(souk, await newBuyer(souk), market.advert)).body).toMatchObject({
      code: 'advert_disabled',
    })
    expect(await isOffered(market)).toBe(false)
    const other = await openMarket(souk, '1')
    expect((await openTrade(souk, market.seller, other.advert)).body['code']).toBe('finances_suspended')
    await make(market.seller, 'restored')
    expect(await isOffered(market)).toBe(true)
    expect((await openTrade(souk, await newBuyer(souk), market.advert)).status).toBe(200)
    await told(ear, 2)
    expect(rights(ear)).toMatchObject([
      { allowed: false, reason: 'finances_suspended', until: null },
      { allowed: true, reason: null },
    ])
    await ear.close()
  })

  it('has their open trades before an arbiter, and may still finish them', async () => {
    const market = await openMarket(souk, '1')
    const buyer = await newBuyer(souk)
    const trade = await open(market, buyer)
    await act(souk, trade, buyer, 'confirm', {})
    await make(market.seller, 'suspended')
    expect(await seen(trade, buyer)).toMatchObject({ status: 'disput' })
    const released = { money_received: true, amount: '250000' }
    expect((await act(souk, trade, market.seller, 'complete', released)).body.status).toBe(
      'completed_by_seller',
    )
  })
})

describe('somebody who is banned', () => {
  it('is out at once, on every door, and stays out with the old session when restored', async () => {
    const market = await openMarket(souk, '1')
    const elsewhere = await logInAs(souk, market.seller)
    const ears = [await listen(market.seller), await listen(elsewhere)]
    await make(market.seller, 'banned')
    for (const ear of ears) await ear.until(({ ended }) => ended.has('userEvents'))
    const isIn = async (person: Person) => (await souk.call('GET /v1/me', { as: person })).status
    expect(await isIn(market.seller)).toBe(401)
    expect(await isIn(elsewhere)).toBe(401)
    const logIn = { login: market.seller.name, password: 'Amina-2026' }
    expect((await souk.call('POST /v1/logins', { body: logIn })).body['code']).toBe('wrong_credentials')
    await make(market.seller, 'restored')
    expect(await isIn(market.seller)).toBe(401)
    expect((await souk.call('POST /v1/logins', { body: logIn })).status).toBe(200)
  })
})

describe('somebody who gets another duty', () => {
  it('logs in again, so that no socket keeps what it was', async () => {
    const person = await newBuyer(souk)
    const ear = await listen(person)
    await make(person, 'arbiter')
    await ear.until(({ ended }) => ended.has('userEvents'))
    expect((await souk.call('GET /v1/me', { as: person })).status).toBe(401)
    const { body } = await souk.call('GET /v1/me', { as: await logInAs(souk, person) })
    expect(body['roles']).toEqual(['user', 'arbiter'])
  })

  it('is nobody when there is none of that name', async () => {
    expect(await changeStanding(souk.server.parts, 'nobody-at-all', 'arbiter')).toBe(false)
    const { parts } = souk.server
    const banned = await newBuyer(souk)
    await changeStanding(parts, banned.name, 'banned')
    expect(await changeStanding(parts, banned.name, 'arbiter')).toBe(false)
    expect(await changeStanding(parts, banned.name, 'banned')).toBe(true)
  })
})

describe('who may open trades', () => {
  it('hears that three cancels pause it, and until when', async () => {
    const { seller } = await openMarket(souk, '1')
    const buyer = await newBuyer(souk)
    const ear = await listen(buyer)
    for (let turn = 0; turn < 3; turn++) {
      const advert = await makeAdvert(souk, seller)
      const { body } = await openTrade(souk, buyer, advert, '20000')
      await act(souk, body.id, buyer, 'cancel', {})
    }
    await ear.until(() => rights(ear).some(({ allowed }) => allowed === false))
    const { body: me } = await souk.call<{ trading: object }>('GET /v1/me', { as: buyer })
    expect(rights(ear).at(-1)).toMatchObject(me.trading)
    expect(rights(ear).at(-1)).toMatchObject({ reason: 'opening_paused', until: expect.any(String) })
    await ear.close()
  })

  it('hears as a beginner of the third open trade, and when one of them has ended', async () => {
    const { advert, seller } = await openMarket(souk, '1')
    const buyer = await newBuyer(souk)
    const ear = await listen(buyer)
    const trades = []
    for (let turn = 0; turn < 3; turn++) trades.push((await openTrade(souk, buyer, advert, '20000')).body.id)
    await told(ear, 1)
    expect(rights(ear)).toMatchObject([{ allowed: false, reason: 'too_many_open_trades', until: null }])
    const [first = ''] = trades
    await act(souk, first, buyer, 'confirm', {})
    await act(souk, first, seller, 'complete', { money_received: true, amount: '20000' })
    await told(ear, 2)
    expect(rights(ear).at(-1)).toMatchObject({ allowed: true, reason: null, until: null })
    await ear.close()
  })
})
