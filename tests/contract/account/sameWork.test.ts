import type * as Argon2 from '@node-rs/argon2'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { testPassword } from '../../support/soukClient.ts'
import { suiteSouk } from '../../support/suiteSouk.ts'
import { newName } from '../roles/scene.ts'
import { addressOf, signUpConfirmed } from './inbox.ts'

/** How often a password was hashed or compared: what takes the time by which a stranger could tell accounts. */
const work = vi.hoisted(() => {
  // The files before this one have loaded the server without the count.
  vi.resetModules()
  return { count: 0 }
})
vi.mock('@node-rs/argon2', async original => {
  const argon2 = await original<typeof Argon2>()
  const counted =
    <Args extends unknown[], Answer>(call: (...args: Args) => Answer) =>
    (...args: Args): Answer => {
      work.count += 1
      return call(...args)
    }
  return { ...argon2, hash: counted(argon2.hash), verify: counted(argon2.verify) }
})

afterAll(() => {
  vi.resetModules()
})
const souk = suiteSouk({ dearPasswords: true })
beforeEach(async () => {
  // The failures of this address are forgotten.
  await souk.advance(900_000)
})

/** What a call answers, and the work that it took. */
async function measured(line: `POST /${string}`, body: object) {
  work.count = 0
  const { status, body: answer } = await souk.call(line, { body })
  return { status, code: answer['code'], names: Object.keys(answer), work: work.count }
}

it('a password is kept at the cost that is advised for argon2id', async () => {
  const { name } = await souk.signUp(newName('kept'))
  const { password_hash } = await souk.server.parts.database.db
    .selectFrom('app_user')
    .select('password_hash')
    .where('user_name', '=', name)
    .executeTakeFirstOrThrow()
  expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
})

describe('whether there is an account is told neither in words nor in work', () => {
  it('by a log-in', async () => {
    const person = await signUpConfirmed(souk, newName('exists'))
    const logIn = (login: string) => measured('POST /v1/logins', { login, password: 'Wrong-2026' })
    const known = await logIn(person.name)
    expect(known).toMatchObject({ status: 422, code: 'wrong_credentials', work: 1 })
    expect(await logIn(addressOf(person))).toEqual(known)
    expect(await logIn(newName('nobody'))).toEqual(known)
    expect(await logIn(`${newName('nobody')}@souk.test`)).toEqual(known)
  })

  it('by a sign-up', async () => {
    const person = await signUpConfirmed(souk, newName('exists'))
    const signUp = (email: string) =>
      measured('POST /v1/users', { user_name: newName('claims'), email, password: testPassword })
    const free = await signUp(`${newName('free')}@souk.test`)
    expect(free).toMatchObject({ status: 200, work: 1 })
    expect(await signUp(addressOf(person))).toEqual(free)
  })

  it('by a recovery', async () => {
    const person = await signUpConfirmed(souk, newName('exists'))
    const ask = (login: string) => measured('POST /v1/users/passwords', { login })
    const known = await ask(person.name)
    expect(known).toMatchObject({ status: 200, work: 0 })
    expect(await ask(newName('nobody'))).toEqual(known)
  })
})
