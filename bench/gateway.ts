import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Usage } from '../scripts/productProcess.ts'
import { round, type Bench, type BenchOptions } from './bench.ts'
import { startChild } from './gateway/child.ts'
import { postJson } from './support/postJson.ts'
import { withProduct } from './support/product.ts'
import { load, makeCall, type Call, type Loaded } from './support/load.ts'

const connections = 20
const warmUpSeconds = 3

/** 20 adverts × 10 fields. */
const query = `query Search { searchAdverts(type: buy, cryptoCurrencyCode: "BTC", currencyCode: "NGN") { items {
  id type status cryptoCurrencyCode currencyCode price marketRate minimum maximum escrowMinutes
} } }`
const restPath = '/api/v1/pro/search?type=buy&crypto_currency_code=BTC&currency_code=NGN'
const hash = createHash('sha256').update(query).digest('hex')

/** As a page sends it: by its id. */
const graphqlAt = (url: string): Call => ({
  url: `${url}/graphql`,
  method: 'POST',
  body: JSON.stringify({ documentId: hash }),
})
/** As a script sends it: the text, which is read anew each time. */
const textAt = (url: string): Call => ({
  url: `${url}/graphql`,
  method: 'POST',
  body: JSON.stringify({ query }),
})
const restAt = (url: string): Call => ({ url: url + restPath, method: 'GET' })

/** What a search costs as GraphQL, beside the same search as REST. */
export const gateway: Bench = {
  name: 'gateway',
  about: 'A search as GraphQL beside the same as REST: calls a second, CPU of each process per call',
  async run(options) {
    const page = await fixedPage(options)
    return {
      figures: { connections, page20x10: page, demoMarket: await demoMarket(options) },
      targets: [
        {
          name: 'gateway CPU ms of the 20 × 10 query',
          measured: page.graphql.gatewayCpuMsPerCall,
          atMost: 0.8,
        },
      ],
    }
  },
}

/** The gateway alone: a stub behind it answers every call with the same page of 20 whole adverts. */
async function fixedPage(options: BenchOptions) {
  const manifests = mkdtempSync(join(tmpdir(), 'souk-manifests-'))
  writeFileSync(join(manifests, '0001.json'), JSON.stringify({ [hash]: query }))
  const upstream = await startChild('upstream.ts', [])
  const gate = await startChild('gateway.ts', [upstream.url, manifests]).catch((error: unknown) => {
    upstream.stop()
    throw error
  })
  const measure = async (call: Call) => {
    const { loaded, used } = await measured(call, options, { gateway: () => gate.usage() })
    return { ...loaded, gatewayCpuMsPerCall: used.gateway, gatewayMemoryMb: (await gate.usage()).memoryMb }
  }
  try {
    return {
      answerBytes: await makeCall(graphqlAt(gate.url)),
      graphql: await measure(graphqlAt(gate.url)),
      restThroughGateway: await measure(restAt(gate.url)),
      restWithoutGateway: (await measured(restAt(upstream.url), options, {})).loaded,
    }
  } finally {
    gate.stop()
    upstream.stop()
    rmSync(manifests, { recursive: true })
  }
}

/** The product with its demo market, its halves in processes of their own. */
const demoMarket = (options: BenchOptions) =>
  withProduct({ seed: 'demo', apart: true }, async product => {
    const usages = {
      gateway: async () => product.gateway.usage() ?? noUsage,
      server: async () => product.server.usage() ?? noUsage,
    }
    const measure = async (call: Call) => {
      const { loaded, used } = await measured(call, options, usages)
      return { ...loaded, gatewayCpuMsPerCall: used.gateway, serverCpuMsPerCall: used.server }
    }
    // Its people would act beside what is measured.
    await postJson(`${product.url}/dev/market/switch`, { is_on: false })
    const graphql = await measure(textAt(product.url))
    const rest = await measure(restAt(product.apiUrl))
    return { graphql, rest, ratioOfRates: round(graphql.requestsPerSecond / rest.requestsPerSecond) }
  })

const noUsage: Usage = { cpuMs: 0, memoryMb: 0 }

/** Loads after a warm-up; answers CPU milliseconds per call of each process. */
async function measured<Name extends string>(
  call: Call,
  { seconds }: BenchOptions,
  processes: Record<Name, () => Promise<Usage>>,
): Promise<{ loaded: Loaded; used: Record<Name, number> }> {
  const read = async () => {
    const entries = Object.entries<() => Promise<Usage>>(processes)
    return Promise.all(entries.map(async ([name, usage]) => [name, (await usage()).cpuMs] as const))
  }
  await load(call, { connections, seconds: warmUpSeconds })
  const before = new Map(await read())
  const loaded = await load(call, { connections, seconds })
  const after = await read()
  const used = after.map(([name, cpuMs]) => [
    name,
    round((cpuMs - (before.get(name) ?? 0)) / loaded.requests),
  ])
  return { loaded, used: Object.fromEntries(used) as Record<Name, number> }
}
