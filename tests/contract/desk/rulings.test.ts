import { describe, expect, it } from 'vitest'
import type { Json, Person } from '../../support/soukClient.ts'
import { suiteCast, suiteSouk } from '../../support/suiteSouk.ts'
import { done } from '../roles/done.ts'
import { newName, present, setScene, signUpTrader, type Scene } from '../roles/scene.ts'
import { openDesk, operatorAtDesk } from './staff.ts'

const souk = suiteSouk()
const cast = suiteCast(souk)
const question = 'Would you take the receipt for genuine?'
const words = 'The sum and the name agree with the trade.'

async function newArbiter(): Promise<Person> {
  const person = await signUpTrader(souk, newName('arbiter'))
  const body = { user_name: person.name, roles: ['user', 'arbiter'] }
  await done(souk.call('POST /dev/standing', { body }))
  return person
}

interface Item extends Json {
  readonly id: string
  readonly trade_id: string
  readonly arbiter_name: string | null
}
const items = async (as: Person, path: string) =>
  (await done(souk.call(`GET /v1/${path}`, { as })))['items'] as readonly Item[]
const say = (as: Person, { trade }: Scene) =>
  souk.call(`POST /v1/trades/${trade}/create_message_in_trade_conversation`, {
    as,
    body: { text: 'Show me the receipt.', client_id: crypto.randomUUID() },
  })
const rule = (as: Person, { trade }: Scene, side = 'buyer') =>
  souk.call(`POST /v1/trades/${trade}/rule`, { as, body: { in_favour_of: side, reason: words } })
const ask = (as: Person, { trade }: Scene) =>
  souk.call(`POST /v1/trades/${trade}/opinions`, { as, body: { question } })
const answer = (as: Person, { trade }: Scene) =>
  souk.call(`POST /v1/trades/${trade}/opinions/answer`, { as, body: { in_favour_of: 'seller', words } })

describe('the open cases among arbiters', () => {
  it('are whose it was who wrote last, and nobody’s before', async () => {
    const arbiter = await newArbiter()
    const scene = await setScene(souk, cast, 'dispute')
    const listed = async (list: string) =>
      (await items(arbiter, `disputes?limit=100&list=${list}`)).map(({ trade_id }) => trade_id)
    expect(await listed('nobodys')).toContain(scene.trade)
    expect(await listed('mine')).toEqual([])
    const before = await done(souk.call('GET /v1/disputes/load', { as: arbiter }))
    await say(arbiter, scene)
    expect(await listed('nobodys')).not.toContain(scene.trade)
    expect(await listed('mine')).toEqual([scene.trade])
    const after = await done(souk.call('GET /v1/disputes/load', { as: arbiter }))
    expect(after['unanswered']).toBe(Number(before['unanswered']) - 1)
    expect(after['items']).toContainEqual({
      user_name: arbiter.name,
      open: 1,
      raised: 0,
      ruled: 0,
      overturned: 0,
    })
    const [mine] = await items(arbiter, 'disputes?list=mine')
    expect(mine).toMatchObject({ arbiter_name: arbiter.name })
    await souk.advance(25 * 60 * 60_000)
    expect(await listed('raised')).toContain(scene.trade)
  })
})

describe('a second opinion', () => {
  it('is asked once at a time, and given by another arbiter, who decides nothing by it', async () => {
    const [asker, other] = [await newArbiter(), await newArbiter()]
    const scene = await setScene(souk, cast, 'dispute')
    expect((await ask(asker, scene)).body).toMatchObject({ question, asked_by: asker.name, answer: null })
    expect((await ask(other, scene)).body['code']).toBe('opinion_asked')
    expect((await answer(asker, scene)).body['code']).toBe('own_account')
    const seen = await items(other, 'disputes/opinions')
    expect(seen[0]).toMatchObject({ trade_id: scene.trade, can_answer: true })
    expect((await answer(other, scene)).body).toMatchObject({
      answer: { in_favour_of: 'seller', words, by: other.name },
      can_answer: false,
    })
    expect((await answer(other, scene)).body['code']).toBe('not_found')
    const found = await done(souk.call(`GET /v1/trades/${scene.trade}/case`, { as: asker }))
    expect(found['opinions']).toMatchObject([{ answer: { by: other.name } }])
    const trade = await done(souk.call(`GET /v1/trades/${scene.trade}`, { as: asker }))
    expect(trade['status']).toBe('disput')
  })

  it('is neither asked nor read by a side of the case', async () => {
    const scene = await setScene(souk, cast, 'dispute')
    const arbiter = present(scene.cast.arbiter)
    await ask(arbiter, scene)
    const seller = present(scene.cast.owner)
    const body = { user_name: seller.name, roles: ['user', 'arbiter'] }
    await done(souk.call('POST /dev/standing', { body }))
    const again = await done(souk.call('POST /dev/log_in_as', { body: { user_name: seller.name } }))
    const as = { ...seller, token: String(again['api_token']) }
    expect((await ask(as, scene)).body['code']).toBe('arbiter_is_party')
    expect((await answer(as, scene)).body['code']).toBe('arbiter_is_party')
    const read = await items(as, 'disputes/opinions?limit=100')
    expect(read.map(({ trade_id }) => trade_id)).not.toContain(scene.trade)
    await done(souk.call('POST /dev/standing', { body: { user_name: seller.name, roles: ['user'] } }))
  })

  it('is not asked about a case that is over', async () => {
    const scene = await setScene(souk, cast, 'ruled')
    expect((await ask(await newArbiter(), scene)).body['code']).toBe('dispute_not_open')
  })
})

