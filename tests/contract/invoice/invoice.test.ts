import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listedAddresses } from '../../../server/adapters/aml/listedAml.ts'
import { networkCodes } from '../../../server/domain/reference/network.ts'
import { startFreshSouk } from '../../support/freshSouk.ts'
import type { TestSouk } from '../../support/souk.ts'
import { messagesTo, tokenTo } from '../account/inbox.ts'
import { books, chainOf, held } from '../money/deposit/chain.ts'
import { approve, openShop, pay, tronBlocks } from './shop.ts'

let souk: TestSouk
let shop: Awaited<ReturnType<typeof openShop>>
const tron = () => chainOf(souk, 'tron')

beforeAll(async () => {
  Object.assign(listedAddresses, { tron: [listedOnTron] })
  souk = await startFreshSouk()
  for (const network of networkCodes) await chainOf(souk, network).stop()
  shop = await openShop(souk)
})
afterAll(async () => {
  Object.assign(listedAddresses, { tron: [] })
  expect(await books(souk)).toEqual([])
  expect(souk.faults).toEqual([])
  await souk.close()
})

const minute = 60_000
const goodAddress = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8'
/** On the list while this file runs. */
const listedOnTron = 'TAcN9gFvXZAxsWQQzWWbydBmscBHnEi5nZ'

/** An invoice of 100 USDT whose payer has chosen USDT on TRON. */
async function chosen(changes = {}) {
  const { body } = await shop.create(changes)
  const view = (await shop.choose(body.unique_id)).body
  return { id: body.id, uniqueId: body.unique_id, address: view.place?.address ?? '', view }
}

describe('an invoice', () => {
  it('is made once, and asks its payer for a coin', async () => {
    const key = randomUUID()
    const made = await shop.create({ email: 'payer@example.com', product_description: 'Ground.' }, key)
    expect(made.status).toBe(200)
    expect(made.body).toMatchObject({
      status: 'created',
      amount: { amount: '100', asset: 'USDT' },
      received: { amount: '0', asset: 'USDT' },
      processing_percent: '1',
      actions: ['cancel', 'mail'],
    })
    expect(
      (await shop.create({ email: 'payer@example.com', product_description: 'Ground.' }, key)).body.id,
    ).toBe(made.body.id)
    const view = await shop.look(made.body.unique_id)
    expect(view).toMatchObject({
      state: 'choosing',
      payer_email: 'p•••@example.com',
      actions: ['choose'],
      place: null,
      look: { title: 'Harbor & Pine Coffee' },
    })
    expect(view.ways).toContainEqual(expect.objectContaining({ coin: 'USDT', network: 'tron' }))
  })

  it('shows its payer nothing of its store that is for those who review it', async () => {
    const { description } = (
      await souk.call<{ description: string }>(`GET /v1/me/merchant_accounts/${shop.store}`, {
        as: shop.owner,
      })
    ).body
    expect(description).not.toBe('')
    const view = await shop.look((await shop.create()).body.unique_id)
    expect(JSON.stringify(view)).not.toContain(description)
  })

  it.each([
    [{ amount: '0' }, 'amount'],
    [{ amount: '0.0000001' }, 'amount'],
    [{ amount: '0.5' }, 'amount'],
    [{ amount: '2000000', asset: 'USD' }, 'amount'],
    [{ asset: 'XXX' }, 'asset'],
    [{ product_title: ' \u202E ' }, 'product_title'],
    [{ send_email: true }, 'email'],
    [{ email: 'nobody' }, 'email'],
    [{ reference: 'two words' }, 'reference'],
  ])('%j is refused at its field', async (changes, field) => {
    const { status, body } = await shop.create(changes)
    expect(status).toBe(422)
    expect(Object.keys(body['errors'] as object)).toEqual([field])
  })

  it('of a store that is not reviewed is refused', async () => {
    const other = await openShop(souk)
    await souk.server.parts.database.db
      .updateTable('store')
      .set({ status: 'pending_review' })
      .where('id', '=', other.store as never)
      .execute()
    expect((await other.create()).body.code).toBe('store_not_active')
  })

  it('has an order number that no other of its store has', async () => {
    expect((await shop.create({ reference: 'A-1' })).status).toBe(200)
    expect((await shop.create({ reference: 'A-1' })).body.code).toBe('reference_taken')
  })

  it('is mailed to its payer, in its language', async () => {
    const email = `${randomUUID()}@example.com`
    const { body } = await shop.create({ email, send_email: true, locale: 'ru' })
    const [letter] = await messagesTo(souk, email)
    expect(letter?.subject).toContain('Счёт от магазина Harbor & Pine Coffee')
    expect(letter?.text).toContain(`/ru/invoice/${body.unique_id}`)
    expect(letter?.text).not.toContain(shop.owner.name)
  })
})

