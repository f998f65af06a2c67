import { describe, expect, it } from 'vitest'
import type { Json, Person } from '../../support/soukClient.ts'
import { suiteCast, suiteSouk } from '../../support/suiteSouk.ts'
import { gatherCast, onePixel, pictureForm, present, setScene, type Scene } from '../roles/scene.ts'

const souk = suiteSouk()
const cast = suiteCast(souk)

const minute = 60_000
const hour = 60 * minute

/** A trade with its people, and what they do in it. */
function players(scene: Scene) {
  const [buyer, seller] = [present(scene.cast.counterparty), present(scene.cast.owner)]
  const arbiter = present(scene.cast.arbiter)
  const act = (who: Person, action: string, body: object = {}) =>
    souk.call<Json & { code: string; dispute: DisputeView }>(`POST /v1/trades/${scene.trade}/${action}`, {
      as: who,
      body,
    })
  let messages = 0
  const say = (who: Person, text: string) =>
    act(who, 'create_message_in_trade_conversation', { text, client_id: `client-1${(messages += 1)}00` })
  const seen = async (who: Person) =>
    (await souk.call<Json & { dispute: DisputeView }>(`GET /v1/trades/${scene.trade}`, { as: who })).body
  return { buyer, seller, arbiter, act, say, seen }
}

interface DisputeView {
  readonly reason: string | null
  readonly opened_by: string
  readonly statements: readonly { side: string; text: string }[]
  readonly evidence: readonly { code: string; side: string; is_done: boolean }[]
  readonly replies_left: { buyer: number; seller: number }
  readonly waits_for: readonly string[]
  readonly raise_at: string | null
  readonly raised_at: string | null
  readonly ruling: object | null
}

const opening = { reason: 'third_party_payment', statement: 'I have paid from my own account.' }

/** Uploads a picture to a trade. */
async function upload(who: Person, trade: string): Promise<string> {
  const answer = await fetch(`${souk.server.url}/api/v1/trades/${trade}/attachments`, {
    method: 'POST',
    headers: { 'x-access-token': who.token, 'idempotency-key': crypto.randomUUID() },
    body: pictureForm(),
  })
  return ((await answer.json()) as { id: string }).id
}

const ticked = ({ evidence }: DisputeView) =>
  evidence.filter(({ is_done }) => is_done).map(({ side, code }) => `${side} ${code}`)

