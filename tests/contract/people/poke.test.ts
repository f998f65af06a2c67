import { expect, it } from 'vitest'
import { makeAdvert } from '../../support/souk.ts'
import { suiteSouk } from '../../support/suiteSouk.ts'
import type { Person } from '../../support/soukClient.ts'
import { newName, signUpTrader } from '../roles/scene.ts'

const souk = suiteSouk()

const minute = 60_000
const poke = (id: string, who: Person) => souk.call(`POST /v1/offers/${id}/poke`, { as: who })
const told = async (who: Person) =>
  (
    await souk.call<{ items: { code: string; partner_name: string; asset: string }[] }>(
      'GET /v1/notifications',
      {
        as: who,
      },
    )
  ).body.items.filter(({ code }) => code === 'somebody_waits')

/** A seller whose advert nothing covers. */
async function emptyMarket() {
  const seller = await signUpTrader(souk, 'away')
  const advert = await makeAdvert(souk, seller, {})
  return { seller, advert }
}

it('tells the owner who waits for what, once in ten minutes of each', async () => {
  const { seller, advert } = await emptyMarket()
  const [amina, bola] = [await souk.signUp(newName('amina')), await souk.signUp(newName('bola'))]
  const first = await poke(advert.id, amina)
  expect(first).toMatchObject({ status: 200, body: { advert_id: advert.id, again_at: expect.any(String) } })
  expect(await poke(advert.id, amina)).toMatchObject({
    status: 409,
    body: { code: 'too_early', params: { from: first.body['again_at'] } },
  })
  expect((await poke(advert.id, bola)).status).toBe(200)
  expect(await told(seller)).toMatchObject([
    { partner_name: bola.name, asset: 'BTC' },
    { partner_name: amina.name, asset: 'BTC' },
  ])
  await souk.advance(10 * minute)
  expect((await poke(advert.id, amina)).status).toBe(200)
  expect(await told(seller)).toHaveLength(3)
})

it('of many at the same moment is heard once', async () => {
  const { seller, advert } = await emptyMarket()
  const amina = await souk.signUp(newName('amina'))
  const answers = await Promise.all(Array.from({ length: 6 }, () => poke(advert.id, amina)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(5)
  expect(await told(seller)).toHaveLength(1)
})

it('is refused where a trade can be opened, and where the two have blocked each other', async () => {
  const { seller, advert } = await emptyMarket()
  const [amina, bola] = [await souk.signUp(newName('amina')), await souk.signUp(newName('bola'))]
  await souk.call('POST /v1/black_lists', { as: seller, body: { user_name: amina.name } })
  expect(await poke(advert.id, amina)).toMatchObject({ status: 403, body: { code: 'banned_by_trader' } })
  await souk.call('POST /v1/black_lists', { as: bola, body: { user_name: seller.name } })
  expect(await poke(advert.id, bola)).toMatchObject({ status: 403, body: { code: 'trader_banned_by_you' } })
  await souk.give(seller, 'BTC', '1')
  const chidi = await souk.signUp(newName('chidi'))
  expect(await poke(advert.id, chidi)).toMatchObject({ status: 409, body: { code: 'advert_is_open' } })
  expect(await told(seller)).toEqual([])
})