describe('a payment', () => {
  it('is asked for exactly, seen, counted and paid out less the fee', async () => {
    const { id, uniqueId, address, view } = await chosen()
    expect(view).toMatchObject({ state: 'waiting', place: { amount: '100', memo: null, is_simulated: true } })
    const before = (await held(souk, shop.owner, 'USDT')).available
    const txid = await pay(souk, address, '100')
    expect(await shop.look(uniqueId)).toMatchObject({
      state: 'seen',
      actions: [],
      seen: { received: { amount: '100', asset: 'USDT' }, confirmations: 0, confirmations_needed: 20, txid },
    })
    expect((await shop.act(id, 'cancel')).body.code).toBe('invoice_moved_on')
    await tron().mine(5)
    expect((await shop.look(uniqueId)).seen).toMatchObject({ confirmations: 5 })
    await tron().mine(15)
    expect(await shop.look(uniqueId)).toMatchObject({ state: 'paid', status: 'paid' })
    expect(await shop.read(id)).toMatchObject({
      status: 'paid',
      settled: [{ amount: '100', asset: 'USDT' }],
      processing_fee: [{ amount: '1', asset: 'USDT' }],
      actions: [],
    })
    expect(Number((await held(souk, shop.owner, 'USDT')).available) - Number(before)).toBe(99)
    expect((await shop.read(id)).timeline.map(({ kind }) => kind)).toEqual([
      'created',
      'way_chosen',
      'payment_seen',
      'payment_confirmed',
      'paid',
    ])
  })

  it('of a fiat invoice is priced by the market, and what was asked for is enough to the unit', async () => {
    const { body } = await shop.create({ amount: '86.40', asset: 'USD' })
    const view = (await shop.choose(body.unique_id, 'BTC', 'bitcoin')).body
    expect(view.place?.uri).toBe(`bitcoin:${view.place?.address}?amount=${view.place?.amount}`)
    await pay(souk, view.place?.address ?? '', view.place?.amount ?? '', 'BTC', 'bitcoin')
    await chainOf(souk, 'bitcoin').mine(2)
    expect(await shop.read(body.id)).toMatchObject({
      status: 'paid',
      received: { amount: '86.4', asset: 'USD' },
    })
  })

  it('in two parts asks for the exact rest, and is paid by it', async () => {
    const { id, uniqueId, address } = await chosen()
    await pay(souk, address, '60')
    expect(await shop.look(uniqueId)).toMatchObject({
      state: 'underpaid',
      place: { amount: '40' },
      seen: { received: { amount: '60' }, missing: { amount: '40', asset: 'USDT' } },
    })
    await tron().mine(tronBlocks)
    expect((await shop.read(id)).status).toBe('trade_initiated')
    await pay(souk, address, '40')
    expect((await shop.look(uniqueId)).state).toBe('seen')
    await tron().mine(tronBlocks)
    expect((await shop.look(uniqueId)).state).toBe('paid')
    expect((await shop.read(id)).payments).toHaveLength(2)
  })

  it('that is short gets a new price in time, and is held at the end of a day', async () => {
    const { id, uniqueId, address } = await chosen({ amount: '100', asset: 'USD' })
    await pay(souk, address, '60')
    await tron().mine(tronBlocks)
    const first = (await shop.look(uniqueId)).ends_at
    await souk.advance(16 * minute)
    const then = await shop.look(uniqueId)
    expect(then.state).toBe('underpaid')
    expect(Date.parse(then.ends_at ?? '')).toBeGreaterThan(Date.parse(first ?? ''))
    await souk.advance(25 * 60 * minute)
    expect(await shop.look(uniqueId)).toMatchObject({
      state: 'late',
      status: 'past_due',
      actions: ['leave_refund_address'],
      seen: { returnable: { amount: '60', asset: 'USDT' } },
    })
    const invoice = await shop.read(id)
    expect(invoice).toMatchObject({ has_held: true, payments: [{ rest: { kind: 'short', status: 'held' } }] })
    const rest = invoice.payments[0]?.rest?.id ?? ''
    expect((await shop.act(id, 'accept', { rest_id: rest })).body).toMatchObject({ has_held: false })
    expect((await shop.act(id, 'accept', { rest_id: rest })).body.code).toBe('rest_gone')
    expect((await shop.look(uniqueId)).state).toBe('paid')
  })

  it('of too much pays, and the rest goes back to an address that the payer’s letter confirms', async () => {
    const email = `${randomUUID()}@example.com`
    const { id, uniqueId, address } = await chosen({ email })
    await pay(souk, address, '130')
    await tron().mine(tronBlocks)
    expect(await shop.look(uniqueId)).toMatchObject({
      state: 'overpaid',
      seen: { returnable: { amount: '30', asset: 'USDT' } },
      refund_confirmed_by: 'email',
    })
    expect((await shop.leave(uniqueId, 'nowhere')).body).toMatchObject({
      errors: { address: [expect.anything()] },
    })
    expect((await shop.leave(uniqueId, address)).status).toBe(422)
    // TRON has no memos: one that is written would be lost.
    expect((await shop.leave(uniqueId, goodAddress, '77')).body).toMatchObject({
      errors: { memo: [expect.anything()] },
    })
    expect((await shop.leave(uniqueId, listedOnTron)).body).toMatchObject({
      code: 'aml_refused',
      errors: { address: [expect.anything()] },
    })
    expect((await shop.leave(uniqueId, goodAddress)).body).toMatchObject({ refund_address: goodAddress })
    const [refund] = (await shop.read(id)).refunds
    expect((await shop.act(id, 'refund', { refund_id: refund?.id ?? '' })).body.code).toBe('refund_by_email')
    const token = await tokenTo(souk, email)
    const shown = await souk.call('POST /v1/payer_invoices/refunds', { body: { token } })
    expect(shown.body).toMatchObject({ address: goodAddress, amount: { amount: '30', asset: 'USDT' } })
    const confirm = () => souk.call('POST /v1/payer_invoices/refund_confirmations', { body: { token } })
    expect((await confirm()).status).toBe(200)
    expect((await confirm()).body).toMatchObject({ code: 'link_unknown' })
    await souk.advance(5000)
    await souk.advance(5000)
    await tron().mine(tronBlocks)
    await souk.advance(5000)
    const after = await shop.read(id)
    expect(after.refunds).toMatchObject([{ status: 'sent', txid: expect.any(String) }])
    expect(after.payments).toMatchObject([{ rest: { kind: 'over', status: 'refunded' } }])
    expect(after.timeline.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['refund_asked', 'refund_confirmed', 'refund_sent']),
    )
    // It never was the store’s: nothing of it is in the store’s history.
    const { body } = await souk.call<{ items: { type: string }[] }>('GET /v1/transactions', {
      as: shop.owner,
    })
    expect(body.items.some(({ type }) => type.includes('Withdrawal'))).toBe(false)
  })

  it('goes back with the memo that its payer’s exchange knows them by', async () => {
    const { body } = await shop.create({})
    const { place } = (await shop.choose(body.unique_id, 'USDT', 'ton')).body
    expect(place?.way).toMatchObject({ network: 'ton', needs_memo: true })
    const to = place?.address ?? ''
    await chainOf(souk, 'ton').send({ asset: 'USDT', amount: '130', to, memo: place?.memo ?? null })
    await chainOf(souk, 'ton').mine(20)
    const exchange = 'EQDtFpEwcFAEcRe5mLVh2N6C0x-_hJEM7W61_JLnSF74p4q2'
    expect((await shop.leave(body.unique_id, exchange, ' 4417 ')).status).toBe(200)
    const [refund] = (await shop.read(body.id)).refunds
    expect(refund).toMatchObject({ memo: '4417' })
    await shop.act(body.id, 'refund', { refund_id: refund?.id ?? '' })
    await souk.advance(5000)
    await souk.advance(5000)
    await chainOf(souk, 'ton').mine(20)
    await souk.advance(5000)
    expect((await shop.read(body.id)).refunds).toMatchObject([{ status: 'sent' }])
    const { db } = souk.server.parts.database
    const sent = await db.selectFrom('withdrawal').select('memo').where('memo', '=', '4417').execute()
    expect(sent).toHaveLength(1)
  })

  it('that comes late waits for a decision, and goes back when the store says so', async () => {
    const { id, uniqueId, address } = await chosen()
    await souk.advance(16 * minute)
    expect(await shop.look(uniqueId)).toMatchObject({ state: 'expired', actions: ['renew'] })
    await pay(souk, address, '100')
    await tron().mine(tronBlocks)
    expect(await shop.look(uniqueId)).toMatchObject({
      state: 'late',
      seen: { returnable: { amount: '100' } },
    })
    expect((await shop.renew(uniqueId)).body.code).toBe('invoice_moved_on')
    await shop.leave(uniqueId, goodAddress)
    const [refund] = (await shop.read(id)).refunds
    expect((await shop.act(id, 'refund', { refund_id: refund?.id ?? '' })).status).toBe(200)
    expect((await shop.act(id, 'refund', { refund_id: refund?.id ?? '' })).body.code).toBe('refund_gone')
    await souk.advance(5000)
    await tron().mine(tronBlocks)
    await souk.advance(5000)
    expect((await shop.read(id)).refunds).toMatchObject([{ status: 'sent' }])
  })

  it('that vanishes takes the invoice back, and one that the chain drops after all takes the coins back', async () => {
    const { id, uniqueId, address } = await chosen()
    const txid = await pay(souk, address, '100')
    expect((await shop.read(id)).status).toBe('trade_initiated')
    await tron().conflict(txid)
    await tron().mine()
    expect((await shop.read(id)).status).toBe('created')
    const again = await pay(souk, address, '100')
    await tron().mine(tronBlocks)
    expect((await shop.read(id)).status).toBe('paid')
    const rich = (await held(souk, shop.owner, 'USDT')).available
    await tron().reorganise(tronBlocks + 1, [again])
    expect((await shop.read(id)).status).not.toBe('paid')
    expect(Number(rich) - Number((await held(souk, shop.owner, 'USDT')).available)).toBe(99)
    await tron().resend(again)
    await tron().mine(tronBlocks)
    expect(await shop.look(uniqueId)).toMatchObject({ state: 'paid' })
  })
})

