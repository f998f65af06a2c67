import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { suiteSouk } from '../../support/suiteSouk.ts'
import type { Json, Person } from '../../support/soukClient.ts'
import { broughtBy, wholeTrade } from '../affiliate/tree.ts'
import { done } from '../roles/done.ts'
import { newName } from '../roles/scene.ts'
import { idOf, openDesk, operatorAtDesk, type Operator } from './staff.ts'

const souk = suiteSouk()
const minute = 60_000
const reason = 'They are brothers; both have shown a passport.'

let [first, second] = [] as unknown as [Operator, Operator]
beforeAll(async () => {
  first = await operatorAtDesk(souk)
  second = await operatorAtDesk(souk)
})

const act = (as: Person, body: Json) =>
  souk.call<Json & { request: { id: string } }>('POST /v1/operator/acts', { as, body: { reason, ...body } })
const decide = (as: Person, id: string) =>
  souk.call(`POST /v1/operator/requests/${id}/decision`, { as, body: { decision: 'approve' } })
const list = async (as: Person) =>
  (await done(souk.call('GET /v1/operator/invitations', { as })))['items'] as {
    id: string
    user_name: string
    acts: string[]
  }[]
const bonusOf = async (as: Person) =>
  (await done(souk.call('GET /v1/bonus_program/checkout_bonus', { as })))['own'] as Json

/** Somebody whose bonus is held, because one telephone was used by them and by who brought them; and their case. */
async function held(inviter?: Person) {
  const from = inviter ?? (await souk.signUp(newName('inviter')))
  const invitee = await broughtBy(souk, from, 'invitee')
  for (const person of [from, invitee]) {
    await done(
      souk.call('POST /dev/standing', {
        body: { user_name: person.name, legal_name: `The true ${person.name}` },
      }),
    )
    await sql`update session set address = '102.89.34.7', user_agent = 'One telephone' where user_id = ${await idOf(souk, person)}`.execute(
      souk.server.parts.database.db,
    )
  }
  await wholeTrade(souk, await souk.signUp(newName('seller')), invitee)
  await souk.advance(2 * minute)
  expect(await bonusOf(invitee)).toMatchObject({ state: 'waiting', reason: 'check' })
  for (const operator of [first, second]) await openDesk(souk, operator)
  const [found] = (await list(second)).filter(item => item.user_name === invitee.name)
  return { inviter: from, invitee, ...found! }
}

describe('a held bonus', () => {
  it('is paid once two operators have cleared the tie, and the trail says who', async () => {
    const { invitee, id, acts } = await held()
    expect(acts).toEqual(['clear_tie', 'keep_tie'])
    const asked = await act(first, { act: 'clear_tie', subject_id: id })
    expect(asked.body).toMatchObject({ outcome: 'asked' })
    expect(await bonusOf(invitee)).toMatchObject({ state: 'waiting' })
    expect((await decide(first, asked.body.request.id)).body).toMatchObject({
      code: 'second_operator_required',
    })
    expect((await decide(second, asked.body.request.id)).status).toBe(200)
    expect((await list(second)).map(item => item.id)).not.toContain(id)
    await souk.advance(2 * minute)
    expect(await bonusOf(invitee)).toMatchObject({ state: 'paid' })
    expect(await souk.audit()).toEqual([])
    await openDesk(souk, first)
    const { items } = await done(
      souk.call(`GET /v1/operator/trail?subject_kind=invitation&subject_id=${id}`, { as: first }),
    )
    expect(items).toMatchObject([
      { deed: 'clear_tie', actor_name: second.name, subject_label: invitee.name, reason },
      { deed: 'ask_second', actor_name: first.name },
    ])
  })

  it('stays held when one operator keeps the tie; then nothing is left to clear', async () => {
    const { invitee, id } = await held()
    const asked = await act(first, { act: 'clear_tie', subject_id: id })
    expect((await act(second, { act: 'keep_tie', subject_id: id })).body).toMatchObject({ outcome: 'done' })
    expect((await decide(second, asked.body.request.id)).body).toMatchObject({ code: 'request_closed' })
    expect((await act(first, { act: 'clear_tie', subject_id: id })).body).toMatchObject({ code: 'not_found' })
    await souk.advance(2 * minute)
    expect(await bonusOf(invitee)).toMatchObject({ state: 'waiting', reason: 'check' })
  })

  it('is not decided by who gains by it', async () => {
    const { id } = await held(first)
    expect((await list(first)).find(item => item.id === id)).toMatchObject({ acts: [] })
    for (const name of ['clear_tie', 'keep_tie'])
      expect((await act(first, { act: name, subject_id: id })).body).toMatchObject({ code: 'own_account' })
    const asked = await act(second, { act: 'clear_tie', subject_id: id })
    expect((await decide(first, asked.body.request.id)).body).toMatchObject({ code: 'own_account' })
  })
})
