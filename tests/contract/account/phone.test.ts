import { describe, expect, it } from 'vitest'
import { gatewaySecret } from '../../support/souk.ts'
import { suiteSouk } from '../../support/suiteSouk.ts'
import type { Person } from '../../support/soukClient.ts'
import { newName } from '../roles/scene.ts'
import { addressOf, messagesTo, signUpConfirmed, switchOn } from './inbox.ts'
import { codeTo, newPhone, statuses, wrongCode } from './phones.ts'

const souk = suiteSouk()

const minute = 60_000
const path = '/v1/users/verifications/phone' as const
let networks = 0
/** Each call from another network, unless a test says which. */
const from = (address = `198.51.${(networks += 1) % 250}.7`) => ({
  'x-gateway-secret': gatewaySecret,
  'x-forwarded-for': address,
})
const start = (as: Person, phone: string, method = 'sms', code?: string, address?: string) =>
  souk.call(`POST ${path}`, {
    as,
    headers: from(address),
    body: { phone, method, ...(code ? { code } : {}) },
  })
const verify = (as: Person, code: string) =>
  souk.call(`POST ${path}/verify`, { as, headers: from(), body: { code } })
const me = async (as: Person) => (await souk.call('GET /v1/me', { as })).body

/** Somebody whose number is verified. */
async function verified(what: string, phone = newPhone()): Promise<Person> {
  const person = await signUpConfirmed(souk, newName(what))
  await start(person, phone)
  expect((await verify(person, await codeTo(souk, phone))).status).toBe(200)
  return person
}

describe('a number', () => {
  it('is verified by the code of a text message in the language of its owner', async () => {
    const person = await souk.signUp(newName('texts'))
    await souk.call('PATCH /v1/me/update_preferences', { as: person, body: { locale: 'ru' } })
    const phone = newPhone()
    const { status, body } = await start(person, phone.replace('+234', '+234 0'))
    expect(status).toBe(200)
    expect(body).toMatchObject({ method: 'sms', digits: 5, phone: `+234 ••• ${phone.slice(-4)}` })
    const [message] = await messagesTo(souk, phone)
    expect(message?.text).toMatch(/^Souk: ваш код \d{5}\. Никому его не сообщайте\.$/)
    const code = await codeTo(souk, phone)
    expect((await verify(person, code)).body).toMatchObject({ phone: `+234 ••• ${phone.slice(-4)}` })
    expect(await me(person)).toMatchObject({ is_phone_verified: true, money_hold: null })
    expect((await verify(person, code)).body['code']).toBe('code_expired')
    expect((await start(person, phone)).body).toMatchObject({
      code: 'phone_verified_already',
      errors: { phone: [expect.any(String)] },
    })
  })

  it('is verified by the last four digits of the number that rings', async () => {
    const person = await souk.signUp(newName('rings'))
    const phone = newPhone()
    expect((await start(person, phone, 'call')).body).toMatchObject({ method: 'call', digits: 4 })
    expect((await messagesTo(souk, phone))[0]?.channel).toBe('call')
    const code = await codeTo(souk, phone)
    expect(code).toHaveLength(4)
    expect((await verify(person, code)).status).toBe(200)
  })

  it.each(['+234 000 000 0000', '+1 900 555 0123', '+44 70 1234 5678', '+0000000', '+99912345678'])(
    'like %s is none that a person is reached by',
    async phone => {
      const person = await souk.signUp(newName('invalid'))
      expect((await start(person, phone)).body).toMatchObject({
        code: 'phone_invalid',
        errors: { phone: [expect.any(String)] },
      })
    },
  )

  it('that somebody else has verified is refused after the right code alone', async () => {
    const phone = newPhone()
    await verified('owner', phone)
    const person = await souk.signUp(newName('claims'))
    expect((await start(person, phone)).status).toBe(200)
    const code = await codeTo(souk, phone)
    expect((await verify(person, wrongCode(code))).body['code']).toBe('wrong_code')
    expect((await verify(person, code)).body['code']).toBe('phone_taken')
    expect((await verify(person, code)).body['code']).toBe('code_expired')
    expect(await me(person)).toMatchObject({ is_phone_verified: false })
  })

  it('of two that verify it at the same moment belongs to one', async () => {
    const phone = newPhone()
    const people = [await souk.signUp(newName('one')), await souk.signUp(newName('two'))]
    const codes: string[] = []
    for (const person of people) {
      await start(person, phone)
      codes.push(await codeTo(souk, phone))
    }
    const answers = await Promise.all(people.map((person, index) => verify(person, codes[index] as string)))
    expect(statuses(answers)).toEqual([200, 409])
  })
})