describe('time', () => {
  it('is begun anew by the payer, in the coin that was chosen', async () => {
    const { uniqueId, address } = await chosen()
    await souk.advance(16 * minute)
    const view = (await shop.renew(uniqueId)).body
    expect(view).toMatchObject({ state: 'waiting', place: { address, amount: '100' } })
  })

  it('of one that the store cancels is over', async () => {
    const { id, uniqueId } = await chosen()
    expect((await shop.act(id, 'cancel')).body.status).toBe('trade_cancelled')
    expect(await shop.look(uniqueId)).toMatchObject({ state: 'cancelled', place: null })
    expect((await shop.choose(uniqueId)).body.code).toBe('invoice_moved_on')
  })

  it('does not matter where the store takes nothing: its payer is told', async () => {
    const other = await openShop(souk)
    const { body } = await other.create()
    await approve(souk, other.store, 'suspended')
    expect(await other.look(body.unique_id)).toMatchObject({ state: 'unknown', status: 'unknown' })
    expect((await other.choose(body.unique_id)).body.code).toBe('store_not_active')
    expect((await other.read(body.id)).status).toBe('unknown')
  })
})

describe('the list', () => {
  it('is narrowed by status, words, days and what waits, and has the totals of the store', async () => {
    const other = await openShop(souk)
    const paid = (await other.create({ product_title: 'Kettle', reference: 'K-77' })).body
    await other.create({ product_title: 'Grinder', email: 'ada@example.com' })
    const cancelled = (await other.create({ product_title: 'Cup', amount: '5', asset: 'USDT' })).body
    await other.act(cancelled.id, 'cancel')
    const txid = await pay(souk, (await other.choose(paid.unique_id)).body.place?.address ?? '', '100')
    await tron().mine(tronBlocks)
    const titles = async (query: string) => (await other.list(query)).items.map(item => item['product_title'])
    expect(await titles('')).toEqual(['Cup', 'Grinder', 'Kettle'])
    expect(await titles('&statuses=paid')).toEqual(['Kettle'])
    expect(await titles('&statuses=paid&statuses=created')).toEqual(['Grinder', 'Kettle'])
    expect(await titles('&search=kett')).toEqual(['Kettle'])
    expect(await titles('&search=K-77')).toEqual(['Kettle'])
    expect(await titles('&search=ada%40example')).toEqual(['Grinder'])
    expect(await titles(`&search=${paid.unique_id}`)).toEqual(['Kettle'])
    expect(await titles(`&search=${txid}`)).toEqual(['Kettle'])
    expect((await shop.list(`&search=${txid}`)).items).toEqual([])
    expect(await titles('&search=nothing')).toEqual([])
    expect(await titles('&held=true')).toEqual([])
    expect(await titles('&from=2001-01-01&to=2001-01-02')).toEqual([])
    expect((await other.list('&search=%26%7C!')).code).toBe('invalid_choice')
    const { items, has_more } = await other.list('&limit=2')
    expect(has_more).toBe(true)
    expect(await titles(`&limit=2&before=${items[1]?.id ?? ''}`)).toEqual(['Kettle'])
    expect((await other.list('')).totals).toEqual([
      { status: 'created', count: 1, amount: { amount: '100', asset: 'USDT' } },
      { status: 'paid', count: 1, amount: { amount: '100', asset: 'USDT' } },
      { status: 'trade_cancelled', count: 1, amount: { amount: '5', asset: 'USDT' } },
    ])
  })
})

