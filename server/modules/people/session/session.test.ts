import type { FastifyInstance } from 'fastify'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { caller } from '../../../../tests/support/api.ts'
import { freshDatabase } from '../../../../tests/support/database.ts'
import type { Database } from '../../../database/database.ts'
import type { UserId } from '../../../domain/identifier/identifier.ts'
import { decimal } from '../../../domain/money/decimal.ts'
import { httpServer } from '../../../kernel/http.ts'
import { pipeline } from '../../../kernel/pipeline.ts'
import { fixedClock } from '../../../../tests/support/time/fixedClock.ts'
import { seededRandom } from '../../../runtime/random.ts'
import { sealingWith } from '../../../runtime/sealing.ts'
import { signalling } from '../../../runtime/signalling.ts'
import type { Captcha } from '../proof/captcha.ts'
import { guessing } from '../proof/logInGuard.ts'
import { passwordsAt } from '../proof/passwords.ts'
import { sessionHandlers } from './routes.ts'
import { sessionOperations } from './schema.ts'
import { viewerOf } from './sessions.ts'
import { takeCode } from '../proof/twoFactor.ts'
import { consequencesOf } from '../../../composition/consequences.ts'
import { exampleRates } from '../../../../tests/support/examples/advert.ts'

const clock = fixedClock('2026-11-20T12:00:00Z')
const closed: string[] = []
/** Solved by its own name, once. */
const solved = new Set<string>()
const captcha: Captcha = {
  challenge: async () => 'challenge',
  isSolved: async solution =>
    solution.startsWith('solved') && !solved.has(solution) && Boolean(solved.add(solution)),
}
let database: Database
let app: FastifyInstance
let call: ReturnType<typeof caller>

beforeAll(async () => {
  const { database: opened } = await freshDatabase('embedded')
  const signalled = signalling(opened, clock)
  database = signalled
  const handlers = sessionHandlers({
    database: signalled,
    random: seededRandom('session'),
    captcha,
    passwords: passwordsAt({ memoryCost: 8, timeCost: 1, parallelism: 1 }),
    facts: {
      seq: async () => 0n,
      activeTrades: async () => 0,
      unreadNotifications: async () => 0,
      totalBalance: async () => decimal('0'),
      tradingPause: async () => null,
      agreementToAccept: async () => null,
    },
    consequences: consequencesOf({ random: seededRandom('others'), rates: () => exampleRates }),
    announceClosed: async (_, { sessionId }) => void closed.push(sessionId),
  })
  app = await httpServer({
    log: undefined,
    gatewaySecret: 's'.repeat(32),
    operations: sessionOperations,
    limitFactor: 100,
    pipeline: pipeline({
      database: signalled,
      clock,
      gatewaySecret: 's'.repeat(32),
      secureCookies: false,
      authenticate: (token, at) => viewerOf(signalled.db, token, at),
      authenticateStore: () => Promise.reject(new Error('no store calls here')),
      handlers,
      sealing: sealingWith([Buffer.alloc(32, 7)], seededRandom('seal')),
      guessing: (userId, at, work) => guessing(signalled, userId, at, work),
    }),
  })
  call = caller(app)
})
afterAll(async () => {
  await app.close()
  await database.close()
})

const newcomer = (user_name: string) => ({
  user_name,
  email: `${user_name}@souk.test`,
  password: 'Amina-2026',
})
const signUp = (name: string, token?: string) =>
  call<{ api_token: string; id: string; is_guest: boolean }>('POST /v1/users', {
    body: newcomer(name),
    token,
  })