describe('a code', () => {
  it('works once, also for two requests at the same moment', async () => {
    const person = await souk.signUp(newName('races'))
    const phone = newPhone()
    await start(person, phone)
    const code = await codeTo(souk, phone)
    const answers = await Promise.all([verify(person, code), verify(person, code), verify(person, code)])
    expect(statuses(answers)).toEqual([200, 409, 409])
  })

  it('takes five tries, counted also at the same moment; another may be had a minute after the last', async () => {
    const person = await souk.signUp(newName('guesses'))
    const phone = newPhone()
    await start(person, phone)
    const code = await codeTo(souk, phone)
    await souk.advance(minute)
    const answers = await Promise.all(Array.from({ length: 5 }, () => verify(person, wrongCode(code))))
    expect(answers.map(({ body }) => body['code'])).toEqual(Array.from({ length: 5 }, () => 'wrong_code'))
    expect((await verify(person, code)).body['code']).toBe('code_expired')
    const sms = () => souk.call(`POST ${path}/send_sms`, { as: person, headers: from() })
    expect((await sms()).body['code']).toBe('too_many_requests')
    await souk.advance(minute)
    expect((await sms()).status).toBe(200)
    const another = await codeTo(souk, phone)
    expect(another).not.toBe(code)
    expect((await verify(person, another)).status).toBe(200)
  })

  it('lives five minutes', async () => {
    const person = await souk.signUp(newName('slow'))
    const phone = newPhone()
    await start(person, phone)
    const code = await codeTo(souk, phone)
    await souk.advance(5 * minute)
    expect((await verify(person, code)).body).toMatchObject({
      code: 'code_expired',
      errors: { code: [expect.any(String)] },
    })
  })

  it('is sent again after a minute, also instead of a call, and the one before is worth nothing then', async () => {
    const person = await souk.signUp(newName('again'))
    const phone = newPhone()
    await start(person, phone, 'call')
    const first = await codeTo(souk, phone)
    const sms = () => souk.call(`POST ${path}/send_sms`, { as: person, headers: from() })
    const answers = [await sms(), await start(person, newPhone())]
    expect(answers.map(({ body }) => body['code'])).toEqual(['too_many_requests', 'too_many_requests'])
    await souk.advance(minute)
    const both = await Promise.all([sms(), sms()])
    expect(statuses(both)).toEqual([200, 429])
    const second = await codeTo(souk, phone)
    expect(second).toHaveLength(5)
    expect((await verify(person, first)).body['code']).toBe('wrong_code')
    expect((await verify(person, second)).status).toBe(200)
  })

  it('is in no table and no job, neither as it is nor as a hash that can be tried', async () => {
    const person = await souk.signUp(newName('keeps'))
    const phone = newPhone()
    await start(person, phone)
    const code = await codeTo(souk, phone)
    const { db } = souk.server.parts.database
    const row = await db.selectFrom('phone_code').selectAll().where('phone', '=', phone).executeTakeFirst()
    expect(row?.code_hash).toMatch(/^[0-9a-f]{64}$/)
    expect(JSON.stringify(row)).not.toContain(`"${code}"`)
  })
})

