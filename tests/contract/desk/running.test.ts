import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { jobNames } from '../../../server/domain/desk/job.ts'
import { startFreshSouk } from '../../support/freshSouk.ts'
import { firstLegs, startRateServer, type RateServer } from '../../support/network/rateServer.ts'
import { openStore, startShop, storesPath, type ShopServer } from '../../support/shop.ts'
import { makeAdvert, openTrade, type TestSouk } from '../../support/souk.ts'
import type { Json, Person } from '../../support/soukClient.ts'
import { done } from '../roles/done.ts'
import { newName } from '../roles/scene.ts'
import { idOf, openDesk, operatorAtDesk, type Operator } from './staff.ts'

const minute = 60_000
const reason = 'The mail server is back.'

let published: RateServer
let shop: ShopServer
let souk: TestSouk
let [first, second] = [] as unknown as [Operator, Operator]
beforeAll(async () => {
  published = await startRateServer()
  shop = await startShop()
  souk = await startFreshSouk('embedded', {
    RATES_SOURCES: `kraken=${published.url},coinbase=${published.url}/`,
    WEBHOOK_HOSTS: shop.host,
  })
  first = await operatorAtDesk(souk)
  second = await operatorAtDesk(souk)
})
afterAll(async () => {
  await souk.close()
  shop.close()
  await published.close()
})

interface Item extends Json {
  readonly id: string
  readonly acts: readonly string[]
}

const list = async (what: string): Promise<readonly Item[]> =>
  (await done(souk.call(`GET /v1/operator/${what}`, { as: first })))['items'] as Item[]
const act = (as: Person, body: Json) =>
  souk.call<Json & { request: { id: string } }>('POST /v1/operator/acts', { as, body: { reason, ...body } })
const approve = (as: Person, id: string) =>
  souk.call(`POST /v1/operator/requests/${id}/decision`, { as, body: { decision: 'approve' } })
const reopen = async () => {
  await openDesk(souk, first)
  await openDesk(souk, second)
}

/** A letter that cannot be written, because what it should say is missing. */
async function brokenLetter(to: Person): Promise<void> {
  const { database, clock } = souk.server.parts
  await database.db
    .insertInto('job')
    .values({
      kind: 'letter',
      key: `broken:${to.name}@example.com`,
      run_at: clock.now(),
      payload: {
        kind: 'notice',
        user_id: await idOf(souk, to),
        to: 'somebody.else@example.com',
        link_id: null,
      },
      lease: null,
      leased_until: null,
      dead_at: null,
      last_error: null,
    })
    .execute()
  await souk.server.workers.jobs.runDue()
}

const jobNamed = async (name: string) => (await list('jobs')).find(job => job.id === name)

describe('what the server does by itself', () => {
  it('is at the desk, each kind of it', async () => {
    const { kinds } = souk.server.workers.jobs
    expect(kinds.filter(kind => !jobNames.some(name => name === kind))).toEqual([])
    expect((await list('jobs')).map(({ id }) => id)).toEqual(jobNames)
  })

  it('tells when it ran and when it runs next, and runs sooner where somebody wants it', async () => {
    await souk.advance(2 * 60 * minute)
    await reopen()
    const before = await jobNamed('housekeeping')
    expect(before).toMatchObject({ state: 'fine', is_recurring: true, failing: 0, acts: ['run_job'] })
    await souk.advance(minute)
    expect((await act(first, { act: 'run_job', subject_id: 'housekeeping' })).body).toMatchObject({
      outcome: 'done',
    })
    await souk.server.workers.jobs.runDue()
    const after = await jobNamed('housekeeping')
    expect(Date.parse(String(after?.['done_at']))).toBeGreaterThan(Date.parse(String(before?.['done_at'])))
    const { items } = await done(souk.call('GET /v1/operator/trail?subject_kind=job', { as: first }))
    expect(items).toMatchObject([
      { deed: 'run_job', subject_id: 'housekeeping', actor_name: first.name, reason },
    ])
  })

  it('that fails says how often, since when and why, without what is somebody’s; it is tried again at a wish', async () => {
    const reader = await souk.signUp(newName('reader'))
    await souk.server.workers.jobs.runDue()
    await brokenLetter(reader)
    expect(await jobNamed('letter')).toMatchObject({
      state: 'failing',
      failing: 1,
      failed_in_a_row: 1,
      acts: ['retry_job'],
    })
    const failing = await list('jobs?state=failing')
    expect(failing.map(({ id }) => id)).toEqual(['letter'])
    expect(String(failing[0]?.['last_error'])).toContain('not the payload of this kind')
    expect(String(failing[0]?.['last_error'])).not.toContain(reader.name)
    expect((await act(first, { act: 'retry_job', subject_id: 'letter' })).body).toMatchObject({
      outcome: 'done',
    })
    await souk.server.workers.jobs.runDue()
    expect(await jobNamed('letter')).toMatchObject({ failing: 1, failed_in_a_row: 2 })
    // Nothing of it is there to be run before its time, nor of what never failed to be tried again.
    for (const wish of [
      { act: 'run_job', subject_id: 'letter' },
      { act: 'retry_job', subject_id: 'housekeeping' },
    ])
      expect((await act(first, wish)).body).toMatchObject({ code: 'act_not_possible' })
    expect((await act(first, { act: 'run_job', subject_id: 'no_such_job' })).status).toBe(404)
  })
})

