import { expect, it } from 'vitest'
import { newBuyer, open, openMarket } from './race/market.ts'
import { newName } from './roles/scene.ts'
import { suiteGateway, suiteSouk } from '../support/suiteSouk.ts'

const outageMs = 3_600_000
const souk = suiteSouk()
const gateway = suiteGateway(souk)

it('both parties of an open trade are told that an outage moved its deadlines; nobody else is', async () => {
  const market = await openMarket(souk, '0.01')
  const buyer = await newBuyer(souk)
  const stranger = await souk.signUp(newName('stranger'))
  const trade = await open(market, buyer)
  const endsAt = async () => {
    const { body } = await souk.call(`GET /v1/trades/${trade}`, { as: buyer })
    return Date.parse(String(body['escrow_ends_at']))
  }
  const before = await endsAt()
  const fields = { userEvents: '{ __typename ... on TradeChangedEvent { tradeId action byMe status } }' }
  const people = [market.seller, buyer, stranger]
  const ears = await Promise.all(people.map(who => gateway.listen(fields, who)))
  await Promise.all(ears.map(ear => ear.until(({ heard }) => heard.length > 0)))

  // As if nobody could reach the product for an hour.
  const { database, clock } = souk.server.parts
  await database.db
    .updateTable('heartbeat')
    .set({ beat_at: new Date(clock.machine.now().getTime() - outageMs) })
    .execute()
  await souk.server.workers.heartbeat.beat()

  const told = { tradeId: trade, action: 'deadlinesMoved', byMe: false, status: 'new' }
  const isTold = (ear: (typeof ears)[number]) =>
    ear.heard.some(({ value }) => value['action'] === 'deadlinesMoved')
  for (const ear of ears.slice(0, 2)) {
    await ear.until(isTold)
    expect(ear.heard.at(-1)?.value).toMatchObject(told)
  }
  expect((await endsAt()) - before).toBeGreaterThanOrEqual(outageMs)
  expect((await endsAt()) - before).toBeLessThan(outageMs + 60_000)
  // What comes later has been heard: what should not come has not.
  await souk.give(stranger, 'BTC', '0.1')
  await ears[2]?.until(({ heard }) => heard.some(({ value }) => value['__typename'] === 'BalanceAmountEvent'))
  expect(ears.map(isTold)).toEqual([true, true, false])
  await Promise.all(ears.map(ear => ear.close()))
})
