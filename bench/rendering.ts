import http from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { souk } from '../brand/brand.ts'
import type { ReaderAnswers, RenderedRoute } from '../http/readerPage.ts'
import { loadReaderBuild } from '../mesh/web/reader/readerBuild.ts'
import { percentile, round, type Bench } from './bench.ts'
import { withShippedProduct } from './support/browser.ts'
import { load, makeCall } from './support/load.ts'

/** A rendered page is kept for four seconds; after that it is made anew. */
const untilColdMs = 4500
const rounds = 3
const connections = 16
const perSecond = 50

/** Pages that many come to first. */
const first = ['/', '/buy', '/guide', '/faq', '/calculator', '/crypto-wallet/bitcoin'] as const

/** How often public pages are rendered and sent for who comes for the first time. */
export const rendering: Bench = {
  name: 'rendering',
  about:
    'Pages for a first visit, of the whole product on the embedded database: kept ones, all that links lead to made anew, the rendering of these alone, and the first pages at 50 a second',
  run: ({ seconds }) =>
    withShippedProduct(async ({ url }) => {
      const warm: Record<string, number> = {}
      for (const path of first) {
        await makeCall(page(url, path))
        warm[path] = (await load(page(url, path), { connections, seconds })).requestsPerSecond
      }
      const paths = await pathsOf(url)
      const cold = []
      for (let turn = 0; turn < rounds; turn++) {
        await pause(untilColdMs)
        cold.push(await eachOnce(url, paths))
      }
      const alone = await renderedAlone(url, paths)
      const steady = await evenly(url, first, seconds)
      const coldPerSecond = percentile(cold, 0.5)
      const leastWarm = Math.min(...Object.values(warm))
      return {
        figures: {
          warmPerSecond: warm,
          leastWarmPerSecond: leastWarm,
          pages: paths.length,
          coldPerSecond,
          coldOfEachRound: cold,
          renderedPerSecond: alone,
          steady,
        },
        targets: [
          { name: 'kept pages a second, the slowest kind', measured: leastWarm, atLeast: 3000 },
          {
            name: 'pages a second, each asked for and made anew by one process',
            measured: coldPerSecond,
            atLeast: 300,
          },
          { name: 'pages rendered a second', measured: alone, atLeast: 300 },
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

/** Renders each page from answers that are there already; answers pages a second. */
async function renderedAlone(url: string, paths: readonly string[]): Promise<number> {
  const build = await loadReaderBuild(fileURLToPath(new URL('../app/dist', import.meta.url)))
  if (build === null) throw new Error('The build has no pages to read')
  const ask = async (calls: RenderedRoute['calls'], language: string): Promise<ReaderAnswers> =>
    Object.fromEntries(
      await Promise.all(
        Object.entries(calls).map(async ([name, path]) => {
          const answer = await fetch(url + path, { headers: { 'accept-language': language } })
          return [name, answer.ok ? ((await answer.json()) as unknown) : null] as const
        }),
      ),
    )
  const requests = []
  for (const path of paths) {
    const route = build.find(path, '')
    if (route === null) continue
    const known = await ask(route.calls, route.locale)
    const more = await ask(build.more(route, known), route.locale)
    requests.push({ route, answers: { ...known, ...more }, brand: souk, origin: null })
  }
  const took = []
  for (let turn = 0; turn <= rounds; turn++) {
    const began = performance.now()
    for (const request of requests) build.render(request)
    took.push(performance.now() - began)
  }
  // The first turn compiles.
  return round(requests.length / (percentile(took.slice(1), 0.5) / 1000))
}

/** Asks for pages in turn at an even pace, whether earlier ones are there or not. */
async function evenly(url: string, paths: readonly string[], seconds: number) {
  const agent = new http.Agent({ keepAlive: true })
  for (const path of paths) await makeCall(page(url, path), agent)
  const began = performance.now()
  const took = await Promise.all(
    Array.from({ length: seconds * perSecond }, async (_, index) => {
      await pause(Math.max(0, began + (index * 1000) / perSecond - performance.now()))
      const sent = performance.now()
      await makeCall(page(url, paths[index % paths.length] ?? '/'), agent)
      return performance.now() - sent
    }),
  )
  agent.destroy()
  return { p50Ms: percentile(took, 0.5), p95Ms: percentile(took, 0.95), p99Ms: percentile(took, 0.99) }
}
