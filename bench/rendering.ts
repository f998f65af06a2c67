import http from 'node:http'
import { percentile, round, type Bench } from './bench.ts'
import { withShippedProduct } from './browser.ts'
import { load, makeCall } from './load.ts'

/** A rendered page is kept for four seconds; after that it is made anew. */
const untilColdMs = 4500
const rounds = 3
const connections = 16
const perSecond = 50

/** Pages of each kind that are kept for everybody. */
const kept = ['/guide', '/faq', '/', '/buy', '/calculator', '/crypto-wallet/bitcoin'] as const

/** How often public pages are rendered and sent for who comes for the first time. */
export const rendering: Bench = {
  name: 'rendering',
  about:
    'Pages for a first visit, of the whole product on the embedded database: kept ones, all that links lead to made anew, and all of them again at 50 a second',
  run: ({ seconds }) =>
    withShippedProduct(async ({ url }) => {
      const warm: Record<string, number> = {}
      for (const path of kept) {
        await makeCall(page(url, path))
        warm[path] = (await load(page(url, path), { connections, seconds })).requestsPerSecond
      }
      const paths = await pathsOf(url)
      const cold = []
      for (let turn = 0; turn < rounds; turn++) {
        await new Promise(resolve => setTimeout(resolve, untilColdMs))
        cold.push(await eachOnce(url, paths))
      }
      await eachOnce(url, paths)
      const steady = await evenly(url, paths, seconds)
      const coldPerSecond = percentile(cold, 0.5)
      const leastWarm = Math.min(...Object.values(warm))
      return {
        figures: { warmPerSecond: warm, pages: paths.length, coldPerSecond, coldOfEachRound: cold, steady },
        targets: [
          { name: 'kept pages a second, the slowest kind', measured: leastWarm, atLeast: 3000 },
          { name: 'pages a second, each made anew', measured: coldPerSecond, atLeast: 300 },
          { name: 'p95 in ms at 50 a second', measured: steady.p95Ms, atMost: 20 },
        ],
      }
    }),
}

const page = (url: string, path: string) => ({
  url: url + path,
  method: 'GET' as const,
  headers: { 'accept-encoding': 'br', 'accept-language': 'en', accept: 'text/html' },
})

/** Where the app begins: what is drawn there, or is for who is logged in, is no text to read. */
const others = /^(\/ru)?\/(buy|sell|user|trade|search|log-in|sign-up|dashboard|dev|assets|api)\b|\.\w+$/

/** All pages to read that links lead to from the first one. */
async function pathsOf(url: string): Promise<readonly string[]> {
  const found = new Set(['/', '/ru'])
  // A set goes on with what is added to it meanwhile.
  for (const path of found) {
    const answer = await fetch(url + path, { headers: { accept: 'text/html' } })
    const text = answer.headers.get('content-type')?.startsWith('text/html') ? await answer.text() : ''
    if (!answer.ok || !text.includes('<main')) found.delete(path)
    else for (const [, to = ''] of text.matchAll(/ href="(\/[^"?#]*)/g)) if (!others.test(to)) found.add(to)
  }
  return [...found]
}

/** Asks for each page once, over so many connections; answers pages a second. */
async function eachOnce(url: string, paths: readonly string[]): Promise<number> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections })
  const left = paths.values()
  const began = performance.now()
  const worker = async () => {
    for (const path of left) await makeCall(page(url, path), agent)
  }
  await Promise.all(Array.from({ length: connections }, worker))
  agent.destroy()
  return round(paths.length / ((performance.now() - began) / 1000))
}

/** Asks for pages that were read a moment before, at an even pace, whether earlier ones are there or not. */
async function evenly(url: string, paths: readonly string[], seconds: number) {
  const agent = new http.Agent({ keepAlive: true })
  const began = performance.now()
  const took = await Promise.all(
    Array.from({ length: seconds * perSecond }, async (_, index) => {
      const due = began + (index * 1000) / perSecond
      await new Promise(resolve => setTimeout(resolve, Math.max(0, due - performance.now())))
      const sent = performance.now()
      await makeCall(page(url, paths[index % paths.length] ?? '/'), agent)
      return performance.now() - sent
    }),
  )
  agent.destroy()
  return { p50Ms: percentile(took, 0.5), p95Ms: percentile(took, 0.95), p99Ms: percentile(took, 0.99) }
}