describe('a dispute', () => {
  it('has a reason, opening statements, evidence that is ticked by what is there, and whose word comes next', async () => {
    const scene = await setScene(souk, cast, 'disputable')
    const { buyer, seller, arbiter, act, say, seen } = players(scene)
    expect((await act(buyer, 'create_dispute', { statement: opening.statement })).status).toBe(422)
    expect((await act(buyer, 'create_dispute', { ...opening, reason: 'boredom' })).status).toBe(422)
    const receipts = [await upload(buyer, scene.trade), await upload(buyer, scene.trade)]
    const opened = await act(buyer, 'create_dispute', { ...opening, attachment_ids: receipts })
    expect(opened.body.dispute).toMatchObject({
      reason: 'third_party_payment',
      opened_by: 'buyer',
      statements: [{ side: 'buyer', text: opening.statement }],
      replies_left: { buyer: 0, seller: 1 },
      waits_for: ['seller'],
      raised_at: null,
      ruling: null,
    })
    // The scene's seller sent a picture before.
    expect(ticked(opened.body.dispute)).toEqual([
      'buyer statement',
      'buyer receipt',
      'seller account_history',
    ])
    expect((await say(buyer, 'One more thing.')).body.code).toBe('no_reply_left')
    expect((await say(seller, 'Nothing has arrived.')).status).toBe(200)
    expect((await seen(seller)).dispute).toMatchObject({
      statements: [{ side: 'buyer' }, { side: 'seller', text: 'Nothing has arrived.' }],
      replies_left: { buyer: 0, seller: 0 },
      waits_for: ['arbiter'],
    })
    expect((await seen(seller))['needs_viewer']).toBe(false)
    await say(arbiter, 'Buyer, from which account? Seller, show me your statement.')
    const asked = await seen(buyer)
    expect(asked).toMatchObject({
      needs_viewer: true,
      dispute: { replies_left: { buyer: 1, seller: 1 }, waits_for: ['buyer', 'seller'] },
    })
    await say(buyer, 'From OPay.')
    expect((await seen(arbiter)).dispute).toMatchObject({ waits_for: ['seller'] })
  })

  it('shows both sides the files of the statement, and an arbiter their bytes', async () => {
    const scene = await setScene(souk, cast, 'disputable')
    const { buyer, arbiter, act } = players(scene)
    const receipt = await upload(buyer, scene.trade)
    await act(buyer, 'create_dispute', { ...opening, attachment_ids: [receipt] })
    const { body } = await souk.call<{ items: { text: string; author: string; attachment: Json | null }[] }>(
      `GET /v1/trades/${scene.trade}/messages`,
      { as: arbiter },
    )
    expect(body.items.slice(0, 3).map(({ text, author }) => [author, text])).toEqual([
      ['buyer', ''],
      ['buyer', opening.statement],
      ['system', ''],
    ])
    const address = `${souk.server.url}/api${String(body.items[0]?.attachment?.['url']).replace('/api', '')}`
    const file = await fetch(address, { headers: { 'x-access-token': arbiter.token } })
    expect(file.headers.get('content-type')).toBe('image/png')
    expect(onePixel.length).toBeGreaterThan(0)
  })

  it('takes no file of somebody else, nor one that is used, and then nothing of it has happened', async () => {
    const scene = await setScene(souk, cast, 'disputable')
    const { buyer, seller, act, seen } = players(scene)
    for (const file of [await upload(seller, scene.trade), scene.attachment, 'nonsense']) {
      const refused = await act(buyer, 'create_dispute', { ...opening, attachment_ids: [file] })
      expect([refused.status, refused.body.code]).toEqual([404, 'not_found'])
    }
    expect(await seen(buyer)).toMatchObject({ status: 'paid_confirmed', dispute: null })
  })

  it.each([
    ['buyer', 'completed_by_admin', 'available'],
    ['seller', 'cancelled_by_admin', 'in_escrow'],
  ])('is ruled for the %s once, with a reason that both read', async (side, status) => {
    const scene = await setScene(souk, cast, 'dispute')
    const { buyer, seller, arbiter, act, seen } = players(scene)
    const ruling = { in_favour_of: side, reason: 'The statement of the bank settles it.' }
    expect((await act(arbiter, 'rule', { in_favour_of: side, reason: 'Short.' })).status).toBe(422)
    expect((await act(arbiter, 'rule', ruling)).status).toBe(200)
    expect((await act(arbiter, 'rule', ruling)).body.code).toBe('trade_finished')
    for (const reader of [buyer, seller, arbiter])
      expect(await seen(reader)).toMatchObject({
        status,
        dispute: { waits_for: [], ruling: { ...ruling, by: arbiter.name } },
      })
  })

  it('that a suspension opens has no reason, and each side its opening statement', async () => {
    const scene = await setScene(souk, cast, 'paid')
    const { buyer, seller, say, seen } = players(scene)
    await souk.call('POST /dev/standing', { body: { user_name: buyer.name, standing: 'suspended' } })
    expect(await seen(seller)).toMatchObject({
      status: 'disput',
      dispute: {
        reason: null,
        opened_by: 'system',
        statements: [],
        replies_left: { buyer: 1, seller: 1 },
        waits_for: ['buyer', 'seller'],
      },
    })
    expect((await say(buyer, 'I have paid, here is how.')).status).toBe(200)
    expect((await seen(seller)).dispute.statements).toMatchObject([{ side: 'buyer' }])
  })
})

