import { expect, it } from 'vitest'
import { makeAdvert } from '../../support/souk.ts'
import { suiteSouk } from '../../support/suiteSouk.ts'
import type { Person } from '../../support/soukClient.ts'
import { act, newBuyer, open, openMarket, released } from '../race/market.ts'
import { gatherCast, present, setScene } from '../roles/scene.ts'

interface Step {
  readonly code: string
  readonly by: string | null
  readonly by_name: string | null
  readonly is_mine: boolean
  readonly amount: string | null
  readonly asset: string | null
}

const souk = suiteSouk()

const history = async (trade: string, who: Person) =>
  (await souk.call<{ items: Step[] }>(`GET /v1/trades/${trade}/history`, { as: who })).body.items
const lines = (steps: readonly Step[]) =>
  steps.map(({ code, by, is_mine }) => `${code} ${by}${is_mine ? ' me' : ''}`)

it('every step stands there with who did it, the latest first', async () => {
  const market = await openMarket(souk, '1')
  const buyer = await newBuyer(souk)
  const trade = await open(market, buyer)
  await act(souk, trade, market.seller, 'cancel', {})
  await act(souk, trade, buyer, 'keep', {})
  await act(souk, trade, market.seller, 'extend', {})
  await act(souk, trade, buyer, 'confirm', {})
  await act(souk, trade, market.seller, 'request_attachment')
  await act(souk, trade, market.seller, 'complete', released)
  await souk.call('POST /v1/feedbacks', { as: buyer, body: { trade_id: trade, grade: 'positive', text: '' } })
  const steps = await history(trade, buyer)
  expect(lines(steps)).toEqual([
    'feedback_left buyer me',
    'released seller',
    'seller_asks_for_file seller',
    'marked_paid buyer me',
    'time_extended seller',
    'buyer_is_paying buyer me',
    'seller_asks_to_cancel seller',
    'escrow_locked buyer me',
  ])
  expect(steps[1]).toMatchObject({ by_name: market.seller.name, amount: '0.0025', asset: 'BTC' })
  expect(lines(await history(trade, market.seller)).filter(line => line.endsWith(' me'))).toHaveLength(4)
})

it('what happens by itself has nobody’s name, and an arbiter’s ruling is not a party’s', async () => {
  const market = await openMarket(souk, '1')
  const buyer = await newBuyer(souk)
  const trade = await open(market, buyer)
  await souk.advance(36 * 60_000)
  expect(await history(trade, buyer)).toMatchObject([
    { code: 'cancelled_unpaid', by: null, by_name: null, is_mine: false, amount: '0.0025', asset: 'BTC' },
    { code: 'escrow_locked', by: 'buyer' },
  ])
  const scene = await setScene(souk, await gatherCast(souk), 'ruled')
  const ruled = await history(scene.trade, present(scene.cast.arbiter))
  expect(ruled[0]).toMatchObject({ code: 'ruled_for_buyer', by: 'arbiter', by_name: null, is_mine: true })
})

it('a note on a trade is its writer’s alone, and an empty one forgets it', async () => {
  const market = await openMarket(souk, '1')
  const buyer = await newBuyer(souk)
  const trade = await open(market, buyer)
  const note = (who: Person, text: string) => act(souk, trade, who, 'memo', { text })
  const read = async (who: Person) => (await souk.call(`GET /v1/trades/${trade}/memo`, { as: who })).body
  expect(await read(buyer)).toEqual({ trade_id: trade, text: '', updated_at: null })
  expect((await note(buyer, '  Paid from GTB. ')).body).toMatchObject({ text: 'Paid from GTB.' })
  expect(await read(buyer)).toMatchObject({ text: 'Paid from GTB.', updated_at: expect.any(String) })
  expect(await read(market.seller)).toMatchObject({ text: '', updated_at: null })
  await note(buyer, ' ')
  expect(await read(buyer)).toMatchObject({ text: '', updated_at: null })
})

it('the name of who will pay is said at the opening, kept when “paid” adds none, and is a buyer’s alone', async () => {
  const market = await openMarket(souk, '1')
  const buyer = await newBuyer(souk)
  const opening = { amount: '250000', price_seen: market.advert.price, payment_method_code: 'opay' }
  const opened = await souk.call(`POST /v1/pro/${market.advert.id}/trades`, {
    as: buyer,
    body: { ...opening, payer_name: ' AMINA BELLO ' },
  })
  expect(opened.body).toMatchObject({ payer_name: 'AMINA BELLO' })
  const trade = opened.body['id'] as string
  expect((await act(souk, trade, buyer, 'confirm', {})).body).toMatchObject({ payer_name: 'AMINA BELLO' })
  await act(souk, trade, buyer, 'undo_confirm')
  expect((await act(souk, trade, buyer, 'confirm', { payer_name: 'BOLA BELLO' })).body).toMatchObject({
    payer_name: 'BOLA BELLO',
  })
  const wanted = await makeAdvert(souk, await newBuyer(souk), { type: 'Ad::Buy', requisites: [] })
  const sell = (changes: object) =>
    souk.call(`POST /v1/pro/${wanted.id}/trades`, {
      as: market.seller,
      body: {
        ...opening,
        price_seen: wanted.price,
        requisites: [
          { kind: 'account_number', value: '0142883761' },
          { kind: 'account_name', value: 'KUNLE O. ADEYEMI' },
        ],
        ...changes,
      },
    })
  expect(await sell({ payer_name: 'NOT MINE' })).toMatchObject({
    status: 422,
    body: { code: 'not_applicable', errors: { payer_name: [expect.any(String)] } },
  })
  expect(await sell({})).toMatchObject({ status: 200, body: { payer_name: null } })
})
