import { describe, expect, it } from 'vitest'
import { changeStanding } from '../../../server/composition/desk.ts'
import { cableSocket } from '../../support/network/cableSocket.ts'
import { testPassword, type Person } from '../../support/soukClient.ts'
import { suiteGateway, suiteSouk } from '../../support/suiteSouk.ts'
import { logInAs, newName } from '../roles/scene.ts'
import { addressOf, signUpConfirmed, tokenTo } from './inbox.ts'

const souk = suiteSouk()
const gateway = suiteGateway(souk)

interface Records {
  items: { id: string; is_current: boolean }[]
}

/** Who does it: somebody on this device, or on the other one that they are logged in on. */
interface Devices {
  readonly here: Person
  readonly elsewhere: Person
}

/** Everything that ends the session `here`. */
const ends: Readonly<Record<string, (devices: Devices) => Promise<{ status: number }>>> = {
  'logging out': ({ here }) => souk.call('DELETE /v1/logins', { as: here }),
  'ending it from another device': async ({ here, elsewhere }) => {
    const { body } = await souk.call<Records>('GET /v1/login_histories', { as: here })
    const id = body.items.find(item => item.is_current)?.id
    return souk.call(`DELETE /v1/login_histories/${id}`, { as: elsewhere })
  },
  'ending all others': ({ elsewhere }) => souk.call('DELETE /v1/login_histories', { as: elsewhere }),
  'another password': ({ elsewhere }) =>
    souk.call('POST /v1/me/change_password', {
      as: elsewhere,
      body: { current_password: testPassword, password: 'Kunle-2027' },
    }),
  'a recovery': async ({ here }) => {
    await souk.call('POST /v1/users/passwords', { body: { login: here.name } })
    const step = await souk.call<{ token: string }>('POST /v1/users/passwords/recovery', {
      body: { token: await tokenTo(souk, addressOf(here)) },
    })
    return souk.call('PATCH /v1/users/passwords', {
      body: { token: step.body.token, password: 'Kunle-2027' },
    })
  },
  'a ban': async ({ here }) => ({
    status: (await changeStanding(souk.server.parts, here.name, 'banned')) ? 200 : 404,
  }),
  'deleting the account': ({ here, elsewhere }) =>
    souk.call('DELETE /v1/me/delete', {
      as: elsewhere,
      body: { user_name: here.name, password: testPassword },
    }),
}

describe('a session is ended for every door at once', () => {
  it.each(Object.keys(ends))('by %s', async way => {
    const elsewhere = await signUpConfirmed(souk, newName('leaves'))
    const here = await logInAs(souk, elsewhere)
    const socket = cableSocket(`${souk.server.url.replace('http', 'ws')}/cable?token=${here.token}`)
    await socket.frame(({ type }) => type === 'welcome')
    const ear = await gateway.listen({ userEvents: '{ __typename }' }, here)
    await ear.until(({ heard }) => heard.some(({ field }) => field === 'userEvents'))

    expect((await ends[way]?.({ here, elsewhere }))?.status).toBe(200)

    expect((await souk.call('GET /v1/me', { as: here })).status).toBe(401)
    const { errors } = await gateway.ask('{ security { email } }', {}, here)
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'unauthenticated', status: 401 })
    await socket.closed
    await ear.until(({ ended }) => ended.has('userEvents'))
    expect(ear.ended.get('userEvents')).toBe('SESSION_CLOSED')
    // Nor does it open one anew.
    const again = cableSocket(`${souk.server.url.replace('http', 'ws')}/cable?token=${here.token}`)
    await again.closed
    expect(again.frames.map(({ type }) => type)).not.toContain('welcome')
    await ear.close()
  })
})
