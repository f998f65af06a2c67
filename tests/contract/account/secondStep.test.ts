import { describe, expect, it } from 'vitest'
import { cableSocket } from '../../support/network/cableSocket.ts'
import { testPassword, type Json, type Person } from '../../support/soukClient.ts'
import { suiteSouk } from '../../support/suiteSouk.ts'
import { logInAs, newName } from '../roles/scene.ts'
import { addressOf, messagesTo, signUpConfirmed, solvedCaptcha, switchOn } from './inbox.ts'

const souk = suiteSouk()

interface LoggedIn {
  readonly me: (Json & { api_token: string }) | null
  readonly code_step: { token: string } | null
}
const logIn = (login: string, headers = {}) =>
  souk.call<LoggedIn>('POST /v1/logins', {
    body: { login, password: testPassword },
    headers: { 'x-device-type': 'script', ...headers },
  })
const enter = (token: string, code: string) =>
  souk.call<Json & { api_token: string }>('POST /v1/logins/code', { body: { token, code } })
const stepOf = async (person: Person) => (await logIn(person.name)).body.code_step?.token ?? ''
const state = async (as: Person) => (await souk.call('GET /v1/me/security', { as })).body

describe('the second factor', () => {
  it('is on after a code of its secret, asks at the log-in, and hands out ten codes for the worst', async () => {
    const person = await signUpConfirmed(souk, newName('protects'))
    const { codes, next } = await switchOn(souk, person)
    expect(new Set(codes).size).toBe(10)
    expect(await state(person)).toMatchObject({
      two_factor_enabled: true,
      two_factor_since: expect.any(String) as string,
      two_factor_actions: ['log_in', 'withdrawal', 'release'],
      recovery_codes_left: 10,
    })
    const { body } = await logIn(person.name)
    expect(body.me).toBeNull()
    const token = body.code_step?.token ?? ''
    expect((await souk.call('GET /v1/me', { as: { name: '', token } })).status).toBe(401)
    const code = await next()
    expect((await enter(token, code)).body).toMatchObject({ user_name: person.name })
    expect((await enter(token, code)).body['code']).toBe('step_expired')
    expect((await enter(await stepOf(person), code)).body['code']).toBe('wrong_code')
  })

  it('takes each recovery code once, and tells the owner', async () => {
    const person = await signUpConfirmed(souk, newName('lost'))
    const { codes } = await switchOn(souk, person)
    const [first, second] = [await stepOf(person), await stepOf(person)]
    const code = codes[3] as string
    const answers = await Promise.all([enter(first, code.toUpperCase()), enter(second, code)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422])
    expect(await state(person)).toMatchObject({ recovery_codes_left: 9 })
    const subjects = (await messagesTo(souk, addressOf(person))).map(({ subject }) => subject)
    expect(subjects).toContain('Souk: A recovery code was used')
  })

  it('looks at five wrong codes, then at none for a quarter of an hour', async () => {
    const person = await signUpConfirmed(souk, newName('guessed'))
    const { next } = await switchOn(souk, person)
    const token = await stepOf(person)
    for (let i = 0; i < 5; i++) expect((await enter(token, '000000')).body['code']).toBe('wrong_code')
    expect((await enter(token, await next())).body['code']).toBe('too_many_requests')
    expect((await enter(await stepOf(person), await next())).body['code']).toBe('too_many_requests')
    await souk.advance(900_000)
    expect((await enter(await stepOf(person), await next())).status).toBe(200)
  })

  it('is not switched on without the password, nor twice', async () => {
    const person = await souk.signUp(newName('stolen'))
    const start = (password?: string) =>
      souk.call('POST /v1/mfas', {
        as: person,
        body: { two_way_auth_method: 'google_authenticator', ...(password ? { password } : {}) },
      })
    expect((await start()).body['code']).toBe('required')
    expect((await start('Wrong-2026')).body['code']).toBe('wrong_password')
    await switchOn(souk, person)
    expect((await start(testPassword)).body['code']).toBe('two_factor_on')
  })

  it('is switched off by a code; money is held, and codes are worth nothing', async () => {
    const person = await signUpConfirmed(souk, newName('relaxes'))
    const { codes, next } = await switchOn(souk, person)
    const off = (code: string) => souk.call('PATCH /v1/mfas', { as: person, body: { code } })
    expect((await off('000000')).body['code']).toBe('wrong_code')
    expect((await off(await next())).status).toBe(200)
    expect(await state(person)).toMatchObject({ two_factor_enabled: false, recovery_codes_left: 0 })
    expect((await off(codes[0] as string)).body['code']).toBe('two_factor_off')
    expect((await souk.call('GET /v1/me', { as: person })).body).toMatchObject({
      money_hold: { reason: 'two_factor' },
    })
    expect((await logIn(person.name)).body.me).toMatchObject({ user_name: person.name })
  })

  it('asks for what its owner chose, and the choice takes a code', async () => {
    const person = await souk.signUp(newName('chooses'))
    const { next } = await switchOn(souk, person)
    const choose = (code: string) =>
      souk.call('PATCH /v1/users/two_way_auth_settings', {
        as: person,
        body: { actions: ['publish_sell_advert'], code },
      })
    expect((await choose('000000')).body['code']).toBe('wrong_code')
    expect((await choose(await next())).body).toMatchObject({ two_factor_actions: ['publish_sell_advert'] })
    expect((await logIn(person.name)).body.code_step).toBeNull()
  })
})

