import { randomUUID } from 'node:crypto'
import { expect, it, onTestFinished } from 'vitest'
import { freePort } from '../../scripts/process/freePort.ts'
import { ready, startProcess } from '../support/process/productProcess.ts'
import { makeAdvert } from '../support/souk.ts'
import type { Json, Person } from '../support/soukClient.ts'
import { prepareProduct, rounds, type Product } from './product.ts'
import { layWire, mishaps, type Mishap } from './wire.ts'

const mutation = `mutation($id: ID!, $input: OpenTradeInput!, $idempotencyKey: String!) {
  openTrade(id: $id, input: $input, idempotencyKey: $idempotencyKey) { id status }
}`

/** A gateway that can be killed, before a server whose wire loses what it is told to. */
async function startApart(product: Product) {
  const serverPort = await freePort()
  const server = startProcess('server/main.ts', { ...product.env, SERVER_PORT: String(serverPort) })
  onTestFinished(async () => void (await server.end('SIGKILL')))
  await ready(server, `http://127.0.0.1:${serverPort}`)
  const wire = await layWire(serverPort)
  onTestFinished(() => wire.close())
  const start = async () => {
    const gateway = startProcess('mesh/main.ts', {
      ...product.env,
      API_URL: `http://127.0.0.1:${wire.port}`,
    })
    await ready(gateway, product.origin)
    return gateway
  }
  let gateway = await start()
  onTestFinished(async () => void (await gateway.end('SIGKILL')))
  return {
    server,
    wire,
    gateway: () => gateway,
    restartGateway: async () => {
      await gateway.end('SIGKILL')
      gateway = await start()
    },
  }
}

/** Opens a trade by GraphQL; null when nobody answered. */
async function openTrade(origin: string, as: Person, variables: object): Promise<Json | null> {
  const answer = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-access-token': as.token },
    body: JSON.stringify({ query: mutation, variables }),
  }).catch(() => null)
  return answer === null ? null : ((await answer.json()) as Json)
}

it.for(Object.keys(mishaps) as Mishap[])(
  'a gateway that is killed in the middle of a mutation (%s) leaves one effect, which the same key finds',
  async mishap => {
    const product = await prepareProduct()
    const { server, wire, gateway, restartGateway } = await startApart(product)
    const { api, origin } = product
    const seller = await api.signUp('seller')
    await api.give(seller, 'BTC', '10')
    const advert = await makeAdvert(api, seller)
    const tradesOf = async (as: Person) =>
      (await api.call<{ items: Json[] }>('GET /v1/trades?state=all', { as })).body.items.map(({ id }) => id)

    for (let round = 0; round < rounds; round++) {
      const buyer = await api.signUp(`buyer${round}`)
      const input = { amount: '20000', priceSeen: advert.price, paymentMethodCode: 'opay' }
      const variables = { id: advert.id, input, idempotencyKey: randomUUID() }
      const lost = wire.lose('POST /api/v1/pro/', mishap)
      const first = openTrade(origin, buyer, variables)
      await lost
      await restartGateway()
      expect(await first).toBeNull()
      const before = await tradesOf(buyer)
      expect(mishaps[mishap].effects).toContain(before.length)
      const again = await openTrade(origin, buyer, variables)
      const after = await tradesOf(buyer)
      expect(after).toHaveLength(1)
      expect(again).toEqual({ data: { openTrade: { id: after[0], status: 'new' } } })
      expect(new Set([...before, ...after])).toEqual(new Set(after))
      expect(await openTrade(origin, buyer, variables)).toEqual(again)
    }
    const { body } = await api.call<{ items: Json[] }>('GET /v1/me/balance', { as: seller })
    // The coins of each trade with their fee of 0.9 %.
    const locked = (rounds * 20_180).toString().padStart(9, '0')
    expect(body.items.find(({ asset }) => asset === 'BTC')).toMatchObject({
      in_escrow: `${locked.slice(0, -8)}.${locked.slice(-8)}`.replace(/\.?0+$/, ''),
    })
    expect(await api.audit()).toEqual([])
    expect(await gateway().end('SIGTERM')).toBe(0)
    expect(await server.end('SIGTERM')).toBe(0)
  },
)
