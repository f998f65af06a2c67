import { describe, expect, it } from 'vitest'
import { ownDataRules } from '../../../server/domain/account/ownData.ts'
import { suiteCast, suiteSouk } from '../../support/suiteSouk.ts'
import { testPassword, type Json, type Person } from '../../support/soukClient.ts'
import { done } from '../roles/done.ts'
import { newName, present, setScene, signUpTrader } from '../roles/scene.ts'
import { idOf, operatorAtDesk } from './staff.ts'

const souk = suiteSouk()
const cast = suiteCast(souk)
const database = () => souk.server.parts.database.db
const day = 24 * 60 * 60_000

interface Asked {
  readonly export: { readonly id: string; readonly state: string } | null
  readonly can_ask_at: string | null
}
const stateOf = async (as: Person) => (await souk.call<Asked>('GET /v1/me/data', { as })).body
const ask = (as: Person, password = testPassword) => souk.call('POST /v1/me/data', { as, body: { password } })
/** Asks, and lets the job that makes it run. */
async function askAndWait(as: Person): Promise<string> {
  const { id } = await done(ask(as))
  await souk.advance(60_000)
  return String(id)
}
const fileOf = (as: Person, id: string) =>
  fetch(`${souk.server.url}/api/v1/me/data/${id}/file`, { headers: { 'x-access-token': as.token } })

describe('what is kept about somebody', () => {
  it('is put into a file for themselves, with what they wrote and nothing of what others did', async () => {
    const { trade, cast: people } = await setScene(souk, cast, 'dispute')
    const buyer = present(people.counterparty)
    const seller = present(people.owner)
    const say = (as: Person, text: string) =>
      done(
        souk.call(`POST /v1/trades/${trade}/create_message_in_trade_conversation`, {
          as,
          body: { text, client_id: crypto.randomUUID() },
        }),
      )
    await say(seller, 'A word that is the seller’s alone.')
    const id = await askAndWait(buyer)
    expect(await stateOf(buyer)).toMatchObject({ export: { id, state: 'ready' } })
    const answer = await fileOf(buyer, id)
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename=".*\.json"$/)
    const text = await answer.text()
    const kept = JSON.parse(text) as Record<string, Json[]> & { account: Json }
    expect(kept.account).toMatchObject({ user_name: buyer.name })
    expect(kept['trades']).toContainEqual(
      expect.objectContaining({ id: trade, side: 'buyer', partner: seller.name }),
    )
    expect(kept['messages']!.some(({ trade_id }) => trade_id === trade)).toBe(true)
    expect(kept['sessions']!.length).toBeGreaterThan(0)
    expect(text).not.toContain('A word that is the seller’s alone.')
    for (const secret of ['password_hash', 'token_hash', 'totp_secret', buyer.token])
      expect(text).not.toContain(secret)
  })

  it('is taken once, by nobody else, and asked for once a day', async () => {
    const person = await signUpTrader(souk, newName('asker'))
    const other = await signUpTrader(souk, newName('other'))
    expect((await ask(person, 'Not-2026-the-right-one')).body['code']).toBe('wrong_password')
    const id = await askAndWait(person)
    expect((await ask(person)).body['code']).toBe('export_asked')
    expect((await fileOf(other, id)).status).toBe(404)
    expect((await fileOf(person, id)).status).toBe(200)
    expect((await fileOf(person, id)).status).toBe(404)
    expect(await stateOf(person)).toMatchObject({ export: { state: 'taken' } })
    await souk.advance(day)
    expect((await stateOf(person)).can_ask_at).toBeNull()
    expect((await ask(person)).status).toBe(200)
  })

  it('is sealed while it waits, and gone when nobody has taken it in time', async () => {
    const person = await signUpTrader(souk, newName('late'))
    const id = await askAndWait(person)
    const contentOf = async () =>
      (
        await database()
          .selectFrom('data_export')
          .select('content')
          .where('user_id', '=', (await idOf(souk, person)) as never)
          .executeTakeFirstOrThrow()
      ).content
    expect(JSON.stringify(await contentOf())).not.toContain(person.name)
    await souk.advance(ownDataRules.readyDays * day + 60_000)
    expect((await fileOf(person, id)).status).toBe(404)
    expect(await stateOf(person)).toMatchObject({ export: { state: 'over' } })
    expect(await contentOf()).toBeNull()
  })

  it('is seen to have been asked for by operators', async () => {
    const operator = await operatorAtDesk(souk)
    const person = await signUpTrader(souk, newName('seen'))
    const id = await askAndWait(person)
    const page = await done(souk.call(`GET /v1/operator/people/${person.name}`, { as: operator }))
    expect(page['data_exports']).toMatchObject([{ id, state: 'ready' }])
  })
})