describe('a captcha', () => {
  it('goes before the password after five failures; its work counts once', async () => {
    const person = await souk.signUp(newName('solves'))
    const attempt = (password: string, captcha?: string) =>
      souk.call('POST /v1/logins', {
        body: { login: person.name, password, ...(captcha === undefined ? {} : { captcha }) },
      })
    for (let i = 0; i < 5; i++) await attempt('Wrong-2026')
    expect((await attempt(testPassword)).body).toMatchObject({ code: 'captcha_required' })
    const solved = await solvedCaptcha(souk)
    expect((await attempt('Wrong-2026', solved)).body['code']).toBe('wrong_credentials')
    expect((await attempt(testPassword, solved)).body['code']).toBe('captcha_wrong')
    expect((await attempt(testPassword, 'bm90IG9uZQ==')).body['code']).toBe('captcha_wrong')
    const late = await solvedCaptcha(souk)
    await souk.advance(600_001)
    expect((await attempt(testPassword, late)).body['code']).toBe('captcha_wrong')
    expect((await attempt(testPassword, await solvedCaptcha(souk))).status).toBe(200)
  })
})

describe('sessions', () => {
  interface Records {
    readonly items: readonly {
      id: string
      browser: string
      system: string
      is_current: boolean
      ended_at: unknown
    }[]
  }
  const records = async (as: Person) =>
    (await souk.call<Records>('GET /v1/login_histories', { as })).body.items
  const chrome =
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36'

  it('are listed with their device; a new one is told by letter', async () => {
    // The failures of this address are forgotten.
    await souk.advance(900_000)
    const person = await signUpConfirmed(souk, newName('travels'))
    const { body } = await logIn(person.name, { 'user-agent': chrome })
    const elsewhere = { name: person.name, token: body.me?.api_token ?? '' }
    expect(await records(elsewhere)).toMatchObject([
      { browser: 'Chrome', system: 'Windows', is_current: true, ended_at: null },
      { is_current: false, ended_at: null },
    ])
    const [letter] = await messagesTo(souk, addressOf(person))
    expect(letter?.text).toContain('Chrome, Windows')
    await logIn(person.name, { 'user-agent': chrome })
    expect(await messagesTo(souk, addressOf(person))).toHaveLength(2)
  })

  it('are ended one by one or all but this one, with their sockets', async () => {
    const person = await souk.signUp(newName('ends'))
    const [one, two] = [await logInAs(souk, person), await logInAs(souk, person)]
    const sockets = [one, two].map(({ token }) =>
      cableSocket(`${souk.server.url.replace('http', 'ws')}/cable?token=${token}`),
    )
    await Promise.all(sockets.map(socket => socket.frame(({ type }) => type === 'welcome')))
    const idOf = async (as: Person) => (await records(as)).find(({ is_current }) => is_current)?.id
    const end = (id: string | undefined, as = person) => souk.call(`DELETE /v1/login_histories/${id}`, { as })
    expect((await end(await idOf(person))).body['code']).toBe('own_session')
    expect((await end(await idOf(one), await souk.signUp(newName('stranger')))).status).toBe(404)
    expect((await end(await idOf(one))).status).toBe(200)
    await sockets[0]?.closed
    expect((await souk.call('GET /v1/me', { as: one })).status).toBe(401)
    expect((await souk.call('DELETE /v1/login_histories', { as: person })).body).toEqual({ count: 1 })
    await sockets[1]?.closed
    expect((await souk.call('GET /v1/me', { as: two })).status).toBe(401)
    expect((await souk.call('GET /v1/me', { as: person })).status).toBe(200)
  })

  it('but this one end with the password', async () => {
    const person = await signUpConfirmed(souk, newName('renews'))
    const other = await logInAs(souk, person)
    const change = (current_password: string, password = 'Kunle-2027') =>
      souk.call('POST /v1/me/change_password', { as: person, body: { current_password, password } })
    expect((await change('Wrong-2026')).body).toMatchObject({
      code: 'wrong_password',
      errors: { current_password: [expect.any(String)] },
    })
    expect((await change(testPassword, 'toosimple')).body['code']).toBe('password_too_weak')
    expect((await change(testPassword)).status).toBe(200)
    expect((await souk.call('GET /v1/me', { as: other })).status).toBe(401)
    expect((await souk.call('GET /v1/me', { as: person })).body).toMatchObject({
      money_hold: { reason: 'password' },
    })
  })
})
