import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { storeStatuses, storeTransitions, type StoreMove } from '../../../server/domain/store/machine.ts'
import type { StoreId } from '../../../server/domain/identifier/identifier.ts'
import { moveStore } from '../../../server/modules/shop/store/reviewStore.ts'
import { cableSocket } from '../../support/network/cableSocket.ts'
import { testPassword, type Json, type Person } from '../../support/soukClient.ts'
import { suiteSouk } from '../../support/suiteSouk.ts'
import { newName } from '../roles/scene.ts'
import { newStore } from '../roles/props.ts'

const souk = suiteSouk()
let owner: Person
beforeEach(async () => {
  owner = await souk.signUp(newName('merchant'))
})

const second = 1000
const stores = '/v1/me/merchant_accounts'

const create = (as: Person, body: Json = {}, key: string = randomUUID()) =>
  souk.call(`POST ${stores}`, { as, key, body: { ...newStore, ...body } })
const created = async (as: Person, body: Json = {}) => (await create(as, body)).body['account_id'] as StoreId
const read = async (as: Person, id: string) => (await souk.call(`GET ${stores}/${id}`, { as })).body
const change = (as: Person, id: string, body: Json) => souk.call(`PATCH ${stores}/${id}`, { as, body })
const listed = async (as: Person) =>
  (
    await souk.call<{ items: { account_id: string; look: { title: string } }[]; limit: number }>(
      `GET ${stores}`,
      { as },
    )
  ).body
const move = (id: StoreId, name: StoreMove, reason: string | null = null) => {
  const { database, random, clock } = souk.server.parts
  return database.transaction(tx => moveStore(tx, random, id, { move: name, reason }, clock.now()))
}

describe('opening a store', () => {
  it('has the usual look, and waits for its review', async () => {
    const { status, body } = await create(owner)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      type: 'goods',
      currency_code: 'USD',
      crypto_currency_codes: ['BTC', 'USDT'],
      status: 'pending_review',
      status_reason: null,
      look: {
        title: 'Harbor & Pine Coffee',
        is_approved: false,
        show_name: true,
        default_locale: 'en',
        logo: null,
        style: { background_color1: '#c7cdfd', background_color2: '#cea3fa', background: null },
      },
    })
    const waits = Date.parse(body['review_ends_at'] as string) - Date.parse(body['created_at'] as string)
    expect(waits).toBe(24 * 3600 * second)
    expect(await listed(owner)).toMatchObject({ items: [{ account_id: body['account_id'] }], limit: 10 })
  })

  it('makes one store of a call that comes twice', async () => {
    const key = randomUUID()
    const answers = await Promise.all([create(owner, {}, key), create(owner, {}, key)])
    expect(new Set(answers.map(({ body }) => body['account_id'])).size).toBe(1)
    expect((await listed(owner)).items).toHaveLength(1)
  })

  it('is refused above the limit, also for calls at once', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => create(owner)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10)
    expect(answers.filter(({ body }) => body['code'] === 'store_limit_reached')).toHaveLength(2)
  })

  it.each([
    ['no title', { title: '   ' }, 'title'],
    ['a title of one character', { title: 'A' }, 'title'],
    ['a title too long', { title: 'A'.repeat(61) }, 'title'],
    ['a coin that there is not', { crypto_currency_codes: ['BTC', 'NOPE'] }, 'crypto_currency_codes'],
    ['no coin', { crypto_currency_codes: [] }, 'crypto_currency_codes'],
    ['a fiat that there is not', { currency_code: 'XXX' }, 'currency_code'],
    ['a type that there is not', { type: 'casino' }, 'type'],
  ])('refuses %s at its field', async (_, body, field) => {
    const answer = await create(owner, body)
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.body['errors'] as Json)).toEqual([field])
    expect((await listed(owner)).items).toEqual([])
  })

  it('keeps nothing in a title that turns the reading direction around', async () => {
    const id = await created(owner, { title: ' Har\u202Ebor \u2066 &  Pine\u200F ' })
    expect(await read(owner, id)).toMatchObject({ look: { title: 'Harbor & Pine' } })
  })
})

