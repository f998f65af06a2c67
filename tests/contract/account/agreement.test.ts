import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { freshDatabase } from '../../support/database.ts'
import { databaseKinds, startFreshSouk } from '../../support/freshSouk.ts'
import { gatewaySecret, startTestSouk, type TestSouk } from '../../support/souk.ts'
import { testPassword, type Json, type Person, type SoukClient } from '../../support/soukClient.ts'
import { suiteSouk } from '../../support/suiteSouk.ts'
import { done } from '../roles/done.ts'
import { newGuest, newName } from '../roles/scene.ts'
import { messagesTo } from './inbox.ts'
import { codeTo, newPhone } from './phones.ts'

const day = 86_400_000
const env = { CONTENT: 'shipped' }
const shippedDay = '2026-12-01'

interface Version {
  readonly locale?: 'en' | 'ru'
  /** From how many days on it is shown. */
  readonly inDays?: number
  readonly state?: 'draft' | 'published'
  readonly holdsFrom: string
  readonly change: string
  readonly asks?: boolean
}

/** Writes another version of the agreement, as an editor does; answers its number. */
async function write(souk: TestSouk, version: Version): Promise<number> {
  const { locale = 'en', inDays = 1, state = 'published', holdsFrom, change, asks = true } = version
  const { clock, database } = souk.server.parts
  const at = clock.now()
  const from = state === 'draft' ? null : new Date(at.getTime() + inDays * day)
  const extra = JSON.stringify({ holdsFrom, change, ...(asks ? { asksAgain: true } : {}) })
  const { rows } = await sql<{ number: number }>`
    insert into document_version (document_id, locale, number, state, shows_from, title, description, source, extra, made_at, made_by)
    select id, ${locale}, (select max(number) + 1 from document_version v where v.document_id = document.id and v.locale = ${locale}),
      ${state}, ${from}, 'User agreement', 'Rules', 'Text', ${extra}, ${at}, gen_random_uuid()
    from document where kind = 'page' and code = 'user_agreement' returning number`.execute(database.db)
  return rows[0]?.number ?? 0
}

/** What is kept of somebody's acceptances, by their name. */
async function kept(souk: TestSouk, name: string) {
  const { rows } = await sql<{ locale: string; version: number; holds_from: string }>`
    select a.locale, a.version, a.holds_from from agreement_acceptance a join app_user u on u.id = a.user_id
    where u.user_name = ${name} order by a.at, a.version`.execute(souk.server.parts.database.db)
  return rows
}

const inLanguage = (locale = 'en') => ({ 'accept-language': locale })
const asked = async (souk: SoukClient, as: Person, locale?: string) =>
  (await done(souk.call('GET /v1/me', { as, headers: inLanguage(locale) })))['agreement_to_accept']
const accept = (souk: SoukClient, as: Person, version: unknown, locale?: string) =>
  souk.call('POST /v1/account/agreement', { as, body: { version }, headers: inLanguage(locale) })
const logIn = async (souk: SoukClient, { name }: Person) => {
  const body = { login: name, password: testPassword }
  return (await done(souk.call('POST /v1/logins', { body })))['me'] as Json
}