describe('signing up', () => {
  it('makes an account and a session whose token works', async () => {
    const { status, body } = await signUp('signup1')
    expect(status).toBe(200)
    const me = await call('GET /v1/me', { token: body.api_token })
    expect(me.body).toMatchObject({
      user_name: 'signup1',
      is_guest: false,
      currency_code: 'RUB',
      crypto_currency_code: 'BTC',
    })
  })
  it('gives a browser an HttpOnly cookie and no token', async () => {
    const { body, headers } = await call('POST /v1/users', {
      body: newcomer('signup2'),
      headers: { 'x-device-type': 'web' },
    })
    expect(body['api_token']).toBeNull()
    expect(headers['set-cookie']).toEqual([
      expect.stringMatching(/^souk_session=[\w-]{43};.*HttpOnly; SameSite=Lax$/),
      expect.stringMatching(/^souk_device=[\w-]{22};.*HttpOnly; SameSite=Lax$/),
    ])
  })
  it.each([
    ['user_name', { user_name: 'SignUp1', email: 'other@souk.test' }, 'user_name_taken'],
    [
      'password',
      { user_name: 'other2', email: 'other2@souk.test', password: 'weakpassword' },
      'password_too_weak',
    ],
    ['user_name', { user_name: 'admin', email: 'other3@souk.test' }, 'user_name_reserved'],
    ['email', { user_name: 'other4', email: 'no address' }, 'email_invalid'],
    ['user_name', { user_name: '../../me', email: 'other5@souk.test' }, 'invalid_format'],
    ['constructor_x', { user_name: 'other6', email: 'other6@souk.test', constructor_x: 1 }, 'invalid_format'],
  ])('refuses %s of %o at its field and writes nothing', async (field, body, code) => {
    const before = await database.db.selectFrom('app_user').select('id').execute()
    const refused = await call('POST /v1/users', { body: { password: 'Amina-2026', ...body } })
    expect(refused.status).toBe(422)
    expect(refused.body).toMatchObject({ code, errors: { [field]: [expect.any(String)] } })
    expect(await database.db.selectFrom('app_user').select('id').execute()).toHaveLength(before.length)
  })
  it('does not tell whether an address is in use: two may claim it, and the first keeps it', async () => {
    clock.advance(1000)
    const claimed = await call('POST /v1/users', {
      body: { ...newcomer('claims1'), email: 'SIGNUP1@souk.test' },
    })
    expect(claimed.status).toBe(200)
    const first = await call('POST /v1/logins', {
      body: { login: 'signup1@souk.test', password: 'Amina-2026' },
    })
    expect(first.body).toMatchObject({ me: { user_name: 'signup1' } })
  })
  it('keeps what a guest has', async () => {
    const guest = await call<{ api_token: string; id: string }>('PATCH /v1/me/update_preferences', {
      body: { currency_code: 'NGN' },
    })
    const { body } = await signUp('wasguest', guest.body.api_token)
    expect(body).toMatchObject({
      id: guest.body.id,
      is_guest: false,
      currency_code: 'NGN',
      previous_currency_code: 'RUB',
    })
    expect((await call('GET /v1/me', { token: guest.body.api_token })).status).toBe(401)
  })
})

describe('interface settings', () => {
  it('remember the last twenty trades that were asked about, whichever tab adds them', async () => {
    const { body } = await signUp('asked1')
    const keep = async (interface_settings: object) =>
      (
        await call<{ interface_settings: object }>('PATCH /v1/me/update_preferences', {
          token: body.api_token,
          body: { interface_settings },
        })
      ).body.interface_settings
    const trades = Array.from({ length: 22 }, (_, number) => `T${number}`)
    for (const id of trades) await keep({ asked_to_rate: [id] })
    await keep({ asked_to_rate: ['T5'] })
    const reviewed = await keep({ review_asked_at: '2026-03-01T12:00:00.000Z' })
    expect(reviewed).toEqual({
      hide_amounts: false,
      hide_zero_balances: false,
      sound: true,
      asked_to_rate: [...trades.slice(2).filter(id => id !== 'T5'), 'T5'],
      review_asked_at: '2026-03-01T12:00:00.000Z',
      wallet_currency_code: null,
    })
    expect(await keep({ review_asked_at: null })).toMatchObject({ review_asked_at: null })
    expect(await keep({ wallet_currency_code: 'RUB' })).toMatchObject({ wallet_currency_code: 'RUB' })
  })
})

