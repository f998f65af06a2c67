import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { openTrade, sellAdvert } from '../../support/souk.ts'
import { suiteSouk } from '../../support/suiteSouk.ts'
import type { Json, Person } from '../../support/soukClient.ts'
import { deskOf, ownerWith, type Desk, type OwnView, type Refused } from './advertDesk/desk.ts'
import { act, newBuyer, released } from '../race/market.ts'
import { savedRequisites } from '../roles/props.ts'
import { newName } from '../roles/scene.ts'

const souk = suiteSouk()

interface Reach {
  readonly people: number
  readonly share_percent: number
  readonly by_condition: readonly { readonly condition: string; readonly fewer_percent: number }[]
}

const dayMs = 86_400_000

// First, while there is nobody else on this server.
it('the share of traders who would qualify, and what each condition costs beside the others', async () => {
  const { db } = souk.server.parts.database
  const { owner } = await ownerWith(souk, '0')
  const people = await Promise.all(Array.from({ length: 8 }, () => souk.signUp(newName('reached'))))
  const now = new Date((await souk.call<{ now: string }>('GET /dev/clock')).body.now)
  const mark = (from: number, to: number, changes: object) =>
    db
      .updateTable('app_user')
      .set(changes)
      .where(
        'user_name',
        'in',
        people.slice(from, to).map(({ name }) => name),
      )
      .execute()
  await mark(0, 6, { phone_verified_at: now })
  await mark(4, 8, { identity_verified_at: now })
  await db
    .updateTable('trader')
    .set({ positive: 96, negative: 4 })
    .where('user_id', 'in', users =>
      users
        .selectFrom('app_user')
        .select('id')
        .where('user_name', 'in', [people[0]?.name ?? '', people[4]?.name ?? '']),
    )
    .execute()
  const ask = async (body: object): Promise<Reach> =>
    (await souk.call<Reach>('POST /v1/pro/reach', { as: owner, body })).body
  const none = { phone_required: false, identity_required: false }
  expect(await ask(none)).toEqual({
    people: 8,
    share_percent: 100,
    by_condition: [
      { condition: 'phone_required', fewer_percent: 25 },
      { condition: 'identity_required', fewer_percent: 50 },
    ],
  })
  expect(await ask({ ...none, phone_required: true, minimum_feedback_score: '96' })).toEqual({
    people: 8,
    share_percent: 25,
    by_condition: [
      { condition: 'phone_required', fewer_percent: 0 },
      { condition: 'identity_required', fewer_percent: 50 },
      { condition: 'minimum_feedback_score', fewer_percent: 66 },
    ],
  })
  expect(await ask({ ...none, minimum_volume_usd: '0.01', minimum_feedback_score: '96.1' })).toMatchObject({
    share_percent: 0,
  })
  await souk.advance(91 * dayMs)
  const { body } = await souk.call<{ api_token: string }>('POST /dev/log_in_as', {
    body: { user_name: owner.name },
  })
  const later = await souk.call<Reach>('POST /v1/pro/reach', {
    as: { name: owner.name, token: body.api_token },
    body: none,
  })
  expect(later.body).toMatchObject({ people: 0, share_percent: 0 })
})

interface Draft extends Refused {
  readonly key: string
  readonly step: number
  readonly version: number
  readonly fields: Json
}

const save = (as: Person, key: string, version: number, fields: object, step = 2) =>
  souk.call<Draft>(`PATCH /v1/me/advert_drafts/${key}`, { as, body: { step, fields, version } })
const drafts = async (as: Person) =>
  (await souk.call<{ items: Draft[] }>('GET /v1/me/advert_drafts', { as })).body.items