describe('a ruling that was wrong', () => {
  it('is said to be so by two operators who had no part in it; it stays, and counts for nobody', async () => {
    const arbiter = await newArbiter()
    const scene = await setScene(souk, cast, 'dispute')
    await rule(arbiter, scene)
    const [ruling] = await items(arbiter, 'disputes/rulings?list=mine')
    expect(ruling).toMatchObject({ trade_id: scene.trade, by: arbiter.name, words, overturned: null })
    const [first, second] = [await operatorAtDesk(souk), await operatorAtDesk(souk)]
    const body = { act: 'overturn_ruling', subject_id: scene.trade, reason: 'The receipt was forged.' }
    const asked = await done(souk.call('POST /v1/operator/acts', { as: first, body }))
    expect(asked).toMatchObject({ outcome: 'asked' })
    const { id } = asked['request'] as { id: string }
    const decide = (as: Person) =>
      souk.call(`POST /v1/operator/requests/${id}/decision`, { as, body: { decision: 'approve' } })
    expect((await decide(first)).body['code']).toBe('second_operator_required')
    await done(decide(second))
    expect(await items(second, 'disputes/rulings?list=overturned')).toMatchObject([
      { trade_id: scene.trade, overturned: { reason: body.reason } },
    ])
    const load = await done(souk.call('GET /v1/disputes/load', { as: arbiter }))
    expect(load['items']).toContainEqual(
      expect.objectContaining({ user_name: arbiter.name, ruled: 1, overturned: 1 }),
    )
    const next = await setScene(souk, cast, 'dispute')
    const found = await done(souk.call(`GET /v1/trades/${next.trade}/case`, { as: arbiter }))
    const owner = found['seller'] as { rulings: Json[] }
    expect(owner.rulings).toContainEqual(
      expect.objectContaining({ trade_id: scene.trade, has_won: false, is_overturned: true }),
    )
    // Days passed meanwhile.
    await openDesk(souk, first)
    await openDesk(souk, second)
    const repeated = await souk.call('POST /v1/operator/acts', { as: first, body })
    const again = (repeated.body['request'] as { id: string }).id
    const refused = await souk.call(`POST /v1/operator/requests/${again}/decision`, {
      as: second,
      body: { decision: 'approve' },
    })
    expect(refused.body['code']).toBe('act_not_possible')
  })
})

describe('a case', () => {
  it('has what each side sent, what is worth asking, and how alike ones were decided', async () => {
    const arbiter = await newArbiter()
    const before = await setScene(souk, cast, 'dispute')
    await rule(arbiter, before, 'seller')
    const scene = await setScene(souk, cast, 'dispute')
    const found = await done(souk.call(`GET /v1/trades/${scene.trade}/case`, { as: arbiter }))
    const { files } = found['seller'] as { files: { file: { url: string } }[] }
    expect(files).toHaveLength(1)
    expect(files[0]!.file.url).toMatch(/^\/api\/v1\/attachments\//)
    expect(found['questions']).toContainEqual({ to: 'buyer', code: 'receipt' })
    expect(found['alike']).toContainEqual(
      expect.objectContaining({ trade_id: before.trade, in_favour_of: 'seller' }),
    )
  })

  it('lists rulings page by page', async () => {
    const arbiter = await newArbiter()
    const scenes = [await setScene(souk, cast, 'dispute'), await setScene(souk, cast, 'dispute')]
    for (const scene of scenes) {
      await rule(arbiter, scene)
      await souk.advance(60_000)
    }
    const [latest] = await items(arbiter, 'disputes/rulings?list=mine&limit=1')
    expect(latest!.trade_id).toBe(scenes[1]!.trade)
    const older = await items(arbiter, `disputes/rulings?list=mine&limit=1&after=${latest!.id}`)
    expect(older.map(({ trade_id }) => trade_id)).toEqual([scenes[0]!.trade])
  })
})