describe.each(databaseKinds)('the agreement, on %s', kind => {
  const souk = suiteSouk({ kind, env })

  it('is accepted with the sign-up, in the language of the account', async () => {
    const english = await souk.signUp(newName('signs'))
    const name = newName('signs')
    const body = { user_name: name, email: `${name}@souk.test`, password: testPassword, locale: 'ru' }
    await done(souk.call('POST /v1/users', { body }))
    expect(await kept(souk, english.name)).toEqual([{ locale: 'en', version: 1, holds_from: shippedDay }])
    expect(await kept(souk, name)).toEqual([{ locale: 'ru', version: 1, holds_from: shippedDay }])
    expect(await asked(souk, english)).toBeNull()
  })

  it('is accepted by a guest who makes an account, and by nobody before', async () => {
    const guest = await newGuest(souk)
    expect(await asked(souk, guest)).toBeNull()
    expect((await accept(souk, guest, 1)).body['code']).toBe('log_in_required')
    const name = newName('was_guest')
    const body = { user_name: name, email: `${name}@souk.test`, password: testPassword }
    await done(souk.call('POST /v1/users', { as: guest, body }))
    expect(await kept(souk, name)).toHaveLength(1)
  })

  it('is accepted by who comes by the messenger', async () => {
    const headers = { 'x-gateway-secret': gatewaySecret, 'x-forwarded-for': '198.51.100.7' }
    const [from, phone] = [`77${newPhone().slice(-5)}`, newPhone()]
    const button = await done(souk.call('GET /v1/users/get_telegram_button'))
    const start = new URL(String(button['tg_button_link']), 'http://souk.test').searchParams.get('start')
    const userName = newName('at_messenger')
    const told = { from, text: `/start ${start}`, language: 'en', user_name: userName }
    await done(souk.call('POST /dev/messenger', { body: told }))
    const [answer] = await messagesTo(souk, from)
    const otp = /\/messenger-auth\/([\w-]{43})$/.exec(answer?.text ?? '')?.[1]
    const call = (path: string, body: Json) =>
      done(souk.call(`POST /v1/users/telegram_auth${path}`, { headers, body }))
    const { token } = (await call('', { token: otp }))['phone_step'] as { token: string }
    await call(`/${token}/phone`, { phone, method: 'sms' })
    const { me } = await call(`/${token}/phone/verify`, { code: await codeTo(souk, phone) })
    expect(me).toMatchObject({ user_name: userName, agreement_to_accept: null })
    expect(await kept(souk, userName)).toHaveLength(1)
  })

  it('is asked for by a new version from its moment on, at a log-in and once', async () => {
    const person = await souk.signUp(newName('reads'))
    await write(souk, { state: 'draft', holdsFrom: '2027-01-01', change: 'Never shown.' })
    const version = await write(souk, { holdsFrom: '2027-02-01', change: 'Fees are said by coin.' })
    expect(await asked(souk, person)).toBeNull()
    expect((await accept(souk, person, version)).status).toBe(409)
    await souk.advance(day + 60_000)

    const question = { version, holds_from: '2027-02-01', change: 'Fees are said by coin.' }
    expect((await logIn(souk, person))['agreement_to_accept']).toEqual(question)
    const state = await done(souk.call('GET /v1/users/validate_token', { as: person }))
    expect(state['me']).toMatchObject({ agreement_to_accept: question })
    expect(await asked(souk, await newGuest(souk))).toBeNull()

    for (const other of [1, version - 1, version + 1]) {
      const { status, body } = await accept(souk, person, other)
      expect([status, Object.keys(body['errors'] as object)]).toEqual([409, ['version']])
    }
    for (const none of [0, -1, 1.5, 'two', null]) {
      const { status, body } = await accept(souk, person, none)
      expect([none, status, Object.keys(body['errors'] as object)]).toEqual([none, 422, ['version']])
    }
    const tries = await Promise.all([1, 2, 3].map(() => accept(souk, person, version)))
    expect(tries.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await kept(souk, person.name)).toHaveLength(2)
    expect(await asked(souk, person)).toBeNull()
    expect((await logIn(souk, person))['agreement_to_accept']).toBeNull()

    // Who comes now has read it already.
    const later = await souk.signUp(newName('reads'))
    expect(await kept(souk, later.name)).toMatchObject([{ version }])
    expect(await asked(souk, later)).toBeNull()
  })

  it('is not asked for by a version that does not say so; who owes an answer gives it to the text of the day', async () => {
    const [owes, owesNothing] = [await souk.signUp(newName('owes')), await souk.signUp(newName('free'))]
    await write(souk, { holdsFrom: '2027-03-01', change: 'Disputes.' })
    await souk.advance(day + 60_000)
    await done(accept(souk, owesNothing, ((await asked(souk, owesNothing)) as { version: number }).version))
    const corrected = await write(souk, { holdsFrom: '2027-03-01', change: 'A misprint.', asks: false })
    await souk.advance(day + 60_000)
    expect(await asked(souk, owesNothing)).toBeNull()
    expect(await asked(souk, owes)).toEqual({
      version: corrected,
      holds_from: '2027-03-01',
      change: 'Disputes.',
    })
    // What was on screen before the correction came is not what is accepted.
    expect((await accept(souk, owes, corrected - 1)).status).toBe(409)
    await done(accept(souk, owes, corrected))
    expect(await asked(souk, owes)).toBeNull()
  })

  it('is not asked for again as its translation comes', async () => {
    const person = await souk.signUp(newName('two_languages'))
    await write(souk, { holdsFrom: '2027-04-01', change: 'Wallets.' })
    await souk.advance(day + 60_000)
    const { version } = (await asked(souk, person)) as { version: number }
    await done(accept(souk, person, version))
    await write(souk, { locale: 'ru', holdsFrom: '2027-04-01', change: 'Кошельки.' })
    await souk.advance(day + 60_000)
    expect([await asked(souk, person), await asked(souk, person, 'ru')]).toEqual([null, null])
    const next = await write(souk, { locale: 'ru', holdsFrom: '2027-05-01', change: 'Споры.' })
    await souk.advance(day + 60_000)
    expect(await asked(souk, person)).toBeNull()
    expect(await asked(souk, person, 'ru')).toMatchObject({ version: next, change: 'Споры.' })
    expect((await accept(souk, person, next, 'ru')).status).toBe(200)
    expect(await asked(souk, person, 'ru')).toBeNull()
  })

  it('is not asked of an account that is older than the question, until a version comes that asks', async () => {
    const person = await souk.signUp(newName('older'))
    await sql`delete from agreement_acceptance`.execute(souk.server.parts.database.db)
    expect(await asked(souk, person)).toBeNull()
    await write(souk, { holdsFrom: '2027-06-01', change: 'Guests.' })
    await souk.advance(day + 60_000)
    const { version } = (await asked(souk, person)) as { version: number }
    await done(accept(souk, person, version))
    expect(await asked(souk, person)).toBeNull()
  })

  it('stands in nobody’s way, and goes with the account', async () => {
    const person = await souk.signUp(newName('leaves'))
    await write(souk, { holdsFrom: '2027-07-01', change: 'Invitations.' })
    await souk.advance(day + 60_000)
    expect(await asked(souk, person)).not.toBeNull()
    const body = { introduction: 'I answer fast.' }
    expect((await souk.call('PATCH /v1/me', { as: person, body })).status).toBe(200)
    const { id } = await done(souk.call('GET /v1/me', { as: person }))
    const leave = { user_name: person.name, password: testPassword }
    await done(souk.call('DELETE /v1/me/delete', { as: person, body: leave }))
    const { rows } = await sql`select from agreement_acceptance where user_id = ${id}`.execute(
      souk.server.parts.database.db,
    )
    expect(rows).toHaveLength(0)
  })
})

