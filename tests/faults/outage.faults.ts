import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { listenTo, type Ear } from '../support/gateway.ts'
import { makeAdvert, openTrade } from '../support/souk.ts'
import type { Person } from '../support/soukClient.ts'
import { startedProduct, testCluster, testLoad, type Product } from './product.ts'

const awayMs = 10_000
/** Longer than the silence that counts as an outage. */
const stoppedMs = 11_500
const graceMs = 5 * 60_000

/** Looks whenever a page would: at each event of the ear. Resolves when what is seen fits. */
async function seenThrough<T>(ear: Ear, look: () => Promise<T>, fits: (seen: T) => boolean): Promise<T> {
  for (let heard = 0; ;) {
    await ear.until(now => now.heard.length > heard)
    heard = ear.heard.length
    const seen = await look()
    if (fits(seen)) return seen
  }
}

it('moves open deadlines by an outage of more than 10 s, and both parties come to know by themselves', async () => {
  const running = await startedProduct()
  const { api, origin } = running
  const seller = await api.signUp('seller')
  const buyer = await api.signUp('buyer')
  await api.give(seller, 'BTC', '0.01')
  const { body: trade } = await openTrade(api, buyer, await makeAdvert(api, seller))
  const look = async (as: Person) => {
    const { body } = await api.call(`GET /v1/trades/${trade.id}`, { as })
    return { status: body['status'], endsAt: Date.parse(String(body['escrow_ends_at'])) }
  }
  const ears = await Promise.all(
    [seller, buyer].map(who =>
      listenTo(origin, { userEvents: '{ __typename ... on TradeChangedEvent { action } }' }, who),
    ),
  )
  await Promise.all(ears.map(ear => ear.until(({ heard }) => heard.length > 0)))
  const before = await look(buyer)
  running.process().signal('SIGSTOP')
  // A real outage: the machine's time is what it is measured by.
  await sleep(stoppedMs)
  running.process().signal('SIGCONT')
  const [bySeller, after] = (await Promise.all(
    ([seller, buyer] as const).map((who, index) =>
      seenThrough(
        ears[index] as Ear,
        () => look(who),
        ({ endsAt }) => endsAt > before.endsAt,
      ),
    ),
  )) as [typeof before, typeof before]
  expect(bySeller).toEqual(after)
  // From the last sign of life, up to 5 s before it was stopped, to the first after it.
  expect(after.endsAt - before.endsAt).toBeGreaterThanOrEqual(stoppedMs)
  expect(after.endsAt - before.endsAt).toBeLessThan(25_000)
  // The trade lives until its new end with the grace, and no longer.
  const { body: clock } = await api.call('GET /dev/clock')
  await api.advance(after.endsAt + graceMs - Date.parse(String(clock['now'])) - 3000)
  expect(await look(buyer)).toMatchObject({ status: 'new' })
  await api.advance(4000)
  expect(await look(buyer)).toMatchObject({ status: 'cancelled' })
  await Promise.all(ears.map(ear => ear.close()))
})

it('tells that the database is away as 503 in the shape of the contract, and finds it again without help', async context => {
  const cluster = await testCluster(context)
  const running = await startedProduct({ DATABASE_URL: cluster.url })
  const load = await testLoad(running.api)
  const watcher = await running.api.signUp('watcher')
  const ear = await listenTo(running.origin, { userEvents: '{ __typename }' }, watcher)
  await ear.until(({ heard }) => heard.length > 0)
  await load.next(40)
  await cluster.kill()
  const refusal = { code: 'unavailable', errors: { base: [expect.any(String)] } }
  for (const until = Date.now() + awayMs; Date.now() < until; await sleep(500)) {
    const rest = await running.api.call('GET /v1/me', { as: watcher })
    expect(rest).toMatchObject({ status: 503, body: refusal })
    expect(await askMe(running, watcher)).toMatchObject({
      errors: [{ extensions: { status: 503, ...refusal } }],
    })
    expect((await fetch(`${running.origin}/health`)).status).toBe(503)
  }
  await cluster.restart()
  await load.next(40)
  await load.finish()
  expect(await load.check()).toEqual([])
  // Whoever listened before hears again.
  await running.api.give(watcher, 'BTC', '0.5')
  await ear.until(({ heard }) => heard.some(({ value }) => value['__typename'] === 'BalanceAmountEvent'))
  expect(ear.ended.size).toBe(0)
  expect((await fetch(`${running.origin}/health`)).status).toBe(200)
  await ear.close()
})

async function askMe({ origin }: Product, as: Person): Promise<unknown> {
  const answer = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-access-token': as.token },
    body: '{"query":"{ me { id } }"}',
  })
  return answer.json()
}
