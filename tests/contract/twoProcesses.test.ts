import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { cableSocket, type CableSocket } from '../support/network/cableSocket.ts'
import { startTestGateway } from '../support/gateway.ts'
import { freshDatabase, type FreshDatabase } from '../support/database.ts'
import { freePort } from '../../scripts/process/freePort.ts'
import { ready, startProcess, type ProductProcess } from '../support/process/productProcess.ts'
import {
  gatewaySecret,
  requisitesKey,
  makeAdvert,
  openTrade,
  startTestSouk,
  type TestSouk,
  walletSeed,
} from '../support/souk.ts'
import { clientOf, testPassword, type Json, type Person, type SoukClient } from '../support/soukClient.ts'
import { act, atOnce, tally } from './race/market.ts'
import { logInAs, newName } from './roles/scene.ts'

const minute = 60_000
let fresh: FreshDatabase | null
let here: TestSouk
let other: ProductProcess
let there: SoukClient
let thereUrl: string
/** What the other keeps beside the database. */
const dataDir = mkdtempSync(join(tmpdir(), 'souk-other-'))

beforeAll(async () => {
  fresh = await freshDatabase('postgres')
  if (fresh?.url == null) return
  here = await startTestSouk({ url: fresh.url })
  const port = String(await freePort())
  thereUrl = `http://127.0.0.1:${port}`
  other = startProcess('server/main.ts', {
    DATABASE_URL: fresh.url,
    SERVER_PORT: port,
    GATEWAY_SECRET: gatewaySecret,
    REQUISITES_KEY: requisitesKey,
    WALLET_SEED: walletSeed,
    DATA_DIR: dataDir,
    DEV_TOOLS: '1',
    SEED: 'none',
    LOG_LEVEL: 'warn',
  })
  there = clientOf(thereUrl)
  await ready(other, thereUrl)
})
afterAll(async () => {
  if (fresh === null) return
  await other.end('SIGKILL')
  const [violations, faults] = [await here.audit(), here.faults]
  await here.close()
  await fresh.close()
  rmSync(dataDir, { recursive: true, force: true })
  expect(violations).toEqual([])
  expect(faults).toEqual([])
})

/** A test that is skipped where PostgreSQL cannot be started. */
function together(name: string, run: () => Promise<void>): void {
  // oxlint-disable-next-line vitest/valid-title, vitest/expect-expect -- the title and the expectations are the caller's
  it(name, async context => {
    if (fresh === null) context.skip('PostgreSQL is not installed')
    else await run()
  })
}

together('a deposit is credited once, whichever processes see it', async () => {
  const who = await here.signUp(newName('receiver'))
  const sides = [here, there, here, there]
  const onChain = (side: SoukClient, action: string, body: object) =>
    side.call(`POST /dev/chain/bitcoin/${action}`, { body })
  const sent = await Promise.all(
    sides.map(side => onChain(side, 'send', { asset: 'BTC', amount: '0.001', user_name: who.name })),
  )
  expect(sent.map(({ status }) => status)).toEqual(sides.map(() => 200))
  await Promise.all(sides.map(side => onChain(side, 'mine', { blocks: 2 })))
  const { body } = await there.call<{ items: Json[] }>('GET /v1/me/balance', { as: who })
  expect(body.items).toContainEqual(expect.objectContaining({ asset: 'BTC', available: '0.004' }))
})

async function listen(origin: string, who: Person): Promise<CableSocket> {
  const socket = cableSocket(`${origin.replace('http', 'ws')}/cable?token=${who.token}`)
  await socket.frame(({ type }) => type === 'welcome')
  await socket.subscribe('{"channel":"AppChannel"}')
  return socket
}

/** The events that count of a socket, in the order in which they came. */
const numbers = (socket: CableSocket): number[] =>
  socket.frames.flatMap(({ message }) => {
    const seq = (message as Json | undefined)?.['seq']
    return typeof seq === 'number' ? [seq] : []
  })

/** A seller who is at one process, and a buyer who is at the other. */
async function pair() {
  const seller = await here.signUp(newName('seller'))
  const buyer = await there.signUp(newName('buyer'))
  await here.give(seller, 'BTC', '0.01')
  return { seller, buyer, advert: await makeAdvert(here, seller) }
}