describe('a store', () => {
  it('is its owner’s alone', async () => {
    const id = await created(owner)
    const stranger = await souk.signUp(newName('stranger'))
    for (const answer of [
      await souk.call(`GET ${stores}/${id}`, { as: stranger }),
      await change(stranger, id, { title: 'Mine now' }),
      await souk.call(`DELETE ${stores}/${id}`, { as: stranger }),
      await souk.call(`POST ${stores}/${id}/previews`, { as: stranger, body: {} }),
    ])
      expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } })
    expect(await read(owner, id)).toMatchObject({ look: { title: 'Harbor & Pine Coffee' } })
  })

  it('changes what is named, and nothing else', async () => {
    const id = await created(owner)
    const before = await read(owner, id)
    const { body } = await change(owner, id, { title: 'Pine', currency_code: null, show_name: false })
    expect(body).toEqual({
      ...before,
      currency_code: null,
      look: { ...(before['look'] as Json), title: 'Pine', show_name: false },
    })
    expect(await read(owner, id)).toEqual(body)
  })

  it('is closed for good, and is there no more', async () => {
    const id = await created(owner)
    expect((await souk.call(`DELETE ${stores}/${id}`, { as: owner })).status).toBe(200)
    expect((await souk.call(`GET ${stores}/${id}`, { as: owner })).status).toBe(404)
    expect((await souk.call(`DELETE ${stores}/${id}`, { as: owner })).status).toBe(404)
    expect((await listed(owner)).items).toEqual([])
    await souk.advance(20 * second)
    expect(await move(id, 'approve')).toBeNull()
  })

  it('goes with its owner’s account', async () => {
    const id = await created(owner)
    const { body } = await souk.call<{ token: string }>(`POST ${stores}/${id}/previews`, {
      as: owner,
      body: {},
    })
    const gone = await souk.call('DELETE /v1/me/delete', {
      as: owner,
      body: { user_name: owner.name, password: testPassword },
    })
    expect(gone.status).toBe(200)
    const shown = await souk.call('POST /v1/merchant_previews', { body: { token: body.token } })
    expect(shown.status).toBe(404)
  })
})

describe('the review of a store', () => {
  it('is done by time where nobody else does it, and its owner hears of it', async () => {
    const socket = cableSocket(`${souk.server.url.replace('http', 'ws')}/cable?token=${owner.token}`)
    await socket.frame(({ type }) => type === 'welcome')
    await socket.subscribe(JSON.stringify({ channel: 'AppChannel' }))
    const id = await created(owner)
    await souk.advance(9 * second)
    expect(await read(owner, id)).toMatchObject({ status: 'pending_review' })
    await souk.advance(2 * second)
    expect(await read(owner, id)).toMatchObject({
      status: 'active',
      review_ends_at: null,
      look: { is_approved: true },
    })
    expect(await socket.event('merchant_account_changed')).toMatchObject({ account_id: id, status: 'active' })
    await socket.close()
    const notices = await souk.call<{ items: Json[] }>('GET /v1/notifications', { as: owner })
    expect(notices.body.items).toMatchObject([{ code: 'store_approved' }])
  })

  it('suspends with a reason, and restores', async () => {
    const id = await created(owner)
    await move(id, 'suspend', 'The goods are not those of the description.')
    expect(await read(owner, id)).toMatchObject({
      status: 'suspended',
      status_reason: 'The goods are not those of the description.',
    })
    // The time that would have approved it finds it suspended.
    await souk.advance(20 * second)
    expect(await read(owner, id)).toMatchObject({ status: 'suspended' })
    await move(id, 'restore')
    expect(await read(owner, id)).toMatchObject({ status: 'active', status_reason: null })
  })

  const names = Object.keys(storeTransitions) as StoreMove[]
  const refused = names.flatMap(name =>
    storeStatuses
      .filter(status => !(storeTransitions[name].from as readonly string[]).includes(status))
      .map(status => [name, status] as const),
  )
  it.each(refused)('does not %s what is %s', async (name, status) => {
    const id = await created(owner)
    await souk.server.parts.database.db.updateTable('store').set({ status }).where('id', '=', id).execute()
    expect(await move(id, name)).toBeNull()
    expect(await read(owner, id)).toMatchObject({ status })
  })
})
