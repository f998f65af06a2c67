import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { product } from '../../../server/runtime/product.ts'
import { openTrade, type TestSouk } from '../../support/souk.ts'
import { suiteSouk } from '../../support/suiteSouk.ts'
import { messagesTo } from '../account/inbox.ts'
import { newGuest, newName } from '../roles/scene.ts'
import { bitcoinAddress, openAsGuest, openStall, tradeAsGuest, type Stall } from './buyer.ts'
import { listedAddress } from '../money/withdrawal/sender.ts'

const souk = suiteSouk()
let stall: Stall

beforeAll(async () => {
  stall = await openStall(souk)
})

const details = () => ({ email: `${newName('opens')}@souk.test`, payout_address: bitcoinAddress })

describe('a guest opens a trade', () => {
  it('on an ad that allows it, leaving an e-mail and an address, and is written to', async () => {
    const { guest, email, trade, seen } = await tradeAsGuest(souk, stall)
    expect(await seen(guest)).toMatchObject({
      status: 'new',
      viewer_side: 'buyer',
      payout: { network: 'bitcoin', address: bitcoinAddress, kept: null, can_change: true },
    })
    const [letter] = await messagesTo(souk, email)
    expect(letter?.subject).toContain(trade)
    expect(letter?.text).toMatch(/\/guest\/return\/[A-Za-z0-9_-]{43}/)
    expect(letter?.text).not.toContain('anti-phishing')
    expect((await seen(stall.seller)).payout).toBeNull()
    expect((await souk.call('GET /v1/me', { as: guest })).body).toMatchObject({ is_guest: true, email })
  })

  it('sees on the ad what stands in the way, and a visitor that nothing does', async () => {
    const of = async (id: string, as: Parameters<TestSouk['call']>[1] = {}) =>
      (await souk.call<{ requirements: { code: string }[] }>(`GET /v2/pro/${id}`, as)).body.requirements
    expect(await of(stall.advert.id)).toEqual([])
    const closed = await openStall(souk, { allow_anonymous: false })
    expect((await of(closed.advert.id)).map(({ code }) => code)).toEqual(['login_required'])
    const { guest } = await tradeAsGuest(souk, stall)
    expect((await of(stall.advert.id, { as: guest })).map(({ code }) => code)).toEqual([
      'too_many_open_trades',
    ])
  })

  it('once for a key, however often it is sent', async () => {
    const [guest, key, sent] = [await newGuest(souk), randomUUID(), details()]
    const answers = await Promise.all([1, 2, 3].map(() => openAsGuest(souk, stall, guest, sent, key)))
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  })

  it.each([
    ['without what a guest leaves', null, { code: 'required' }],
    ['without an address for the coins', { payout_address: ' ' }, { code: 'required' }],
    [
      'with an address whose checksum is wrong',
      { payout_address: '1BoatSLRHtKNngkdXEeobR76b53LETtpyX' },
      { code: 'payout_address_invalid', errors: { payout_address: [expect.any(String)] } },
    ],
    [
      'with an address of another coin',
      { payout_address: 'LM2WMpR1Rp6j3Sa59cMXMs1SPzj9eXpGc1' },
      { code: 'payout_address_invalid' },
    ],
    [
      'over a network that the coin does not use',
      { payout_network: 'tron' },
      { code: 'invalid_choice', errors: { payout_network: [expect.any(String)] } },
    ],
    [
      'with an address that is on a list',
      { payout_address: listedAddress },
      { code: 'aml_refused', errors: { payout_address: [expect.any(String)] } },
    ],
    ['with what is no e-mail', { email: 'passer' }, {}],
  ])('not %s, and nothing has happened', async (_, changed, told) => {
    const guest = await newGuest(souk)
    const sent = changed === null ? null : { ...details(), ...changed }
    const { status, body } = await openAsGuest(souk, stall, guest, sent)
    expect(status).toBeGreaterThanOrEqual(400)
    expect(body).toMatchObject(told)
    const { body: list } = await souk.call('GET /v1/trades?state=all', { as: guest })
    expect(list['total']).toBe(0)
  })

  it('not on an ad that needs an account, and not a second one beside the first', async () => {
    const closed = await openStall(souk, { allow_anonymous: false })
    const { body } = await openAsGuest(souk, closed, await newGuest(souk), details())
    expect(body.code).toBe('guests_not_allowed')
    expect(JSON.stringify(body['errors'])).toContain('Login or sign up to create a trade')
    const { guest } = await tradeAsGuest(souk, stall)
    const second = await openAsGuest(souk, await openStall(souk), guest, details())
    expect(second.body).toMatchObject({ code: 'too_many_open_trades' })
  })

  it('with few from one network in an hour, and fewer with one e-mail address', async () => {
    const busy = await openStall(souk)
    await souk.give(busy.seller, 'BTC', '1')
    const sent = details()
    const codes = async (count: number, of: () => object) => {
      const answers = []
      for (let index = 0; index < count; index++)
        answers.push(await openAsGuest(souk, busy, await newGuest(souk), of()))
      return answers.map(({ body }) => body.code ?? 'ok')
    }
    await souk.advance(61 * 60_000)
    const { openingsPerHourOfEmail: ofEmail, openingsPerHourOfNetwork: ofNetwork } = product.guest
    expect(await codes(ofEmail + 1, () => sent)).toEqual([
      ...Array.from({ length: ofEmail }, () => 'ok'),
      'too_many_requests',
    ])
    const rest = await codes(ofNetwork - ofEmail + 1, details)
    expect(rest.at(-1)).toBe('too_many_requests')
    expect(new Set(rest.slice(0, -1))).toEqual(new Set(['ok']))
    await souk.advance(61 * 60_000)
    expect(await codes(1, () => sent)).toEqual(['ok'])
  })

  it('a user’s coins go to their balance, and no other address is taken from them', async () => {
    const user = await souk.signUp(newName('member'))
    const { status, body } = await openAsGuest(souk, stall, user, details())
    expect([status, body]).toMatchObject([
      422,
      { code: 'not_applicable', errors: { guest: [expect.any(String)] } },
    ])
    expect((await openTrade(souk, user, stall.advert, '20000')).status).toBe(200)
  })
})