describe('a draft', () => {
  it('keeps half-written fields as they are, for its owner alone, with its requisites sealed', async () => {
    const [{ owner }, stranger] = [await ownerWith(souk, '0'), await ownerWith(souk, '0')]
    const fields = {
      type: 'Ad::Sell',
      crypto_currency_code: 'BTC',
      minimum: '15,0',
      equation: 'btc_usd *',
      requisites: [{ kind: 'wallet_id', value: '0142PLANTED' }],
      schedule: { day1_start: '09:00', day1_end: null },
      variants: [{ currency_code: 'NGN', margin_percent: '1.' }],
    }
    const { body } = await save(owner, 'new', 0, fields)
    expect(body).toMatchObject({ key: 'new', step: 2, version: 1, fields })
    expect(await drafts(owner)).toEqual([body])
    expect(await drafts(stranger.owner)).toEqual([])
    const { rows } = await sql<{ line: string }>`select d::text as line from advert_draft d`.execute(
      souk.server.parts.database.db,
    )
    expect(rows.map(({ line }) => line).join()).not.toContain('PLANTED')
  })

  it('of a second device is not overwritten by one that has not seen it', async () => {
    const { owner } = await ownerWith(souk, '0')
    await save(owner, 'new', 0, { minimum: '1' })
    const both = await Promise.all([
      save(owner, 'new', 1, { minimum: '2' }),
      save(owner, 'new', 1, { minimum: '3' }),
    ])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const refused = both.find(({ status }) => status === 409)
    expect(refused?.body).toMatchObject({ code: 'draft_newer', params: { at: expect.any(String) } })
    const [kept] = await drafts(owner)
    expect(kept).toMatchObject({ version: 2, fields: both.find(({ status }) => status === 200)?.body.fields })
    expect((await save(owner, 'new', 2, { minimum: '4' })).body.version).toBe(3)
  })

  it('of changes is of an own advert; published, or thrown away, it is gone', async () => {
    const [mine, other] = [await ownerWith(souk, '1'), await ownerWith(souk, '1')]
    const [advert, foreign] = [await mine.make(), await other.make()]
    expect((await save(mine.owner, foreign.id, 0, {})).status).toBe(404)
    expect((await save(mine.owner, advert.id, 0, { terms: 'New' })).status).toBe(200)
    for (const key of ['new', 'short', 'several']) await save(mine.owner, key, 0, {})
    const keys = async () => (await drafts(mine.owner)).map(({ key }) => key).toSorted()
    await souk.call(`PATCH /v2/pro/${advert.id}`, {
      as: mine.owner,
      body: { terms: 'New.', draft_key: advert.id },
    })
    expect(await keys()).toEqual(['new', 'several', 'short'])
    await mine.make({ draft_key: 'new' })
    await mine.makeSeveral([{}], { draft_key: 'several' })
    expect(await keys()).toEqual(['short'])
    // What is refused leaves the draft where it is.
    const refused = { ...sellAdvert, minimum: '0', draft_key: 'short' }
    expect((await souk.call('POST /v2/pro', { as: mine.owner, body: refused })).status).toBe(422)
    expect(await keys()).toEqual(['short'])
    await souk.call('DELETE /v1/me/advert_drafts/short', { as: mine.owner })
    expect(await drafts(mine.owner)).toEqual([])
  })
})

const seen = async (desk: Desk, id: string) =>
  (await souk.call<OwnView>(`GET /v2/pro/${id}`, { as: desk.owner })).body

describe('an advert that keeps count of its stock', () => {
  it('goes down as trades open, up as they are cancelled, pauses when it is used up, and is refilled', async () => {
    const desk = await ownerWith(souk, '1')
    const { id, price } = await desk.make({ liquidity_tracking: true, minimum: '200000' })
    const stock = async () => {
      const { maximum, settings } = await seen(desk, id)
      return [settings.stock_left, maximum, settings.trades_open, settings.invisible_reasons]
    }
    expect(await stock()).toEqual(['400000', '400000', 0, []])
    const buyer = await newBuyer(souk)
    const { body: trade } = await openTrade(souk, buyer, { id, price })
    expect(await stock()).toEqual(['150000', '150000', 1, ['stock_used_up']])
    await act(souk, trade.id, buyer, 'cancel', {})
    expect(await stock()).toEqual(['400000', '400000', 0, []])
    const { body: sold } = await openTrade(souk, buyer, { id, price })
    await act(souk, sold.id, buyer, 'confirm', {})
    await act(souk, sold.id, desk.owner, 'complete', released)
    expect(await stock()).toEqual(['150000', '150000', 0, ['stock_used_up']])
    // Another text, a pause: what was sold stays sold.
    await desk.change([id], { terms: 'Quickly.', status: 'unlisted' })
    await desk.change([id], { status: 'listed' })
    expect(await stock()).toEqual(['150000', '150000', 0, ['stock_used_up']])
    await desk.change([id], { maximum: '300000' })
    expect(await stock()).toEqual(['300000', '300000', 0, []])
  })
})

