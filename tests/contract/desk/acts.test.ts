import { beforeAll, describe, expect, it } from 'vitest'
import { actNames, acts, type Act } from '../../../server/domain/desk/act.ts'
import { changeStanding } from '../../../server/composition/desk.ts'
import { suiteSouk } from '../../support/suiteSouk.ts'
import type { Json, Person } from '../../support/soukClient.ts'
import { newName, signUpTrader } from '../roles/scene.ts'
import { idOf, openDesk, operatorAtDesk, type Operator } from './staff.ts'

const souk = suiteSouk()
const hour = 3_600_000
const reason = 'Their bank has written to us.'

let [first, second] = [] as unknown as [Operator, Operator]
beforeAll(async () => {
  first = await operatorAtDesk(souk)
  second = await operatorAtDesk(souk)
})

interface Request extends Json {
  readonly id: string
  readonly status: string
  readonly decisions: readonly string[]
}

const act = (as: Person, body: Readonly<Record<string, unknown>>) =>
  souk.call<Json & { outcome: string; request: Request }>('POST /v1/operator/acts', {
    as,
    body: { reason, ...body },
  })
const decide = (as: Person, id: string, decision: string) =>
  souk.call<Request>(`POST /v1/operator/requests/${id}/decision`, { as, body: { decision } })

const trailOf = async (as: Person, subject: string) =>
  (
    await souk.call<{ items: Json[] }>(`GET /v1/operator/trail?subject_kind=person&subject_id=${subject}`, {
      as,
    })
  ).body.items

/** Somebody to act on. */
const newPerson = async () => {
  const person = await signUpTrader(souk, newName('person'))
  return { person, id: await idOf(souk, person) }
}

describe('an act that takes one operator', () => {
  it('is done at once, and stands in the trail with what has changed, why and from where', async () => {
    const { person, id } = await newPerson()
    expect((await act(first, { act: 'suspend', subject_id: id })).body).toEqual({
      outcome: 'done',
      request: null,
    })
    const [entry] = await trailOf(first, id)
    expect(entry).toMatchObject({
      actor_kind: 'operator',
      actor_name: first.name,
      deed: 'suspend',
      subject_label: person.name,
      reason,
      address: expect.any(String),
      facts: [{ name: 'is_suspended', before: 'false', after: 'true' }],
    })
  })

  it('is refused where it leads nowhere, and writes nothing', async () => {
    const { id } = await newPerson()
    const before = (await trailOf(first, id)).length
    expect((await act(first, { act: 'restore', subject_id: id })).body).toMatchObject({
      code: 'act_not_possible',
    })
    expect(await trailOf(first, id)).toHaveLength(before)
  })

  it('asks for a reason that says something', async () => {
    const { id } = await newPerson()
    for (const empty of ['', '  ', 'no'])
      expect((await act(first, { act: 'suspend', subject_id: id, reason: empty })).status).toBe(422)
  })

  it('is done once by a double click', async () => {
    const { id } = await newPerson()
    const send = () =>
      souk.call('POST /v1/operator/acts', {
        as: first,
        key: 'one-intent-0001',
        body: { act: 'hold_money', subject_id: id, reason },
      })
    const answers = await Promise.all([send(), send()])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect((await trailOf(first, id)).filter(({ deed }) => deed === 'hold_money')).toHaveLength(1)
  })

  it('ends the sessions of who is banned', async () => {
    const { person, id } = await newPerson()
    await act(first, { act: 'ban', subject_id: id })
    expect((await souk.call('GET /v1/login_histories', { as: person })).status).toBe(401)
  })
})

