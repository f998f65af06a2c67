import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it, test, vi } from 'vitest'
import { hasPeople } from '../../server/composition/demoMarket.ts'
import { openMarket } from '../../server/composition/demo/market.ts'
import { speeds } from '../../server/composition/demo/pace.ts'
import { silentLogger } from '../../server/runtime/logger.ts'
import { machineTimers } from '../../server/runtime/timers.ts'
import { freshDatabase } from '../support/database.ts'
import { startFreshSouk } from '../support/freshSouk.ts'
import { makeAdvert, startTestSouk, type TestSouk } from '../support/souk.ts'
import type { Json, Person } from '../support/soukClient.ts'

interface TradeView extends Json {
  readonly id: string
  readonly status: string
  readonly payer_name: string | null
  readonly paid_at: string | null
  readonly their_feedback: { readonly grade: string } | null
  readonly dispute: { readonly ruling: { readonly in_favour_of: string; readonly by: string } | null } | null
}
interface Offer {
  readonly id: string
  readonly price: string
  readonly minimum: string
  readonly payment_methods: readonly { readonly code: string }[]
}
interface State {
  readonly is_here: boolean
  readonly is_on: boolean
  readonly speed: number
  readonly played: readonly string[]
  readonly transfers: readonly {
    readonly trade_id: string
    readonly amount: string
    readonly asked: string
  }[]
}

const minute = 60_000