describe('codes are few', () => {
  it('five an hour to one person, and to one number', async () => {
    const person = await souk.signUp(newName('asks'))
    for (let sent = 0; sent < 5; sent++) {
      expect((await start(person, newPhone())).status).toBe(200)
      await souk.advance(minute)
    }
    expect((await start(person, newPhone())).body['code']).toBe('too_many_requests')
    const phone = newPhone()
    for (let sent = 0; sent < 5; sent++)
      expect((await start(await souk.signUp(newName('floods')), phone)).status).toBe(200)
    const next = await souk.signUp(newName('floods'))
    expect((await start(next, phone)).body['code']).toBe('too_many_requests')
    await souk.advance(60 * minute)
    expect((await start(next, phone)).status).toBe(200)
  })

  it('sixty an hour of one network, whoever is behind it', async () => {
    const address = '203.0.113.9'
    const people = await Promise.all(Array.from({ length: 13 }, () => souk.signUp(newName('behind'))))
    const answers: number[] = []
    for (let round = 0; round < 5; round++) {
      for (const person of people)
        answers.push((await start(person, newPhone(), 'sms', undefined, address)).status)
      await souk.advance(minute)
    }
    expect(answers.filter(status => status === 200)).toHaveLength(60)
    expect(answers.slice(60)).toEqual([429, 429, 429, 429, 429])
  })

  it('are guessed at fifteen times a day for one number, whoever asks', async () => {
    const phone = newPhone()
    const codes: unknown[] = []
    for (let round = 0; round < 4; round++) {
      const person = await souk.signUp(newName('takes'))
      await start(person, phone)
      const code = await codeTo(souk, phone)
      for (let guess = 0; guess < 5; guess++) codes.push((await verify(person, wrongCode(code))).body['code'])
    }
    expect(codes.slice(0, 15)).toEqual(Array.from({ length: 15 }, () => 'wrong_code'))
    expect(codes.slice(15)).toEqual(Array.from({ length: 5 }, () => 'too_many_requests'))
  })
})

describe('another number', () => {
  it('holds money for a day, and the owner is told', async () => {
    const person = await verified('changes')
    await souk.advance(minute)
    const phone = newPhone()
    await start(person, phone)
    expect((await verify(person, await codeTo(souk, phone))).status).toBe(200)
    expect(await me(person)).toMatchObject({ is_phone_verified: true, money_hold: { reason: 'phone' } })
    const [letter] = await messagesTo(souk, addressOf(person))
    expect(letter?.subject).toBe('Souk: Your phone number was changed')
  })

  it('takes a code of the authenticator where the second factor is on; the first number does not', async () => {
    const person = await signUpConfirmed(souk, newName('guards'))
    const { next } = await switchOn(souk, person)
    const first = newPhone()
    await start(person, first)
    expect((await verify(person, await codeTo(souk, first))).status).toBe(200)
    await souk.advance(minute)
    const phone = newPhone()
    expect((await start(person, phone)).body).toMatchObject({
      code: 'two_factor_required',
      errors: { code: [expect.any(String)] },
    })
    expect((await start(person, phone, 'sms', '000000')).body['code']).toBe('wrong_code')
    expect((await start(person, phone, 'sms', await next())).status).toBe(200)
    expect((await verify(person, await codeTo(souk, phone))).status).toBe(200)
  })

  it('or none: a code of the authenticator takes it away', async () => {
    const person = await verified('removes')
    const remove = (code: string) => souk.call(`POST ${path}/by_mfa_code`, { as: person, body: { code } })
    expect((await remove('000000')).body['code']).toBe('two_factor_off')
    const { next } = await switchOn(souk, person)
    expect((await remove('000000')).body['code']).toBe('wrong_code')
    expect((await remove(await next())).status).toBe(200)
    expect(await me(person)).toMatchObject({ is_phone_verified: false, money_hold: { reason: 'phone' } })
    expect((await remove(await next())).body['code']).toBe('not_found')
  })
})