describe('news', () => {
  it('tell the version at once and with each change, and end with the reader', async () => {
    const { uniqueId, address } = await chosen()
    const aborted = new AbortController()
    const answer = await fetch(`${souk.server.url}/api/v1/payer_invoices/${uniqueId}/news`, {
      signal: aborted.signal,
    })
    expect(answer.headers.get('content-type')).toContain('text/event-stream')
    const decoder = new TextDecoder()
    const reader = (answer.body as ReadableStream<Uint8Array>).getReader()
    const { version } = await shop.look(uniqueId)
    let text = ''
    while (!text.includes(`"version":${version}`))
      text += decoder.decode((await reader.read()).value, { stream: true })
    await pay(souk, address, '100')
    const next = (await shop.look(uniqueId)).version
    expect(next).toBeGreaterThan(version)
    while (!text.includes(`"version":${next}`))
      text += decoder.decode((await reader.read()).value, { stream: true })
    // In order, and each change once: what came while the page began to listen may be told twice (server/modules/shop/invoice/invoiceNews.ts).
    const told = [...text.matchAll(/"version":(\d+)/g)].map(([, number]) => Number(number))
    expect(told).toEqual(told.toSorted((a, b) => a - b))
    const later = told.filter(number => number > version)
    expect(later).toEqual([...new Set(later)])
    expect([told[0], told.at(-1)]).toEqual([version, next])
    aborted.abort()
  })
})

describe('what closes over them', () => {
  it('is refused while one is open', async () => {
    const other = await openShop(souk)
    const { body } = await other.create()
    const close = () => souk.call(`DELETE /v1/me/merchant_accounts/${other.store}`, { as: other.owner })
    expect((await close()).body).toMatchObject({ code: 'store_has_open_invoices' })
    await other.act(body.id, 'cancel')
    expect((await close()).status).toBe(200)
  })
})