describe('whether an advert can be traded while its owner is away', () => {
  it('follows its stock, the speed of its methods, and whether its requisites are given at once', async () => {
    const desk = await ownerWith(souk, '1')
    const is = async (changes: object) => (await desk.make(changes)).supports_instant_trade
    const tracked = { liquidity_tracking: true }
    expect(await is({})).toBe(false)
    expect(await is(tracked)).toBe(true)
    expect(await is({ ...tracked, type: 'Ad::Buy', requisites: [] })).toBe(false)
    const { body: saved } = await souk.call<Json & { id: string }>('POST /v1/payment_credentials', {
      as: desk.owner,
      body: savedRequisites,
    })
    const paid = await desk.make({ ...tracked, requisites: [], payment_credential_id: saved.id })
    expect(paid.supports_instant_trade).toBe(false)
    const keep = async (body: object) => {
      await souk.call(`PATCH /v1/payment_credentials/${saved.id}`, { as: desk.owner, body })
      return (await seen(desk, paid.id)).supports_instant_trade
    }
    expect(await keep({ auto_issue: true })).toBe(true)
    expect(await keep({ max_auto_issue_amount: '1000' })).toBe(false)
    expect(await keep({ max_auto_issue_amount: null })).toBe(true)
    expect(await keep({ is_active: false })).toBe(false)
  })
})

describe('twenty adverts', () => {
  it('pause as the balance falls, and come back by themselves as it is topped up', async () => {
    const seller = await souk.signUp(newName('seller'))
    const { db } = souk.server.parts.database
    const user = await db
      .selectFrom('app_user')
      .select('id')
      .where('user_name', '=', seller.name)
      .executeTakeFirstOrThrow()
    // A trader of a large volume may have that many.
    await db.updateTable('trader').set({ completed_trades: 50 }).where('user_id', '=', user.id).execute()
    const { body: clock } = await souk.call<{ now: string }>('GET /dev/clock')
    await db
      .insertInto('trade_volume_day')
      .values({ user_id: user.id, day: new Date(clock.now), usd: '60000' })
      .execute()
    await souk.give(seller, 'BTC', '0.0051')
    const desk = deskOf(souk, seller)
    const ten = Array.from({ length: 10 }, () => ({ minimum: '300000', maximum: '500000' }))
    expect((await desk.makeSeveral(ten)).status).toBe(200)
    expect((await desk.makeSeveral(ten)).status).toBe(200)
    const counts = async () => (await desk.mine()).counts
    expect(await counts()).toMatchObject({ all: 20, shown: 20, hidden: 0 })

    const [first] = (await desk.mine()).items
    const buyer = await newBuyer(souk)
    const opened = await openTrade(souk, buyer, first ?? { id: '', price: '' }, '300000')
    expect(opened.status).toBe(200)
    expect(await counts()).toMatchObject({ shown: 0, hidden: 20 })
    const ids = (await desk.mine('?limit=20')).items.map(({ id }) => id)
    const states = await desk.states(ids)
    expect(new Set(states.map(({ invisible_reasons: reasons }) => String(reasons)))).toEqual(
      new Set(['balance_too_low']),
    )
    expect(states).toHaveLength(20)

    await souk.give(seller, 'BTC', '0.003')
    expect(await counts()).toMatchObject({ shown: 20, hidden: 0 })
  })
})
