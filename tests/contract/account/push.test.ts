import { createECDH, randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { Json, Person } from '../../support/soukClient.ts'
import { suiteSouk } from '../../support/suiteSouk.ts'
import { logInAs, newGuest, newName } from '../roles/scene.ts'

const souk = suiteSouk()

const add = (as: Person, body: Json) => souk.call('POST /v1/push_players', { as, body })
const shellToken = () => randomBytes(24).toString('hex')
const subscription = (endpoint = `https://push.example/${shellToken()}`) => ({
  endpoint,
  keys: {
    p256dh: createECDH('prime256v1').generateKeys('base64url'),
    auth: randomBytes(16).toString('base64url'),
  },
})

/** Who is told on which devices. */
async function playersOf({ name }: Person) {
  const rows = await souk.server.parts.database.db
    .selectFrom('push_player')
    .innerJoin('app_user', 'app_user.id', 'push_player.user_id')
    .select(['push_player.kind', 'address'])
    .where('user_name', '=', name)
    .orderBy('push_player.created_at')
    .execute()
  return rows.map(({ kind, address }) => ({ kind, address }))
}

describe('a device', () => {
  it('is told until it is taken away, by its own token or by the one that was answered', async () => {
    const person = await souk.signUp(newName('devices'))
    const token = shellToken()
    const browser = subscription()
    await add(person, { kind: 'ios', token })
    const { body } = await add(person, { kind: 'web', subscription: browser })
    expect(await playersOf(person)).toEqual([
      { kind: 'ios', address: { token } },
      { kind: 'web', address: browser },
    ])
    await souk.call(`DELETE /v1/push_players/${token}`, { as: await souk.signUp(newName('stranger')) })
    expect(await playersOf(person)).toHaveLength(2)
    await souk.call(`DELETE /v1/push_players/${token}`, { as: person })
    await souk.call(`DELETE /v1/push_players/${String(body['token'])}`, { as: person })
    expect(await playersOf(person)).toEqual([])
  })

  it('that makes itself known again is one device, of who is logged in on it now', async () => {
    const [first, second] = [await souk.signUp(newName('first')), await souk.signUp(newName('second'))]
    const token = shellToken()
    for (const person of [first, first, second]) await add(person, { kind: 'android', token })
    expect(await playersOf(first)).toEqual([])
    expect(await playersOf(second)).toHaveLength(1)
  })

  it.each([
    ['a browser without a subscription', { kind: 'web' }, 'subscription'],
    ['a browser with a token', { kind: 'web', token: shellToken(), subscription: subscription() }, 'token'],
    [
      'a browser of this machine',
      { kind: 'web', subscription: subscription('https://127.0.0.1/x') },
      'subscription',
    ],
    [
      'a browser without encryption',
      { kind: 'web', subscription: subscription('http://push.example/x') },
      'subscription',
    ],
    ['a shell without a token', { kind: 'ios' }, 'token'],
  ])('is none: %s', async (_, body, field) => {
    const answer = await add(await souk.signUp(newName('odd')), body)
    expect(answer).toMatchObject({ status: 422, body: { errors: { [field]: [expect.any(String)] } } })
  })

  it('of a guest is told as well, and of many the latest twenty are', async () => {
    const guest = await newGuest(souk)
    for (let count = 0; count < 21; count++) {
      await add(guest, { kind: 'android', token: shellToken() })
      await souk.advance(1)
    }
    expect(await playersOf(guest)).toHaveLength(20)
  })
})

describe('devices go with their session', () => {
  it('by logging out, by an end from elsewhere, and by its time', async () => {
    const person = await souk.signUp(newName('leaves'))
    const other = await logInAs(souk, person)
    await add(person, { kind: 'ios', token: shellToken() })
    await add(other, { kind: 'android', token: shellToken() })
    await souk.call('DELETE /v1/logins', { as: other })
    expect(await playersOf(person)).toMatchObject([{ kind: 'ios' }])
    const third = await logInAs(souk, person)
    await add(third, { kind: 'web', subscription: subscription() })
    await souk.call('DELETE /v1/login_histories', { as: third })
    expect(await playersOf(person)).toMatchObject([{ kind: 'web' }])
    await souk.advance(31 * 24 * 3_600_000)
    expect(await playersOf(person)).toEqual([])
  })
})

it('the settings tell what a browser subscribes by, and what is set up', async () => {
  const { body } = await souk.call('GET /v1/settings')
  expect(body['push_public_key']).toMatch(/^[A-Za-z0-9_-]{87}$/)
  expect(body['channels']).toEqual({ phone: true, messenger: true, identity: true, push: true })
})