describe('two servers on one PostgreSQL', () => {
  together('are one product: a session of one is a session of the other', async () => {
    const { buyer } = await pair()
    expect((await here.call('GET /v1/me', { as: buyer })).body).toMatchObject({ user_name: buyer.name })
    expect((await here.call('DELETE /v1/logins', { as: buyer })).status).toBe(200)
    expect((await there.call('GET /v1/me', { as: buyer })).status).toBe(401)
  })

  together('tell a client of one what is done at the other, in order and without a gap', async () => {
    const { seller, buyer, advert } = await pair()
    const [hears, sees] = [await listen(here.server.url, seller), await listen(thereUrl, buyer)]
    const { body: trade } = await openTrade(there, buyer, advert)
    expect(await hears.event('trade_created')).toMatchObject({ trade_id: trade.id, viewer_side: 'seller' })
    await act(there, trade.id, buyer, 'confirm', {})
    await act(here, trade.id, seller, 'complete', { money_received: true, amount: '250000' })
    await sees.frame(({ message }) => (message as Json)?.['status'] === 'completed_by_seller')
    expect(await sees.event('balance_amount')).toMatchObject({ asset: 'BTC', available: '0.0025' })
    for (const [socket, who, at] of [
      [hears, seller, here],
      [sees, buyer, there],
    ] as const) {
      const { body } = await at.call<{ seq: number }>('GET /v1/me', { as: who })
      await socket.frame(({ message }) => (message as Json)?.['seq'] === body.seq)
      const heard = numbers(socket)
      expect(heard).toEqual(heard.map((_, index) => (heard[0] as number) + index))
    }
    await Promise.all([hears.close(), sees.close()])
  })

  together('end the sockets of a session that ends at the other', async () => {
    const { seller } = await pair()
    const socket = await listen(thereUrl, seller)
    await here.call('DELETE /v1/logins', { as: seller })
    const since = performance.now()
    await socket.closed
    expect(performance.now() - since).toBeLessThan(1000)
  })

  together(
    'end all that a person has within a second when they are banned from the command line',
    async () => {
      const { buyer } = await pair()
      const gateway = await startTestGateway(here.server.url)
      const ear = await gateway.listen({ userEvents: '{ __typename }' }, buyer)
      await ear.until(({ heard }) => heard.length > 0)
      const sockets = [await listen(thereUrl, buyer), await listen(thereUrl, await logInAs(here, buyer))]
      const command = startProcess('server/cli/role.ts', { DATABASE_URL: String(fresh?.url) }, [
        buyer.name,
        'banned',
      ])
      expect(await command.ended).toBe(0)
      const since = performance.now()
      await Promise.all([...sockets.map(({ closed }) => closed), ear.until(({ ended }) => ended.size > 0)])
      expect(performance.now() - since).toBeLessThan(1000)
      expect(ear.ended.get('userEvents')).toBe('SESSION_CLOSED')
      for (const souk of [here, there])
        expect((await souk.call('GET /v1/me', { as: buyer })).status).toBe(401)
      const { errors } = await gateway.ask('{ me { id } }', {}, buyer)
      expect(errors?.[0]?.extensions).toMatchObject({ code: 'unauthenticated', status: 401 })
      const again = await there.call('POST /v1/logins', {
        body: { login: buyer.name, password: testPassword },
      })
      expect(again).toMatchObject({ status: 422, body: { code: 'wrong_credentials' } })
      await ear.close()
      await gateway.close()
    },
  )

  together('share who is there: whoever is at one is online at the other', async () => {
    const { seller } = await pair()
    const socket = await listen(thereUrl, seller)
    socket.send({
      command: 'message',
      identifier: '{"channel":"AppChannel"}',
      data: '{"action":"online"}',
    })
    const online = async () =>
      (
        await here.call<{ items: Json[] }>('POST /v1/users/online_states', {
          body: { user_names: [seller.name] },
        })
      ).body.items[0]
    while ((await online())?.['is_online'] !== true);
    await socket.close()
    await here.advance(20_000)
    expect(await online()).toMatchObject({ is_online: false })
  })

  together('keep one key once, wherever it comes', async () => {
    const { buyer, advert } = await pair()
    const key = randomUUID()
    const answers = await atOnce(40, index =>
      openTrade(index % 2 === 0 ? here : there, buyer, advert, '20000', key),
    )
    expect(tally(answers)).toEqual({ ok: 40 })
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
  })

  together('have one clock, and do a deadline once', async () => {
    const { seller, buyer, advert } = await pair()
    const { body: trade } = await openTrade(there, buyer, advert)
    await there.advance(36 * minute)
    const clocks = await Promise.all([here.call('GET /dev/clock'), there.call('GET /dev/clock')])
    const [a, b] = clocks.map(({ body }) => Date.parse(String(body['now'])))
    expect(Math.abs((a as number) - (b as number))).toBeLessThan(2000)
    expect((await here.call(`GET /v1/trades/${trade.id}`, { as: seller })).body).toMatchObject({
      status: 'cancelled',
    })
    const { body } = await here.call<{ items: { code: string; trade_id: string }[] }>(
      'GET /v1/notifications',
      {
        as: seller,
      },
    )
    expect(body.items.filter(({ code }) => code === 'trade_cancelled')).toHaveLength(1)
  })

  together('see the same rates, which one of them fetches', async () => {
    const ask = async (at: SoukClient) =>
      (await at.call('GET /v1/exchange_rates/all?crypto_currency_code=BTC')).body
    const before = await ask(here)
    await there.advance(5000)
    // The one that did not fetch them is told.
    await vi.waitFor(async () => {
      const [one, two] = await Promise.all([ask(here), ask(there)])
      expect(one).toEqual(two)
      expect(one['at']).not.toBe(before['at'])
    }, 5000)
  })

  together('go on when one is killed in the middle of its work', async () => {
    const { seller, buyer, advert } = await pair()
    const hears = await listen(here.server.url, seller)
    const key = randomUUID()
    const opening = openTrade(there, buyer, advert, '20000', key).catch(() => null)
    await other.end('SIGKILL')
    const first = await opening
    // Whether it was done or not: the same key at the other process answers the one trade.
    const again = await openTrade(here, buyer, advert, '20000', key)
    expect(again.status).toBe(200)
    expect([null, again.body.id]).toContain(first?.body.id ?? null)
    expect(await hears.event('trade_created')).toMatchObject({ trade_id: again.body.id })
    await here.advance(36 * minute)
    await hears.frame(({ message }) => (message as Json)?.['status'] === 'cancelled')
    await hears.close()
  })
})
