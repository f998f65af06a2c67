import { describe, expect, it } from 'vitest'
import { makeAdvert, openTrade } from '../../support/souk.ts'
import { suiteSouk } from '../../support/suiteSouk.ts'
import type { Json, Person } from '../../support/soukClient.ts'
import { savedRequisites } from '../roles/props.ts'
import { newName, signUpTrader } from '../roles/scene.ts'

const minute = 60_000
const souk = suiteSouk()

type Action = Json & { action: string; is_available: boolean; reason: string | null }
type Trade = Json & { id: string; requisites: Json[]; actions: Action[]; code: string }

const lines = [...savedRequisites.credentials]

/** A seller whose advert uses saved requisites, and a buyer. */
async function market(saved: object, methods: readonly string[] = ['opay']) {
  const [seller, buyer] = [await signUpTrader(souk, 'seller'), await signUpTrader(souk, 'buyer')]
  await souk.give(seller, 'BTC', '1')
  const { body: credential } = await souk.call<Json & { id: string }>('POST /v1/payment_credentials', {
    as: seller,
    body: { ...savedRequisites, ...saved },
  })
  const advert = await makeAdvert(souk, seller, {
    requisites: [],
    payment_credential_id: credential.id,
    payment_method_codes: methods,
  })
  const open = async (amount = '20000', body: object = {}): Promise<Trade> => {
    const answer = await souk.call<Trade>(`POST /v1/pro/${advert.id}/trades`, {
      as: buyer,
      body: { amount, price_seen: advert.price, payment_method_code: 'opay', ...body },
    })
    expect(answer).toMatchObject({ status: 200 })
    return answer.body
  }
  const act = (who: Person, trade: Trade, action: string, body?: object) =>
    souk.call<Trade>(`POST /v1/trades/${trade.id}/${action}`, { as: who, ...(body ? { body } : {}) })
  const seen = async (who: Person, trade: Trade) =>
    (await souk.call<Trade>(`GET /v1/trades/${trade.id}`, { as: who })).body
  return { seller, buyer, credential, advert, open, act, seen }
}

const actionOf = (trade: Trade, name: string) => trade.actions.find(({ action }) => action === name)

describe('opening on an advert with saved requisites', () => {
  it('gives them at once, with the link and the note, up to the largest amount', async () => {
    const { open } = await market({
      auto_issue: true,
      max_auto_issue_amount: '20000',
      applink: 'https://opay.example/pay',
      description: 'No comment, please.',
    })
    const given = [
      ...lines,
      { kind: 'applink', value: 'https://opay.example/pay' },
      { kind: 'note', value: 'No comment, please.' },
    ]
    expect(await open('20000')).toMatchObject({ requisites: given, is_waiting_for_requisites: false })
    expect(await open('20000.01')).toMatchObject({ requisites: [], is_waiting_for_requisites: true })
  })

  it.each([
    ['they are not given by themselves', {}],
    ['they are switched off', { auto_issue: true, is_active: false }],
  ])('begins without while %s', async (_, saved) => {
    const { open } = await market(saved)
    expect(await open()).toMatchObject({ requisites: [], is_waiting_for_requisites: true })
  })

  it('begins without when the buyer pays by another method than theirs', async () => {
    const { open } = await market({ auto_issue: true }, ['opay', 'palmpay'])
    expect((await open('20000', { payment_method_code: 'palmpay' })).requisites).toEqual([])
    expect((await open()).requisites).toEqual(lines)
  })

  it('is not broken by requisites that are gone', async () => {
    const { open, credential } = await market({ auto_issue: true })
    await souk.server.parts.database.db
      .deleteFrom('payment_credential')
      .where('id', '=', credential.id as never)
      .execute()
    expect(await open()).toMatchObject({ status: 'new', requisites: [], is_waiting_for_requisites: true })
  })

  it('leaves open trades what they were given when their owner changes them', async () => {
    const { seller, buyer, credential, open, seen } = await market({ auto_issue: true })
    const trade = await open()
    const credentials = [
      { kind: 'account_number', value: '0999999999' },
      { kind: 'account_name', value: 'KUNLE O. ADEYEMI' },
    ]
    await souk.call(`PATCH /v1/payment_credentials/${credential.id}`, { as: seller, body: { credentials } })
    expect((await seen(buyer, trade)).requisites).toEqual(lines)
    expect((await open()).requisites).toEqual(credentials)
  })
})

