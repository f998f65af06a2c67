import { describe, expect, it } from 'vitest'
import { testPassword, type Json } from '../../support/soukClient.ts'
import { suiteSouk } from '../../support/suiteSouk.ts'
import { newName } from '../roles/scene.ts'
import { addressOf, messagesTo, signUpConfirmed, switchOn, tokenTo } from './inbox.ts'

const souk = suiteSouk()

interface Step {
  readonly token: string
  readonly needs_code: boolean
  readonly user_name: string
}
const ask = (login: string) => souk.call('POST /v1/users/passwords', { body: { login } })
const begin = (token: string) =>
  souk.call<Step & Json>('POST /v1/users/passwords/recovery', { body: { token } })
const set = (body: { token: string; password: string; code?: string }) =>
  souk.call('PATCH /v1/users/passwords', { body })
const logIn = (login: string, password: string) => souk.call('POST /v1/logins', { body: { login, password } })

/** The step that a recovery letter to somebody is exchanged for. */
async function stepOf(email: string): Promise<Step> {
  await ask(email)
  return (await begin(await tokenTo(souk, email))).body
}

describe('recovery', () => {
  it('sets a new password by a letter, ends every session, and holds money for a day', async () => {
    const person = await signUpConfirmed(souk, newName('forgets'))
    const step = await stepOf(addressOf(person))
    expect(step).toMatchObject({ user_name: person.name, needs_code: false })
    expect((await set({ token: step.token, password: 'weak' })).status).toBe(422)
    expect((await set({ token: step.token, password: 'Kunle-2027' })).status).toBe(200)
    expect((await souk.call('GET /v1/me', { as: person })).status).toBe(401)
    expect((await logIn(person.name, testPassword)).body['code']).toBe('wrong_credentials')
    const { body } = await logIn(person.name, 'Kunle-2027')
    expect(body['me']).toMatchObject({ money_hold: { reason: 'recovery' } })
    const [letter] = await messagesTo(souk, addressOf(person))
    expect(letter?.subject).toBe('Souk: Your password was changed')
  })

  it('answers the same for nobody, and mails nothing', async () => {
    const person = await souk.signUp(newName('exists'))
    const known = await ask(person.name)
    const unknown = await ask(newName('nobody'))
    expect(unknown).toMatchObject({ status: known.status, body: known.body })
  })

  it('exchanges a token once, also for two at the same moment, and sets one password by it', async () => {
    const person = await signUpConfirmed(souk, newName('twice'))
    await ask(person.name)
    const token = await tokenTo(souk, addressOf(person))
    const answers = await Promise.all([begin(token), begin(token)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const step = answers.find(({ status }) => status === 200)?.body as Step
    const both = await Promise.all(
      ['Kunle-2027', 'Kunle-2028'].map(password => set({ token: step.token, password })),
    )
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  })

  it('ends with its time: the letter’s hour, the page’s quarter of an hour', async () => {
    const person = await signUpConfirmed(souk, newName('slow'))
    await ask(person.name)
    const late = await tokenTo(souk, addressOf(person))
    await souk.advance(3_600_001)
    expect((await begin(late)).body['code']).toBe('link_expired')
    const step = await stepOf(addressOf(person))
    await souk.advance(900_001)
    expect((await set({ token: step.token, password: 'Kunle-2027' })).body['code']).toBe('step_expired')
  })

  it('takes a code as well where the second factor is on; a recovery code will do', async () => {
    const person = await signUpConfirmed(souk, newName('guarded'))
    const { codes, next } = await switchOn(souk, person)
    const step = await stepOf(addressOf(person))
    expect(step.needs_code).toBe(true)
    const password = 'Kunle-2027'
    expect((await set({ token: step.token, password })).body['code']).toBe('two_factor_required')
    expect((await set({ token: step.token, password, code: '000000' })).body['code']).toBe('wrong_code')
    expect((await set({ token: step.token, password, code: codes[0] as string })).status).toBe(200)
    const again = await stepOf(addressOf(person))
    expect((await set({ token: again.token, password, code: codes[0] as string })).body['code']).toBe(
      'wrong_code',
    )
    expect((await set({ token: again.token, password, code: await next() })).status).toBe(200)
  })

  it('is asked for five times an hour', async () => {
    const login = newName('asks')
    for (let i = 0; i < 5; i++) expect((await ask(login)).status).toBe(200)
    expect((await ask(login)).body['code']).toBe('too_many_requests')
  })
})