describe('the people of the demo market', () => {
  let souk: TestSouk
  let zara: Person
  const waiting = { timeout: 30_000, interval: 50 }

  beforeAll(async () => {
    souk = await startFreshSouk('embedded', { SEED: 'demo' })
    await change({ speed: speeds.most })
    zara = await souk.signUp('zara')
  })
  afterAll(async () => {
    expect(souk.faults).toEqual([])
    expect(await souk.audit()).toEqual([])
    await souk.close()
  })

  const change = (body: object) => souk.call('POST /dev/market/switch', { body })
  const state = async () => (await souk.call<State>('GET /dev/market/state')).body
  const read = async (id: string, as = zara) =>
    (await souk.call<TradeView>(`GET /v1/trades/${id}`, { as })).body
  const act = (id: string, action: string, body: object = {}, as = zara) =>
    souk.call<TradeView>(`POST /v1/trades/${id}/${action}`, { as, body })
  let words = 0
  const say = (id: string, text: string) =>
    act(id, 'create_message_in_trade_conversation', { text, client_id: `zara-says-${(words += 1)}` })
  const said = async (id: string, by: string) => {
    const path = `GET /v1/trades/${id}/messages` as const
    const { body } = await souk.call<{ items: { author: string; text: string }[] }>(path, { as: zara })
    return body.items.filter(({ author }) => author === by).map(({ text }) => text)
  }
  const becomes = (id: string, status: string) =>
    vi.waitFor(async () => {
      const trade = await read(id)
      expect(trade.status).toBe(status)
      return trade
    }, waiting)
  /** Opens a trade on an offer of somebody of the market. */
  async function buyFrom(name: string): Promise<string> {
    const { body } = await souk.call<{ items: (Offer & { type: string })[] }>(`GET /v1/offers/of/${name}`, {
      as: zara,
    })
    const offer = body.items.find(({ type }) => type === 'Ad::Sell') as Offer
    const opened = await souk.call<TradeView>(`POST /v1/pro/${offer.id}/trades`, {
      as: zara,
      body: {
        amount: offer.minimum,
        price_seen: offer.price,
        payment_method_code: offer.payment_methods[0]?.code,
      },
    })
    expect(opened.status).toBe(200)
    return opened.body.id
  }
  const ask = (character: string, user_name = 'zara') =>
    souk.call<{ trade_id: string; user_name: string }>('POST /dev/market/visits', {
      body: { user_name, character },
    })
  /** Somebody of a character comes to zara’s offer. */
  async function send(character: string): Promise<string> {
    const { status, body } = await ask(character)
    expect([status, body]).toEqual([200, body])
    return body.trade_id
  }

  it('are online', async () => {
    await vi.waitFor(async () => {
      const { body } = await souk.call<{ items: { user_name: string; is_online: boolean }[] }>(
        'POST /v1/users/online_states',
        { body: { user_names: ['QuickNaira', 'marina', 'northline'] } },
      )
      expect(body.items.map(({ is_online }) => is_online)).toEqual([true, true, true])
    }, waiting)
  })

  it('sell: answer in the language that is written to them, release after “paid”, and leave feedback', async () => {
    const id = await buyFrom('QuickNaira')
    await say(id, 'Здравствуйте! Вы здесь?')
    await vi.waitFor(
      async () => expect(await said(id, 'seller')).toContain('Подождите, пожалуйста, минуту.'),
      waiting,
    )
    await act(id, 'confirm', { payer_name: 'ZARA OKAFOR' })
    await becomes(id, 'completed_by_seller')
    await vi.waitFor(async () => expect((await read(id)).their_feedback?.grade).toBe('positive'), waiting)
  })

  it('buy what somebody sells, and the bank shows what was sent', async () => {
    await souk.give(zara, 'BTC', '0.05')
    const advert = await makeAdvert(souk, zara)
    const id = await send('quick')
    const paid = await becomes(id, 'paid_confirmed')
    expect(paid.payer_name).not.toBeNull()
    expect((await state()).transfers.find(({ trade_id }) => trade_id === id)).toMatchObject({
      amount: '10000',
      asked: '10000',
    })
    await act(id, 'complete', { money_received: true, amount: '10000' })
    await vi.waitFor(async () => expect((await read(id)).their_feedback?.grade).toBe('positive'), waiting)
    // Nobody else comes meanwhile: what follows has the offers to itself.
    await souk.call(`PATCH /v2/pro/${advert.id}`, { as: zara, body: { status: 'unlisted' } })
  })

  it('sell to whoever buys, and say where to pay', async () => {
    const advert = await makeAdvert(souk, zara, { type: 'Ad::Buy', requisites: undefined })
    const id = await send('quick')
    await vi.waitFor(async () => {
      const trade = await read(id)
      expect(trade['requisites']).not.toEqual([])
    }, waiting)
    await act(id, 'confirm', { payer_name: 'ZARA OKAFOR' })
    await becomes(id, 'completed_by_seller')
    await souk.call(`PATCH /v2/pro/${advert.id}`, { as: zara, body: { status: 'unlisted' } })
  })

  it('a liar sends nothing, opens the dispute that they are asked for, and is refused', async () => {
    const advert = await makeAdvert(souk, zara)
    const id = await send('liar')
    await becomes(id, 'paid_confirmed')
    expect((await state()).transfers.filter(({ trade_id }) => trade_id === id)).toEqual([])
    await say(id, 'Nothing came. Please open a dispute.')
    await souk.advance(16 * minute)
    await becomes(id, 'disput')
    await souk.advance(minute)
    const ended = await becomes(id, 'cancelled_by_admin')
    expect(ended.dispute?.ruling).toMatchObject({ in_favour_of: 'seller', by: 'arbiter' })
    await souk.call(`PATCH /v2/pro/${advert.id}`, { as: zara, body: { status: 'unlisted' } })
  })

  it('a forgetful seller keeps silent, admits it in a dispute, and the arbiter rules', async () => {
    const id = await buyFrom('adaeze_fx')
    await act(id, 'confirm', { payer_name: 'ZARA OKAFOR' })
    await souk.advance(16 * minute)
    expect((await read(id)).status).toBe('paid_confirmed')
    await act(id, 'create_dispute', { reason: 'not_released', statement: 'I paid a quarter of an hour ago.' })
    await vi.waitFor(async () => expect((await said(id, 'seller')).join()).toContain('I forgot'), waiting)
    await souk.advance(minute)
    const ended = await becomes(id, 'completed_by_admin')
    expect(ended.dispute?.ruling).toMatchObject({ in_favour_of: 'buyer', by: 'arbiter' })
  })

  it('nothing is done for whoever is played at a screen, until that browser plays another, or hands them back', async () => {
    const playInBrowser = (user_name: string, session = '') =>
      souk.call('POST /dev/log_in_as', {
        body: { user_name },
        headers: { 'x-device-type': 'web', ...(session === '' ? {} : { 'x-access-token': session }) },
      })
    const { headers } = await playInBrowser('lagoscoin')
    const session = /souk_session=([\w-]+)/.exec(headers.get('set-cookie') ?? '')?.[1] ?? ''
    const id = await buyFrom('lagoscoin')
    await act(id, 'confirm', { payer_name: 'ZARA OKAFOR' })
    await souk.advance(10 * minute)
    // Somebody else is through with a trade that began later.
    const other = await buyFrom('Tobi_Exchange')
    await act(other, 'confirm', { payer_name: 'ZARA OKAFOR' })
    await becomes(other, 'completed_by_seller')
    expect((await read(id)).status).toBe('paid_confirmed')
    expect(await said(id, 'seller')).toEqual([])

    await playInBrowser('kunle', session)
    await becomes(id, 'completed_by_seller')
    expect((await state()).played).toEqual(['kunle'])
    await souk.call('POST /dev/market/hand_back', { body: { user_name: 'kunle' } })
    expect((await state()).played).toEqual([])
  })

  it('pay an invoice in two parts', async () => {
    const store = await souk.call<{ account_id: string }>('POST /v1/me/merchant_accounts', {
      as: zara,
      body: {
        type: 'goods',
        title: 'Zara’s beads',
        description: '',
        currency_code: 'USD',
        crypto_currency_codes: ['USDT'],
        default_locale: 'en',
      },
    })
    await souk.advance(minute)
    const made = await souk.call<{ id: string; unique_id: string }>('POST /v1/me/merchant_accounts/invoice', {
      as: zara,
      body: { account_id: store.body.account_id, amount: '40', asset: 'USDT', product_title: 'A necklace' },
    })
    expect(made.status).toBe(200)
    const invoice = `http://localhost:3000/invoice/${made.body.unique_id}`
    const paying = { body: { invoice, paying: 'two_parts' } }
    expect((await souk.call('POST /dev/market/invoices', paying)).status).toBe(200)
    await vi.waitFor(async () => {
      await souk.call('POST /dev/chain/tron/mine', { body: { blocks: 20 } })
      const { body } = await souk.call(`GET /v1/invoices/${made.body.id}`, { as: zara })
      expect(body['status']).toBe('paid')
    }, waiting)
    const nobody = { body: { invoice: 'nobody-knows-this-one', paying: 'whole' } }
    expect((await souk.call('POST /dev/market/invoices', nobody)).status).toBe(404)
  })

  it('stand still when they are switched off, and what is asked of them is looked at', async () => {
    await change({ is_on: false })
    const id = await buyFrom('kunle')
    await act(id, 'confirm', { payer_name: 'ZARA OKAFOR' })
    await souk.advance(5 * minute)
    expect(await state()).toMatchObject({ is_here: true, is_on: false, speed: speeds.most })
    expect((await read(id)).status).toBe('paid_confirmed')
    for (const body of [{ speed: 0 }, { speed: 61 }, { is_on: 'yes' }])
      expect((await change(body)).status).toBe(422)
    expect((await ask('polite')).status).toBe(422)
    expect((await ask('quick', 'nobody_of_this_name')).status).toBe(404)
    expect((await souk.call('POST /dev/market/hand_back', { body: { user_name: 'zara' } })).status).toBe(404)
  })

  it('who starts again in the middle goes on, and says nothing twice', async () => {
    // Those of the server rest since the test before; these are others in their place.
    const again = () =>
      openMarket({
        ownMark: 'nobody',
        url: souk.server.url,
        clock: souk.server.parts.clock,
        machine: souk.server.parts.clock.machine,
        timers: machineTimers,
        logger: silentLogger,
        strangers: async () => [],
      })
    const first = again()
    first.change({ speed: speeds.most })
    const id = await buyFrom('Tobi_Exchange')
    await vi.waitFor(async () => expect(await said(id, 'seller')).toHaveLength(1), waiting)
    await first.close()
    await act(id, 'confirm', { payer_name: 'ZARA OKAFOR' })
    const second = again()
    second.change({ speed: speeds.most })
    await becomes(id, 'completed_by_seller')
    expect(await said(id, 'seller')).toHaveLength(2)
    await second.close()
  })
})

