import { describe, expect, it } from 'vitest'
import { makeAdvert, openTrade } from '../../support/souk.ts'
import { suiteSouk } from '../../support/suiteSouk.ts'
import type { Person } from '../../support/soukClient.ts'
import { newName, signUpTrader } from '../roles/scene.ts'
import { addressOf, messagesTo, tokenTo } from './inbox.ts'

const souk = suiteSouk()

/** Somebody with a confirmed address on whose advert another opens a trade. */
async function told(prepare: (seller: Person) => Promise<unknown> = async () => undefined) {
  const seller = await signUpTrader(souk, 'seller')
  await souk.call('POST /v1/users/confirmations', { body: { token: await tokenTo(souk, addressOf(seller)) } })
  await souk.give(seller, 'BTC', '1')
  await prepare(seller)
  // That their coins came has been told by then.
  await souk.advance(2000)
  const before = (await messagesTo(souk, addressOf(seller))).length
  const buyer = await souk.signUp(newName('buyer'))
  const { body } = await openTrade(souk, buyer, await makeAdvert(souk, seller))
  await souk.advance(2000)
  const letters = (await messagesTo(souk, addressOf(seller))).slice(0, -before)
  return { seller, buyer, trade: body.id, letters }
}

const set = (as: Person, notices: object[]) => souk.call('PATCH /v1/me', { as, body: { notices } })

describe('a notice', () => {
  it('goes by letter to who is away, once, with the page that it is about', async () => {
    const { seller, buyer, trade, letters } = await told()
    expect(letters).toHaveLength(1)
    expect(letters[0]?.subject).toBe(`Souk: New trade with ${buyer.name}`)
    expect(letters[0]?.text).toContain(`/trade/${trade}`)
    expect(letters[0]?.text).toContain('250,000 NGN · OPay')
    const count = (await messagesTo(souk, addressOf(seller))).length
    await souk.advance(60_000)
    expect(await messagesTo(souk, addressOf(seller))).toHaveLength(count)
  })

  it('goes by no letter where its kind is switched off, nor to who is here', async () => {
    const off = { kind: 'trade', email: false, telegram: false, push: false }
    expect((await told(seller => set(seller, [off]))).letters).toEqual([])
    const here = async ({ name }: Person) => {
      const { db } = souk.server.parts.database
      const user = await db
        .selectFrom('app_user')
        .select('id')
        .where('user_name', '=', name)
        .executeTakeFirstOrThrow()
      const seen_at = new Date('2100-01-01T00:00:00Z')
      await db.insertInto('presence').values({ user_id: user.id, seen_at, is_online: true }).execute()
    }
    expect((await told(here)).letters).toEqual([])
  })

  it('is shown on the devices of who chose it, in their language', async () => {
    const token = 'device-of-the-seller-0001'
    const { buyer, trade } = await told(async seller => {
      await souk.call('PATCH /v1/me', { as: seller, body: { locale: 'ru' } })
      await souk.call('POST /v1/push_players', { as: seller, body: { kind: 'android', token } })
    })
    const [push] = await messagesTo(souk, token)
    expect(push?.text).toContain(`Новая сделка, партнёр ${buyer.name}\n250\u00A0000 NGN · OPay`)
    expect(push?.text).toContain(`/ru/trade/${trade}`)
  })

  it('tells of a message that is not read for five minutes, once until it is looked at', async () => {
    const { seller, buyer, trade } = await told()
    const say = () =>
      souk.call(`POST /v1/trades/${trade}/create_message_in_trade_conversation`, {
        as: buyer,
        body: { text: 'Hello?', client_id: newName('message-') },
      })
    const unread = async () => {
      const { body } = await souk.call<{ items: { code: string }[] }>('GET /v1/notifications', { as: seller })
      return body.items.filter(({ code }) => code === 'message_unread').length
    }
    await say()
    await souk.advance(299_000)
    expect(await unread()).toBe(0)
    await souk.advance(2000)
    expect(await unread()).toBe(1)
    await say()
    await souk.advance(301_000)
    expect(await unread()).toBe(1)
  })

  it('tells nobody of a message that was read', async () => {
    const { seller, buyer, trade } = await told()
    const { body } = await souk.call<{ id: string }>(
      `POST /v1/trades/${trade}/create_message_in_trade_conversation`,
      { as: buyer, body: { text: 'Hello.', client_id: newName('message-') } },
    )
    await souk.call(`POST /v1/trades/${trade}/messages/read`, { as: seller, body: { up_to_id: body.id } })
    await souk.advance(301_000)
    const { body: list } = await souk.call<{ items: { code: string }[] }>('GET /v1/notifications', {
      as: seller,
    })
    expect(list.items.map(({ code }) => code)).not.toContain('message_unread')
  })
})