it('is accepted in every process at once', async context => {
  const fresh = await freshDatabase('postgres')
  if (fresh?.url == null) {
    context.skip('PostgreSQL is not installed')
    return
  }
  const start = () => startTestSouk({ env, url: fresh.url as string })
  const [here, there] = [await start(), await start()]
  try {
    const person = await here.signUp(newName('everywhere'))
    const version = await write(here, { holdsFrom: '2027-08-01', change: 'Swaps.' })
    await here.advance(day + 60_000)
    const isAsked = (one: SoukClient) => asked(one, person)
    await expect.poll(() => isAsked(there), { timeout: 5000 }).toMatchObject({ version })
    const answers = await Promise.all([here, there, here, there].map(one => accept(one, person, version)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(await Promise.all([here, there].map(isAsked))).toEqual([null, null])
    expect(await kept(here, person.name)).toHaveLength(2)
    expect([...here.faults, ...there.faults]).toEqual([])
  } finally {
    await there.close()
    await here.close()
    await fresh.close()
  }
})

it('where there is no agreement, nothing is accepted and nothing is asked', async () => {
  const souk = await startFreshSouk('embedded', { CONTENT: 'none' })
  try {
    const person = await souk.signUp(newName('without'))
    expect(await kept(souk, person.name)).toEqual([])
    expect(await asked(souk, person)).toBeNull()
    expect((await accept(souk, person, 1)).status).toBe(409)
  } finally {
    await souk.close()
  }
})