describe('logging in', () => {
  it('takes the e-mail or the user name, in any case', async () => {
    await signUp('login1')
    for (const login of ['LOGIN1@souk.test', 'Login1'])
      expect((await call('POST /v1/logins', { body: { login, password: 'Amina-2026' } })).status).toBe(200)
  })
  it('says the same for a wrong password and for nobody', async () => {
    await signUp('login2')
    const wrong = await call('POST /v1/logins', { body: { login: 'login2', password: 'Wrong-2026' } })
    const nobody = await call('POST /v1/logins', { body: { login: 'nobody', password: 'Wrong-2026' } })
    expect(wrong.status).toBe(422)
    expect(wrong.body).toEqual(nobody.body)
  })
  it('is not paused by guesses slower than five a minute: after ten of them a captcha lets the owner in', async () => {
    clock.advance(16 * 60_000)
    await signUp('login4')
    const attempt = async (password: string, solution?: string) => {
      const body = { login: 'login4', password, ...(solution === undefined ? {} : { captcha: solution }) }
      const { status, body: answer } = await call('POST /v1/logins', { body })
      return status === 200 ? 'ok' : answer['code']
    }
    const guessed = []
    for (let minute = 0; minute < 5; minute++) {
      for (let i = 0; i < 4; i++) guessed.push(await attempt('Wrong-2026', `solved slowly ${minute} ${i}`))
      clock.advance(60_000)
    }
    expect(new Set(guessed)).toEqual(new Set(['wrong_credentials']))
    expect(await attempt('Amina-2026')).toBe('captcha_required')
    expect(await attempt('Amina-2026', 'solved by the owner')).toBe('ok')
    clock.advance(15 * 60_000)
    for (let i = 0; i < 4; i++) expect(await attempt('Wrong-2026')).toBe('wrong_credentials')
    clock.advance(60_000)
    // A burst behind slow guesses pauses no sooner than five further ones, each behind a captcha.
    for (let i = 0; i < 5; i++) expect(await attempt('Wrong-2026')).toBe('wrong_credentials')
    for (let i = 0; i < 4; i++) await attempt('Wrong-2026', `solved in haste ${i}`)
    expect(await attempt('Amina-2026', 'solved in haste 4')).toBe('ok')
    clock.advance(15 * 60_000)
  })
  it('asks for a captcha after five failures in a minute, until they are a quarter of an hour old', async () => {
    clock.advance(16 * 60_000)
    await signUp('login5')
    const attempt = async (password: string) => {
      const { status, body } = await call('POST /v1/logins', { body: { login: 'login5', password } })
      return status === 200 ? 'ok' : body['code']
    }
    for (let i = 0; i < 5; i++) {
      expect(await attempt('Wrong-2026')).toBe('wrong_credentials')
      clock.advance(14_000)
    }
    expect(await attempt('Amina-2026')).toBe('captcha_required')
    clock.advance(10 * 60_000)
    expect(await attempt('Amina-2026')).toBe('captcha_required')
    clock.advance(5 * 60_000)
    expect(await attempt('Amina-2026')).toBe('ok')
  })
  it('asks for a captcha after five failures, each time, and pauses after ten for a quarter of an hour', async () => {
    clock.advance(16 * 60_000)
    await signUp('login3')
    const attempt = async (password: string, solution?: string) => {
      const body = { login: 'login3', password, ...(solution === undefined ? {} : { captcha: solution }) }
      const { status, body: answer } = await call('POST /v1/logins', { body })
      return status === 200 ? 'ok' : answer['code']
    }
    for (let i = 0; i < 5; i++) expect(await attempt('Wrong-2026')).toBe('wrong_credentials')
    expect(await attempt('Amina-2026')).toBe('captcha_required')
    expect(await attempt('Amina-2026', 'unsolved')).toBe('captcha_wrong')
    expect(await attempt('Wrong-2026', 'solved 1')).toBe('wrong_credentials')
    expect(await attempt('Amina-2026', 'solved 1')).toBe('captcha_wrong')
    for (let i = 2; i <= 5; i++) await attempt('Wrong-2026', `solved ${i}`)
    expect(await attempt('Amina-2026', 'solved 6')).toBe('too_many_requests')
    clock.advance(15 * 60_000 + 1000)
    expect(await attempt('Amina-2026')).toBe('ok')
  })
})

describe('a session', () => {
  it('is worth nothing after log-out, and its sockets are told', async () => {
    const { body } = await signUp('logout1')
    await call('DELETE /v1/logins', { token: body.api_token })
    expect(closed.length).toBeGreaterThan(0)
    expect((await call('GET /v1/me', { token: body.api_token })).status).toBe(401)
    const state = await call('GET /v1/users/validate_token', { token: body.api_token })
    expect(state.body).toMatchObject({ is_valid: false, me: null })
  })
  it('ends by itself after thirty days', async () => {
    const { body } = await signUp('expires1')
    clock.advance(30 * 86_400_000 + 1)
    expect((await call('GET /v1/me', { token: body.api_token })).status).toBe(401)
  })
  it('stores no token', async () => {
    const { body } = await signUp('hashed1')
    const rows = await database.db.selectFrom('session').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(body.api_token)
  })
})

describe('a code of the authenticator', () => {
  it('works once, also when two requests race with it', async () => {
    const { body } = await signUp('totp1')
    const id = body.id as UserId
    const secret = new Secret({ size: 20 })
    await database.db
      .updateTable('app_user')
      .set({ totp_secret: secret.base32 })
      .where('id', '=', id)
      .execute()
    const code = new TOTP({ secret }).generate({ timestamp: clock.now().getTime() })
    const taken = await Promise.all(
      [1, 2].map(() => database.transaction(tx => takeCode(tx, id, code, clock.now()))),
    )
    expect(taken.filter(Boolean)).toHaveLength(1)
    expect(await database.transaction(tx => takeCode(tx, id, '000000', clock.now()))).toBe(false)
  })
})