describe('the list of disputes', () => {
  interface Item {
    readonly trade_id: string
    readonly kind: string
    readonly raised_at: string | null
    readonly waits_for: string[]
    readonly is_own: boolean
  }
  const list = async (query = '') =>
    (
      await souk.call<{ items: Item[]; counts: { disputes: number; raised: number }; total: number }>(
        `GET /v1/disputes${query}`,
        { as: present(cast.arbiter) },
      )
    ).body
  const order = async () => (await list('?limit=100')).items.map(({ trade_id }) => trade_id)

  it('puts those first that have waited longest for an arbiter’s word, and marks those raised', async () => {
    const first = await setScene(souk, cast, 'dispute')
    const second = await setScene(souk, cast, 'dispute')
    const of = async (...scenes: Scene[]) =>
      (await order()).filter(id => scenes.some(({ trade }) => trade === id))
    expect(await of(first, second)).toEqual([first.trade, second.trade])
    await souk.advance(10 * minute)
    await players(first).say(present(cast.arbiter), 'Show me the receipt, please.')
    expect(await of(first, second)).toEqual([second.trade, first.trade])
    await souk.advance(24 * hour - 8 * minute)
    const { items, counts } = await list('?limit=100')
    const stateOf = ({ trade }: Scene) => items.find(({ trade_id }) => trade_id === trade)
    expect(stateOf(second)).toMatchObject({ raised_at: expect.any(String), waits_for: ['seller'] })
    expect(stateOf(first)).toMatchObject({ raised_at: null, waits_for: ['buyer', 'seller'] })
    expect(counts.disputes).toBe(items.length)
    expect(counts.raised).toBeGreaterThan(0)
    expect((await players(second).seen(present(cast.owner))).dispute.raised_at).not.toBeNull()
  })

  it('is paged, and says which of them are one’s own', async () => {
    const scene = await setScene(souk, cast, 'dispute')
    const { seller, act } = players(scene)
    const { total } = await list()
    const one = await list(`?limit=1&page=${total}`)
    expect(one.items).toMatchObject([{ trade_id: scene.trade, is_own: false }])
    await souk.call('POST /dev/standing', { body: { user_name: seller.name, roles: ['user', 'arbiter'] } })
    const again = await souk.call<{ api_token: string }>('POST /dev/log_in_as', {
      body: { user_name: seller.name },
    })
    const as = { name: seller.name, token: again.body.api_token }
    const own = await souk.call<{ items: Item[] }>(`GET /v1/disputes?limit=100`, { as })
    expect(own.body.items.find(({ trade_id }) => trade_id === scene.trade)).toMatchObject({ is_own: true })
    const read = await souk.call(`GET /v1/trades/${scene.trade}/case`, { as })
    expect([read.status, read.body['code']]).toEqual([403, 'arbiter_is_party'])
    await souk.call('POST /dev/standing', { body: { user_name: seller.name, roles: ['user'] } })
    await act(present(cast.arbiter), 'rule', { in_favour_of: 'buyer', reason: 'The receipt is genuine.' })
    expect(await order()).not.toContain(scene.trade)
  })
})

it('lays both sides out for an arbiter: figures, record, risks, past trades, and what is between them', async () => {
  const cast = await gatherCast(souk)
  const scene = await setScene(souk, cast, 'ruled')
  const next = await setScene(souk, { ...cast, counterparty: scene.cast.counterparty }, 'dispute')
  const { buyer, seller, arbiter } = players(next)
  const { status, body } = await souk.call(`GET /v1/trades/${next.trade}/case`, { as: arbiter })
  expect(status).toBe(200)
  expect(body).toMatchObject({
    trade_id: next.trade,
    buyer: { trader: { user_name: buyer.name }, standing: 'ok', record: { total: 0 }, trades: [] },
    seller: {
      trader: { user_name: seller.name },
      record: { total: 1, won: 0, lost: 1 },
      trades: [
        { trade_id: scene.trade, side: 'seller', status: 'completed_by_admin', was_disputed: true },
        { side: 'seller', status: 'completed_by_seller', was_disputed: false },
      ],
    },
    between: { completed: 0 },
    together: [],
  })
  // Neither requisites nor addresses are in it.
  expect(JSON.stringify(body)).not.toContain('0142883761')
})