test('of two processes on one PostgreSQL one has them, and the other says so', async context => {
  const fresh = await freshDatabase('postgres')
  if (fresh?.url == null) {
    context.skip('PostgreSQL is not installed')
    return
  }
  const start = () => startTestSouk({ url: fresh.url as string, env: { SEED: 'demo' } })
  const [first, second] = [await start(), await start()]
  try {
    const found = await Promise.all(
      [first, second].map(async souk => (await souk.call<State>('GET /dev/market/state')).body.is_here),
    )
    expect(found).toEqual([true, false])
    const elsewhere = await second.call('POST /dev/market/switch', { body: { is_on: false } })
    expect(elsewhere.body['code']).toBe('channel_unavailable')
    expect([...first.faults, ...second.faults]).toEqual([])
  } finally {
    await second.close()
    await first.close()
    await fresh.close()
  }
})

describe('where the market is not the demo’s', () => {
  const demo = { seed: 'demo', devTools: true, production: false } as const

  test('there are people on a developer’s machine alone', () => {
    expect(hasPeople(demo)).toBe(true)
    expect(hasPeople({ ...demo, seed: 'none' })).toBe(false)
    expect(hasPeople({ ...demo, devTools: false })).toBe(false)
    expect(hasPeople({ ...demo, production: true })).toBe(false)
  })

  test('there is no page of theirs, and the page /dev does not speak of them', async () => {
    const souk = await startFreshSouk('embedded')
    try {
      expect((await souk.call('GET /dev/market/state')).status).toBe(404)
      expect((await souk.call('POST /dev/market/switch', { body: { is_on: true } })).status).toBe(404)
      const page = await (await fetch(`${souk.server.url}/dev`)).text()
      expect(page).not.toContain('/dev/market')
    } finally {
      await souk.close()
    }
  })

  test('nothing imports them but the one place that asks first, and that only when it runs', () => {
    const root = fileURLToPath(new URL('../..', import.meta.url))
    const inDemo = (path: string) => path.startsWith('server/composition/demo/')
    const files = ['server', 'scripts', 'mesh', 'app', 'http', 'brand', 'design-system'].flatMap(folder =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .map(name => join(folder, name))
        .filter(path => /\.tsx?$/.test(path) && !/node_modules|\.(test|typetest)\./.test(path)),
    )
    const importers = (pattern: RegExp) =>
      files
        .filter(path => !inDemo(path))
        .filter(path =>
          [...readFileSync(join(root, path), 'utf8').matchAll(pattern)].some(([, name = '']) =>
            inDemo(relative(root, resolve(root, dirname(path), name))),
          ),
        )
    expect(importers(/^(?:import|export)\s(?:[^'"()]*\sfrom\s)?['"](\.[^'"]+)['"]/gm)).toEqual([])
    expect(importers(/\bimport\(\s*['"](\.[^'"]+)['"]/g)).toEqual(['server/composition/demoMarket.ts'])
  })
})