describe('a trade that waits for requisites', () => {
  it('cannot be marked paid until the seller gives them; then the time to pay begins again', async () => {
    const { seller, buyer, credential, open, act, seen } = await market({})
    const trade = await open()
    expect(trade).toMatchObject({ is_waiting_for_requisites: true, needs_viewer: false })
    expect(actionOf(trade, 'confirm')).toMatchObject({ is_available: false, reason: 'requisites_missing' })
    expect((await act(buyer, trade, 'confirm', {})).body.code).toBe('requisites_missing')
    const waiting = await seen(seller, trade)
    expect(waiting).toMatchObject({ needs_viewer: true, timer: { kind: 'pay', is_mine: true } })
    expect(actionOf(waiting, 'issue_requisites')).toMatchObject({ is_available: true })

    await souk.advance(20 * minute)
    const issued = await act(seller, trade, 'requisites', { payment_credential_id: credential.id })
    expect(issued.body).toMatchObject({ status: 'new', requisites: lines, is_waiting_for_requisites: false })
    const after = await seen(buyer, trade)
    expect(after).toMatchObject({ requisites: lines, needs_viewer: true, timer: { is_mine: true } })
    expect(actionOf(after, 'confirm')).toMatchObject({ is_available: true })
    const before = Date.parse(String(trade['escrow_ends_at']))
    const moved = Date.parse(String(after['escrow_ends_at'])) - before
    expect(Math.round(moved / minute)).toBe(20)
    expect((await act(seller, trade, 'requisites', { payment_credential_id: credential.id })).body.code).toBe(
      'requisites_given',
    )
    const { body: chat } = await souk.call<{ items: { system_code?: string; note?: { code: string } }[] }>(
      `GET /v1/trades/${trade.id}/messages`,
      { as: buyer },
    )
    expect(JSON.stringify(chat)).toContain('requisites_given')
    const { body: told } = await souk.call<{ items: Json[] }>('GET /v1/notifications', { as: buyer })
    expect(told.items).toMatchObject([
      {
        code: 'requisites_given',
        trade_id: trade.id,
        partner_name: seller.name,
        ends_at: expect.any(String),
      },
    ])
    expect(JSON.stringify(told)).not.toContain(lines[0]?.value)
    expect((await act(buyer, trade, 'confirm', {})).body['status']).toBe('paid_confirmed')
  })

  it('takes typed lines too, safe ones alone, and never none or both', async () => {
    const { seller, credential, open, act } = await market({})
    const trade = await open()
    const typed = [{ kind: 'note', value: 'Ask at the counter.' }]
    const at = (field: string, code: string) => ({
      status: code === 'not_found' ? 404 : 422,
      body: { code, errors: { [field]: [expect.any(String)] } },
    })
    const issue = (body: object) => act(seller, trade, 'requisites', body)
    const field = 'payment_credential_id'
    expect(await issue({})).toMatchObject(at('requisites', 'required'))
    expect(await issue({ requisites: typed, [field]: credential.id })).toMatchObject(
      at(field, 'invalid_choice'),
    )
    expect(await issue({ [field]: newName('nothing') })).toMatchObject(at(field, 'not_found'))
    const link = [{ kind: 'applink', value: 'javascript:alert(1)' }]
    expect(await issue({ requisites: link })).toMatchObject(at('requisites', 'applink_invalid'))
    expect((await issue({ requisites: typed })).body.requisites).toEqual(typed)
  })

  it('ends like any other when nobody gives them, and the buyer may leave it', async () => {
    const { seller, buyer, open, act, seen } = await market({})
    const [left, forgotten] = [await open(), await open()]
    expect((await act(buyer, left, 'cancel', {})).body['status']).toBe('cancelled_by_buyer')
    expect((await act(seller, left, 'requisites', { requisites: lines })).body.code).toBe('trade_finished')
    await souk.advance(36 * minute)
    await expect.poll(async () => (await seen(seller, forgotten))['status']).toBe('cancelled')
  })
})

describe('leaving a trade that waits for requisites', () => {
  const figures = async ({ name }: Person) =>
    (await souk.call(`GET /v1/profiles/${name}`)).body['cancelled_percent']
  const trading = async (as: Person) => (await souk.call('GET /v1/me', { as })).body['trading']

  it('is the seller’s cancellation, and pauses nobody', async () => {
    const { seller, buyer, open, act } = await market({})
    for (let count = 0; count < 3; count++) {
      const trade = await open()
      await souk.advance(6 * minute)
      expect((await act(buyer, trade, 'cancel', {})).status).toBe(200)
    }
    expect(await trading(buyer)).toMatchObject({ allowed: true })
    // Both have completed fifty trades.
    expect([await figures(buyer), await figures(seller)]).toEqual(['0', '5.6'])
  })

  it('is nobody’s before the seller had time', async () => {
    const { seller, buyer, open, act } = await market({})
    await act(buyer, await open(), 'cancel', {})
    expect([await figures(buyer), await figures(seller)]).toEqual(['0', '0'])
  })

  it('is a cancellation like any other once they were given', async () => {
    const { seller, buyer, credential, open, act } = await market({})
    for (let count = 0; count < 3; count++) {
      const trade = await open()
      await act(seller, trade, 'requisites', { payment_credential_id: credential.id })
      await act(buyer, trade, 'cancel', {})
    }
    expect(await trading(buyer)).toMatchObject({ allowed: false, reason: 'opening_paused' })
    expect([await figures(buyer), await figures(seller)]).toEqual(['5.6', '5.6'])
  })
})

describe('selling to a buy advert', () => {
  it('may name saved requisites of one’s own, of the currency and the method, that are switched on', async () => {
    const { seller, credential, buyer } = await market({})
    const advert = await makeAdvert(souk, buyer, { type: 'Ad::Buy', requisites: [] })
    const sell = (body: object) =>
      souk.call<Trade>(`POST /v1/pro/${advert.id}/trades`, {
        as: seller,
        body: { amount: '20000', price_seen: advert.price, payment_method_code: 'opay', ...body },
      })
    expect((await sell({})).body).toMatchObject({
      code: 'required',
      errors: { requisites: [expect.any(String)] },
    })
    const { body: others } = await souk.call<Json & { id: string }>('POST /v1/payment_credentials', {
      as: buyer,
      body: savedRequisites,
    })
    expect((await sell({ payment_credential_id: others.id })).status).toBe(404)
    expect((await sell({ payment_credential_id: credential.id })).body.requisites).toEqual(lines)
    await souk.call(`PATCH /v1/payment_credentials/${credential.id}`, {
      as: seller,
      body: { is_active: false },
    })
    expect((await sell({ payment_credential_id: credential.id })).body.code).toBe('invalid_choice')
  })
})

describe('typed requisites', () => {
  it('of an advert are given to its trades as before', async () => {
    const { seller, buyer } = await market({})
    const advert = await makeAdvert(souk, seller)
    const { body } = await openTrade(souk, buyer, advert)
    expect(body).toMatchObject({ requisites: [{ kind: 'wallet_id', value: '0142883761' }, {}] })
  })
})