describe('what could not be said', () => {
  it('is told by whom it is to, never by what it says or where it goes; it is sent again, or given up', async () => {
    const messages = await list('messages?way=letter')
    expect(messages).toMatchObject([
      {
        way: 'letter',
        kind: 'notice',
        address: 's•••e@example.com',
        state: 'trying',
        attempts: 2,
        acts: ['retry_message', 'give_up_message'],
      },
    ])
    expect(JSON.stringify(messages)).not.toContain('somebody.else')
    const [{ id } = { id: '' }] = messages
    expect((await act(first, { act: 'retry_message', subject_id: id })).body).toMatchObject({
      outcome: 'done',
    })
    await souk.server.workers.jobs.runDue()
    expect(await list('messages?way=letter')).toMatchObject([{ id, attempts: 2 }])
    expect((await act(first, { act: 'give_up_message', subject_id: id })).body).toMatchObject({
      outcome: 'done',
    })
    expect(await list('messages')).toEqual([])
    expect((await act(first, { act: 'retry_message', subject_id: id })).status).toBe(404)
  })

  it('to a store is its webhooks: by the host alone, and what waits behind one that is given up has its turn', async () => {
    const owner = await souk.signUp(newName('merchant'))
    const account = await openStore(souk, owner, {
      webhook_url: `http://${shop.host}/${owner.name}?key=very-secret`,
    })
    shop.answers = () => ({ status: 500 })
    await done(souk.call(`POST ${storesPath}/${account}/webhooks/test`, { as: owner, body: {} }))
    await souk.server.workers.jobs.runDue()
    await reopen()
    const [failing] = await list('messages?way=webhook&state=trying')
    expect(failing).toMatchObject({
      kind: 'test',
      user_name: owner.name,
      address: shop.host,
      last_error: 'HTTP 500',
      acts: ['retry_message', 'give_up_message'],
    })
    expect(JSON.stringify(failing)).not.toContain('very-secret')
    const id = failing?.id ?? ''
    expect((await act(first, { act: 'give_up_message', subject_id: id })).body).toMatchObject({
      outcome: 'done',
    })
    expect(await list('messages?state=given_up')).toMatchObject([{ id, acts: ['retry_message'] }])
    shop.answers = () => ({ status: 204 })
    await act(first, { act: 'retry_message', subject_id: id })
    await souk.server.workers.jobs.runDue()
    expect(await list('messages')).toEqual([])
  })

  it('comes page by page, and an id that is none is refused', async () => {
    const readers = [await souk.signUp(newName('reader')), await souk.signUp(newName('reader'))]
    for (const reader of readers) await brokenLetter(reader)
    const page = (query: string) =>
      done(souk.call(`GET /v1/operator/messages?limit=1${query}`, { as: first }))
    const one = await page('')
    expect(one).toMatchObject({ items: [{ user_name: readers[0]?.name }], has_more: true })
    const [{ id } = { id: '' }] = one['items'] as Item[]
    expect(await page(`&after=${id}`)).toMatchObject({
      items: [{ user_name: readers[1]?.name }],
      has_more: false,
    })
    expect((await souk.call('GET /v1/operator/messages?after=job-0', { as: first })).status).toBe(422)
  })
})

