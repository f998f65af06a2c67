import { describe, expect, it } from 'vitest'
import { testPassword, type Json, type Person } from '../../support/soukClient.ts'
import { suiteSouk } from '../../support/suiteSouk.ts'
import { newName } from '../roles/scene.ts'
import { addressOf, messagesTo, signUpConfirmed, tokenTo } from './inbox.ts'

const souk = suiteSouk()

const confirm = (token: string, as: Person | null = null) =>
  souk.call('POST /v1/users/confirmations', { as, body: { token } })
const me = async (as: Person) => (await souk.call('GET /v1/me', { as })).body
interface Security extends Json {
  pending_email: { email: string; expires_at: string } | null
}
const security = async (as: Person) => (await souk.call<Security>('GET /v1/me/security', { as })).body

describe('an address', () => {
  it('is confirmed by the link of a letter, which works once', async () => {
    const person = await souk.signUp(newName('confirms'))
    expect(await me(person)).toMatchObject({ is_email_confirmed: false })
    const token = await tokenTo(souk, addressOf(person))
    expect((await confirm(token, person)).body).toEqual({ email: addressOf(person), is_mine: true })
    expect(await me(person)).toMatchObject({ is_email_confirmed: true, money_hold: null })
    expect((await confirm(token)).body['code']).toBe('link_used')
  })

  it('is confirmed once by two that open its link at the same moment', async () => {
    const person = await souk.signUp(newName('races'))
    const token = await tokenTo(souk, addressOf(person))
    const answers = await Promise.all([confirm(token), confirm(token)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  })

  it('is not confirmed by a link that is late, and by another that was asked for', async () => {
    const person = await souk.signUp(newName('late'))
    const late = await tokenTo(souk, addressOf(person))
    await souk.advance(48 * 3_600_000 + 1)
    expect((await confirm(late)).body['code']).toBe('link_expired')
    const resend = () => souk.call('POST /v1/users/confirmations/resend', { as: person })
    expect((await resend()).status).toBe(200)
    expect((await resend()).body['code']).toBe('too_many_requests')
    expect((await confirm(await tokenTo(souk, addressOf(person)))).status).toBe(200)
    await souk.advance(60_000)
    expect((await resend()).body['code']).toBe('email_confirmed_already')
  })

  it('that is somebody’s already tells its owner, and nobody else', async () => {
    const owner = await signUpConfirmed(souk, newName('owner'))
    const name = newName('claims')
    const claimed = await souk.call('POST /v1/users', {
      body: { user_name: name, email: addressOf(owner), password: testPassword },
    })
    expect(claimed).toMatchObject({ status: 200, body: { is_email_confirmed: false } })
    const [letter] = await messagesTo(souk, addressOf(owner))
    expect(letter?.subject).toBe('Souk: You have an account already')
    expect(letter?.text).not.toContain('http')
    const logIn = await souk.call<{ me: Json }>('POST /v1/logins', {
      body: { login: addressOf(owner), password: testPassword },
    })
    expect(logIn.body.me['user_name']).toBe(owner.name)
  })

  it('of two that claim it belongs to who confirms it first', async () => {
    const email = `${newName('shared')}@souk.test`
    const claim = async () => {
      const name = newName('claimer')
      const { body } = await souk.call<{ api_token: string }>('POST /v1/users', {
        body: { user_name: name, email, password: testPassword },
      })
      return { person: { name, token: body.api_token }, token: await tokenTo(souk, email) }
    }
    const [first, second] = [await claim(), await claim()]
    expect((await confirm(second.token)).status).toBe(200)
    expect((await confirm(first.token)).body['code']).toBe('email_taken')
    expect(await me(first.person)).toMatchObject({ is_email_confirmed: false })
  })
})

describe('a letter', () => {
  it('is in the language of its reader, carries their word, and nothing of a stranger’s words as HTML', async () => {
    const person = await signUpConfirmed(souk, newName('reads'))
    await souk.call('PATCH /v1/me/update_preferences', { as: person, body: { locale: 'ru' } })
    await souk.call('PATCH /v1/me/anti_phishing_word', { as: person, body: { word: 'гранат' } })
    await souk.call('POST /v1/users/passwords', { body: { login: person.name } })
    const [letter] = await messagesTo(souk, addressOf(person))
    expect(letter?.subject).toBe('Souk: Новый пароль')
    expect(letter?.text).toMatch(/^Ваше антифишинговое слово: гранат/)
    expect(letter?.text).toContain('/ru/email/log-in/recovery/')
    expect(letter?.html).toContain('гранат')
  })
})

describe('another address', () => {
  it('is the account’s once its link is opened; the old one is told, and money is held', async () => {
    const person = await signUpConfirmed(souk, newName('moves'))
    const email = `${newName('moved')}@souk.test`
    const change = (password: string) =>
      souk.call('PATCH /v1/me/change_emails', { as: person, body: { email, password } })
    expect((await change('Wrong-2026')).body).toMatchObject({
      code: 'wrong_password',
      errors: { password: [expect.any(String)] },
    })
    expect((await change(testPassword)).status).toBe(200)
    expect(await me(person)).toMatchObject({ email: addressOf(person) })
    const state = await security(person)
    expect(state).toMatchObject({ email: addressOf(person), pending_email: { email } })
    const leftMs = Date.parse(state.pending_email?.expires_at ?? '') - souk.server.parts.clock.now().getTime()
    expect(Math.round(leftMs / 3_600_000)).toBe(48)
    // A letter to set a new password lies in the old mailbox.
    await souk.call('POST /v1/users/passwords', { body: { login: person.name } })
    const recovery = await tokenTo(souk, addressOf(person))
    expect((await confirm(await tokenTo(souk, email))).status).toBe(200)
    expect(await me(person)).toMatchObject({
      email,
      is_email_confirmed: true,
      money_hold: { reason: 'email' },
    })
    expect(await security(person)).toMatchObject({ email, pending_email: null })
    const [told] = await messagesTo(souk, addressOf(person))
    expect(told?.text).toContain(email)
    const late = await souk.call('POST /v1/users/passwords/recovery', { body: { token: recovery } })
    expect(late.body['code']).toBe('link_used')
    await souk.advance(24 * 3_600_000 + 1)
    expect(await me(person)).toMatchObject({ money_hold: null })
  })
})
