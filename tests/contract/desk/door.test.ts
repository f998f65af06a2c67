import { describe, expect, it } from 'vitest'
import { suiteSouk } from '../../support/suiteSouk.ts'
import type { Person } from '../../support/soukClient.ts'
import { newName, signUpTrader } from '../roles/scene.ts'
import { codeOf, openDesk, signUpOperator, type Operator } from './staff.ts'

const souk = suiteSouk()
const minute = 60_000

const people = (as: Person) => souk.call('GET /v1/operator/people', { as })
const confirm = (as: Person, code: string) => souk.call('POST /v1/operator/session', { as, body: { code } })

/** Another session of an operator, which has not been confirmed. */
const again = async (operator: Operator): Promise<Operator> => {
  const { body } = await souk.call<{ api_token: string }>('POST /dev/log_in_as', {
    body: { user_name: operator.name },
  })
  return { ...operator, token: body.api_token }
}

describe('the door of the desk', () => {
  it('is not there for who is no operator', async () => {
    const arbiter = await signUpTrader(souk, newName('arbiter'))
    await souk.call('POST /dev/standing', { body: { user_name: arbiter.name, roles: ['user', 'arbiter'] } })
    for (const as of [arbiter, await signUpTrader(souk, newName('user'))]) {
      expect((await people(as)).status).toBe(404)
      expect((await confirm(as, '000000')).status).toBe(404)
      expect((await souk.call('GET /v1/operator/session', { as })).status).toBe(404)
    }
  })

  it('opens by a code, for a quarter of an hour, to this session alone', async () => {
    const operator = await signUpOperator(souk)
    expect((await people(operator)).body).toMatchObject({ code: 'confirmation_required' })
    const { open_until: until } = await openDesk(souk, operator)
    const leftMs = Date.parse(until as string) - souk.server.parts.clock.now().getTime()
    expect(leftMs).toBeLessThanOrEqual(15 * minute)
    expect(leftMs).toBeGreaterThan(14 * minute)
    expect((await people(operator)).status).toBe(200)
    const elsewhere = await again(operator)
    expect((await people(elsewhere)).body).toMatchObject({ code: 'confirmation_required' })
    await souk.advance(15 * minute)
    expect((await people(operator)).body).toMatchObject({ code: 'confirmation_required' })
  })

  it('takes each code once, and guesses are few', async () => {
    const operator = await signUpOperator(souk)
    await souk.advance(30_000)
    const code = codeOf(souk, operator)
    expect((await confirm(operator, code)).status).toBe(200)
    expect((await confirm(operator, code)).body).toMatchObject({ code: 'wrong_code' })
    const wrong = code === '000000' ? '000001' : '000000'
    const said = []
    for (let guess = 0; guess < 6; guess += 1) said.push((await confirm(operator, wrong)).status)
    expect(said.at(-1)).toBe(429)
  })

  it('is shut without a second factor', async () => {
    const person = await signUpTrader(souk, newName('operator'))
    await souk.call('POST /dev/standing', { body: { user_name: person.name, roles: ['user', 'operator'] } })
    expect((await souk.call('GET /v1/operator/session', { as: person })).body).toEqual({
      open_until: null,
      has_two_factor: false,
    })
    expect((await confirm(person, '000000')).body).toMatchObject({ code: 'two_factor_off' })
  })

  it('is shut by who leaves, and by who is an operator no more', async () => {
    const operator = await signUpOperator(souk)
    await openDesk(souk, operator)
    await souk.call('DELETE /v1/operator/session', { as: operator })
    expect((await people(operator)).body).toMatchObject({ code: 'confirmation_required' })
    await openDesk(souk, operator)
    await souk.call('POST /dev/standing', { body: { user_name: operator.name, roles: ['user'] } })
    expect((await people(operator)).status).toBe(404)
  })
})