describe('the networks', () => {
  it('tell what was read of them, what lies there to be sent, and what the signer still lets leave', async () => {
    const chains = await done(souk.call('GET /v1/operator/chains', { as: first }))
    expect(chains).toMatchObject({ withdrawals_paused: false })
    expect(chains['items']).toMatchObject(
      ['bitcoin', 'ethereum', 'tron', 'ton', 'litecoin', 'monero'].map(network => ({
        network,
        is_simulated: true,
        state: 'fine',
        behind: 0,
      })),
    )
    expect(chains['room']).toContainEqual({ coin: 'BTC', limit: '0.5', left: '0.5' })
    await act(first, { act: 'pause', subject_id: 'withdrawals' })
    expect(await done(souk.call('GET /v1/operator/chains', { as: first }))).toMatchObject({
      withdrawals_paused: true,
    })
  })
})

describe('the rate of a pair', () => {
  it('has its sources and how far they are apart', async () => {
    await souk.advance(5000)
    const rates = await list('rates')
    const bitcoin = rates.find(({ id }) => id === 'BTC')
    expect(bitcoin).toMatchObject({
      is_coin: true,
      state: 'fresh',
      value: firstLegs.BTC,
      spread_percent: '0',
      acts: ['pause_rate'],
      paused_at: null,
    })
    expect(((bitcoin?.['sources'] ?? []) as Json[]).map(({ source }) => source)).toEqual([
      'kraken',
      'coinbase',
    ])
    expect(await list('rates?state=paused')).toEqual([])
  })

  it('is paused by one operator and resumed by two; while it is nothing is promised by it', async () => {
    const seller = await souk.signUp(newName('seller'))
    const buyer = await souk.signUp(newName('buyer'))
    await souk.give(seller, 'BTC', '0.1')
    const advert = await makeAdvert(souk, seller)
    const shown = async () =>
      (await done(souk.call(`GET /v2/pro/${advert.id}`, { as: buyer })))['requirements'] as Json[]
    const swap = () =>
      souk.call('POST /v1/crypto_crypto_swaps/quotes', {
        as: seller,
        body: { from_code: 'BTC', to_code: 'USDT', amount: '0.01', side: 'from' },
      })
    await reopen()
    expect((await act(first, { act: 'pause_rate', subject_id: 'NGN' })).body).toMatchObject({
      outcome: 'done',
    })
    expect(await list('rates?state=paused')).toMatchObject([
      { id: 'NGN', acts: ['resume_rate'], changed_by: first.name, reason },
    ])
    expect((await shown()).map(({ code }) => code)).toContain('rate_stale')
    expect((await openTrade(souk, buyer, advert)).body).toMatchObject({ code: 'rate_stale' })
    // Another pair is another matter.
    expect((await swap()).body).not.toMatchObject({ code: 'rate_stale' })
    expect((await act(first, { act: 'pause_rate', subject_id: 'BTC' })).body).toMatchObject({
      outcome: 'done',
    })
    expect((await swap()).body).toMatchObject({ code: 'rate_stale' })
    for (const code of ['BTC', 'NGN']) {
      const asked = await act(first, { act: 'resume_rate', subject_id: code })
      expect(asked.body).toMatchObject({ outcome: 'asked' })
      expect((await approve(first, asked.body.request.id)).status).toBe(403)
      expect((await approve(second, asked.body.request.id)).status).toBe(200)
    }
    expect(await list('rates?state=paused')).toEqual([])
    expect((await openTrade(souk, buyer, advert)).status).toBe(200)
    for (const code of ['USD', 'A7A5', 'nothing'])
      expect((await act(first, { act: 'pause_rate', subject_id: code })).status).toBe(404)
  })
})
