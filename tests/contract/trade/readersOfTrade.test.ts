import { expect, it } from 'vitest'
import { logInAs, setScene } from '../roles/scene.ts'
import { suiteCast, suiteSouk } from '../../support/suiteSouk.ts'

const souk = suiteSouk()
const cast = suiteCast(souk)

/** The least access: staff reads what has been brought before them, and nothing else (ADR 0106). */
it.each([
  ['new', { owner: 200, counterparty: 200, stranger: 404, arbiter: 404, operator: 404 }],
  ['paid', { owner: 200, counterparty: 200, stranger: 404, arbiter: 404, operator: 404 }],
  ['dispute', { owner: 200, counterparty: 200, stranger: 404, arbiter: 200, operator: 200 }],
  ['claimed', { owner: 200, counterparty: 200, stranger: 404, arbiter: 200, operator: 200 }],
] as const)('a trade that is %s is read by %j', async (stage, says) => {
  const { trade, cast: here } = await setScene(souk, cast, stage)
  const operator = await souk.signUp(`operator${stage}`)
  await souk.server.parts.database.db
    .updateTable('app_user')
    .set({ roles: ['operator'] })
    .where('user_name', '=', operator.name)
    .execute()
  const people = { ...here, operator: await logInAs(souk, operator) }
  const read: Record<string, number> = {}
  for (const role of Object.keys(says) as (keyof typeof says)[]) {
    const as = people[role]
    if (!as) throw new Error(`nobody is ${role}`)
    read[role] = (await souk.call(`GET /v1/trades/${trade}`, { as })).status
    expect((await souk.call(`GET /v1/trades/${trade}/messages`, { as })).status).toBe(read[role])
  }
  expect(read).toEqual(says)
})

it('when somebody was seen is the same on their page and in a list of states', async () => {
  const person = cast.stranger
  if (!person) throw new Error('The cast has no stranger')
  const { db } = souk.server.parts.database
  const { id } = await db
    .selectFrom('app_user')
    .select('id')
    .where('user_name', '=', person.name)
    .executeTakeFirstOrThrow()
  const seen = new Date(souk.server.parts.clock.now().getTime() - 3_600_000)
  await db.deleteFrom('presence').where('user_id', '=', id).execute()
  await db.updateTable('app_user').set({ last_online_at: seen }).where('id', '=', id).execute()
  const page = await souk.call(`GET /v1/profiles/${person.name}`, {})
  const states = await souk.call<{ items: object[] }>('POST /v1/users/online_states', {
    body: { user_names: [person.name] },
  })
  const told =
    page.body['last_online_at'] ?? (page.body['trader'] as { last_online_at?: unknown })?.last_online_at
  expect(told).toBe(seen.toISOString())
  expect(states.body.items).toEqual([{ user_name: person.name, is_online: false, last_online_at: told }])
})
