import { describe, expect, it } from 'vitest'
import { makeAdvert } from '../../support/souk.ts'
import { suiteSouk } from '../../support/suiteSouk.ts'
import type { Json, Person } from '../../support/soukClient.ts'
import { act, newBuyer, open } from '../race/market.ts'
import { signUpTrader } from '../roles/scene.ts'
import { addressOf, messagesTo, tokenTo } from './inbox.ts'

const souk = suiteSouk()

const hourMs = 3_600_000
const set = (as: Person, body: object) => souk.call('PATCH /v1/me', { as, body })
const now = async () => new Date((await souk.call<{ now: string }>('GET /dev/clock')).body.now)
/** `hh:mm` in UTC, so many hours from now. */
const inHours = async (hours: number) =>
  new Date((await now()).getTime() + hours * hourMs).toISOString().slice(11, 16)

/** A seller for whom it is quiet for two hours from now on, and what reaches them by letter. */
async function quietSeller() {
  const seller = await signUpTrader(souk, 'quiet')
  await souk.call('POST /v1/users/confirmations', { body: { token: await tokenTo(souk, addressOf(seller)) } })
  await souk.give(seller, 'BTC', '1')
  await souk.advance(2000)
  const quiet = { from: await inHours(-1), to: await inHours(2) }
  await set(seller, { time_zone: 'UTC', quiet_hours: quiet })
  const before = (await messagesTo(souk, addressOf(seller))).length
  const told = async () => {
    await souk.advance(2000)
    const all = await messagesTo(souk, addressOf(seller))
    return all.slice(0, all.length - before).map(({ subject }) => subject?.replace('Souk: ', ''))
  }
  return { seller, told, market: { souk, seller, advert: await makeAdvert(souk, seller) } }
}

describe('quiet hours', () => {
  it('are kept, taken away, and refused where they end as they begin', async () => {
    const seller = await signUpTrader(souk, 'keeper')
    const hours = { from: '22:00', to: '08:00' }
    expect((await set(seller, { quiet_hours: hours, is_sound_enabled: false })).body).toMatchObject({
      quiet_hours: hours,
      is_sound_enabled: false,
    })
    const { body: me } = await souk.call<{ interface_settings: Json }>('GET /v1/me', { as: seller })
    expect(me.interface_settings['sound']).toBe(false)
    expect((await set(seller, { introduction: 'Hello.' })).body['quiet_hours']).toEqual(hours)
    expect((await set(seller, { quiet_hours: null })).body['quiet_hours']).toBeNull()
    const refused = await set(seller, { quiet_hours: { from: '08:00', to: '08:00' } })
    expect([refused.status, refused.body['code']]).toEqual([422, 'invalid_choice'])
    for (const from of ['24:00', '8:00', '22:60', ''])
      expect((await set(seller, { quiet_hours: { from, to: '08:00' } })).status).toBe(422)
  })

  it('let through what cannot wait, and hold the rest until they end', async () => {
    const { told, market } = await quietSeller()
    const buyer = await newBuyer(souk)
    const trade = await open(market, buyer)
    expect(await told()).toEqual([`New trade with ${buyer.name}`])
    await act(souk, trade, buyer, 'cancel', {})
    expect(await told()).toHaveLength(1)
    await souk.advance(hourMs)
    expect(await told()).toHaveLength(1)
    await souk.advance(hourMs)
    expect(await told()).toEqual([`${buyer.name} cancelled the trade`, `New trade with ${buyer.name}`])
    // Told once, however often it is looked for.
    await souk.advance(24 * hourMs)
    expect(await told()).toHaveLength(2)
  })

  it('tell nobody afterwards of what was read meanwhile', async () => {
    const { seller, told, market } = await quietSeller()
    const buyer = await newBuyer(souk)
    await act(souk, await open(market, buyer), buyer, 'cancel', {})
    expect(await told()).toHaveLength(1)
    await souk.call('PATCH /v1/notifications', { as: seller, body: {} })
    await souk.advance(3 * hourMs)
    expect(await told()).toHaveLength(1)
  })

  it('that are taken away hold nothing any more', async () => {
    const { seller, told, market } = await quietSeller()
    const buyer = await newBuyer(souk)
    await act(souk, await open(market, buyer), buyer, 'cancel', {})
    expect(await told()).toHaveLength(1)
    await set(seller, { quiet_hours: null })
    expect(await told()).toHaveLength(2)
  })

  it('go by the clock of the person, and not of the server', async () => {
    const { seller, told, market } = await quietSeller()
    await set(seller, { time_zone: 'Asia/Tokyo' })
    const buyer = await newBuyer(souk)
    await act(souk, await open(market, buyer), buyer, 'cancel', {})
    expect(await told()).toHaveLength(2)
  })
})