describe('whoever leaves', () => {
  it('is written down, and the rest of them is forgotten when the law has done with it', async () => {
    const person = await signUpTrader(souk, newName('leaver'))
    const id = await idOf(souk, person)
    const rowOf = () =>
      database()
        .selectFrom('app_user')
        .selectAll()
        .where('id', '=', id as never)
        .executeTakeFirstOrThrow()
    await database()
      .updateTable('app_user')
      .set({ legal_name: 'Ada Obi' })
      .where('id', '=', id as never)
      .execute()
    await done(
      souk.call('DELETE /v1/me/delete', {
        as: person,
        body: { user_name: person.name, password: testPassword },
      }),
    )
    expect((await rowOf()).legal_name).toBe('Ada Obi')
    const deedsOf = async () =>
      (
        await database()
          .selectFrom('audit_entry')
          .select(['deed', 'subject_label'])
          .where('subject_id', '=', id)
          .execute()
      ).map(({ deed, subject_label: label }) => [deed, label])
    expect(await deedsOf()).toEqual([['delete_account', id]])
    const job = () =>
      database().selectFrom('job').select('run_at').where('kind', '=', 'account_rest').where('key', '=', id)
    const { run_at: due } = await job().executeTakeFirstOrThrow()
    const now = souk.server.parts.clock.now()
    expect((due.getTime() - now.getTime()) / day).toBeCloseTo(ownDataRules.keptDays, 0)
    // Years pass: the stored clock goes no further than days.
    await database()
      .updateTable('job')
      .set({ run_at: now })
      .where('kind', '=', 'account_rest')
      .where('key', '=', id)
      .execute()
    await souk.advance(60_000)
    expect(await rowOf()).toMatchObject({ legal_name: null, country_code: null })
    const sessions = await database()
      .selectFrom('session')
      .select(['address', 'user_agent'])
      .where('user_id', '=', id as never)
      .execute()
    expect(sessions.every(({ address, user_agent: agent }) => address === '' && agent === '')).toBe(true)
    expect(await deedsOf()).toContainEqual(['forget_rest', id])
  })
})

describe('looking as somebody does', () => {
  it('says what they may do and what they are told, by the rules that answer them, and is written down', async () => {
    const operator = await operatorAtDesk(souk)
    const person = await signUpTrader(souk, newName('looked'))
    const reason = 'They wrote that they cannot send.'
    const look = () =>
      done(souk.call(`POST /v1/operator/people/${person.name}/look`, { as: operator, body: { reason } }))
    const of = (found: Json, what: string) =>
      (found['matters'] as Json[]).find(matter => matter['what'] === what)
    expect(of(await look(), 'open_trade')).toMatchObject({ is_allowed: true, words: null })
    const act = { act: 'suspend', subject_id: await idOf(souk, person), reason: 'A letter from their bank.' }
    await done(souk.call('POST /v1/operator/acts', { as: operator, body: act }))
    const found = await look()
    const refused = await souk.call('POST /v1/withdrawals/estimate', { as: person, body: {} })
    expect(refused.status).not.toBe(200)
    for (const what of ['open_trade', 'send'])
      expect(of(found, what)).toMatchObject({ is_allowed: false, words: expect.stringMatching(/\w/) })
    expect(of(found, 'log_in')).toMatchObject({ is_allowed: true })
    const entries = await done(souk.call(`GET /v1/operator/trail?deed=look_as`, { as: operator }))
    expect(entries['items']).toMatchObject([{ reason, subject_label: person.name }, { reason }])
  })
})