describe('an act that takes two operators', () => {
  it('is asked for by one, and done by another with the reason of the first', async () => {
    const { id } = await newPerson()
    await act(first, { act: 'hold_money', subject_id: id })
    const { body } = await act(first, { act: 'lift_hold', subject_id: id })
    expect(body).toMatchObject({ outcome: 'asked', request: { status: 'asked', decisions: ['withdraw'] } })
    expect((await trailOf(first, id))[0]).toMatchObject({ deed: 'ask_second', request_id: body.request.id })
    expect((await decide(first, body.request.id, 'approve')).body).toMatchObject({
      code: 'second_operator_required',
    })
    expect((await decide(second, body.request.id, 'withdraw')).body).toMatchObject({ code: 'only_asker_may' })
    expect((await decide(second, body.request.id, 'approve')).body).toMatchObject({
      status: 'done',
      decided_by: second.name,
      decisions: [],
    })
    expect((await trailOf(first, id))[0]).toMatchObject({
      deed: 'lift_hold',
      actor_name: second.name,
      reason,
      request_id: body.request.id,
      facts: [{ name: 'is_money_held', before: 'true', after: 'false' }],
    })
    expect((await decide(second, body.request.id, 'approve')).body).toMatchObject({ code: 'request_closed' })
  })

  it('is done once, of two who approve at the same moment', async () => {
    const { id } = await newPerson()
    const third = await operatorAtDesk(souk)
    await openDesk(souk, second)
    await openDesk(souk, first)
    const { body } = await act(first, { act: 'make_arbiter', subject_id: id })
    const answers = await Promise.all([
      decide(second, body.request.id, 'approve'),
      decide(third, body.request.id, 'approve'),
    ])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect((await trailOf(first, id)).filter(({ deed }) => deed === 'make_arbiter')).toHaveLength(1)
  })

  it('is open once: a second request for the same is refused, until the first is closed', async () => {
    const { id } = await newPerson()
    const { body } = await act(first, { act: 'make_arbiter', subject_id: id })
    expect((await act(second, { act: 'make_arbiter', subject_id: id })).body).toMatchObject({
      code: 'asked_already',
    })
    expect((await decide(first, body.request.id, 'withdraw')).body).toMatchObject({ status: 'withdrawn' })
    expect((await act(second, { act: 'make_arbiter', subject_id: id })).body).toMatchObject({
      outcome: 'asked',
    })
  })

  it('is over after a day, and can be asked for again', async () => {
    const { id } = await newPerson()
    const { body } = await act(first, { act: 'make_arbiter', subject_id: id })
    await souk.advance(24 * hour)
    await openDesk(souk, first)
    await openDesk(souk, second)
    expect((await decide(second, body.request.id, 'approve')).body).toMatchObject({ code: 'request_closed' })
    const expired = await souk.call<{ items: Request[] }>('GET /v1/operator/requests?status=expired', {
      as: first,
    })
    expect(expired.body.items.map(item => item.id)).toContain(body.request.id)
    expect((await act(first, { act: 'make_arbiter', subject_id: id })).body).toMatchObject({
      outcome: 'asked',
    })
  })

  it('is nobody’s any more when who asked is an operator no more', async () => {
    const { id } = await newPerson()
    const leaving = await operatorAtDesk(souk)
    await openDesk(souk, second)
    const { body } = await act(leaving, { act: 'make_operator', subject_id: id })
    await changeStanding(souk.server.parts, leaving.name, 'user')
    expect((await decide(second, body.request.id, 'approve')).body).toMatchObject({ code: 'request_closed' })
  })
})

describe('nobody acts on themselves', () => {
  const personActs = actNames.filter(name => acts[name].about === 'person')

  it.each(personActs)('%s', async name => {
    await openDesk(souk, first)
    const own = await act(first, { act: name, subject_id: await idOf(souk, first) })
    expect(own.body).toMatchObject({ code: 'own_account' })
  })

  it('nor does a second operator do it for them', async () => {
    await openDesk(souk, first)
    const { body } = await act(first, { act: 'make_user', subject_id: await idOf(souk, second) })
    expect((await decide(second, body.request.id, 'approve')).body).toMatchObject({ code: 'own_account' })
    await decide(first, body.request.id, 'withdraw')
  })
})

describe('no operator moves money alone', () => {
  const money: readonly Act[] = [
    'lift_hold',
    'credit_deposit',
    'clear_tie',
    'resume',
    'resume_rate',
    'overturn_ruling',
    'make_user',
    'make_arbiter',
    'make_operator',
  ]

  it('two are asked for by the table wherever money, or who decides on it, is concerned', () => {
    expect(actNames.filter(name => acts[name].operators === 2).toSorted()).toEqual(money.toSorted())
  })

  it('withdrawals are paused by one, and go on by two', async () => {
    await openDesk(souk, first)
    await openDesk(souk, second)
    const paused = async () =>
      (await souk.call<{ pauses: { is_paused: boolean }[] }>('GET /v1/operator/switches', { as: first })).body
        .pauses[0]
    expect((await act(first, { act: 'pause', subject_id: 'withdrawals' })).body).toMatchObject({
      outcome: 'done',
    })
    const { body } = await act(first, { act: 'resume', subject_id: 'withdrawals' })
    expect(await paused()).toMatchObject({ is_paused: true, changed_by: first.name, reason })
    expect((await decide(second, body.request.id, 'approve')).status).toBe(200)
    expect(await paused()).toMatchObject({ is_paused: false, changed_by: second.name })
  })
})
