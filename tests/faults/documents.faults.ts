import { fork } from 'node:child_process'
import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { expect, it, onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import { fuzzedRequests, type FuzzedRequest } from './fuzzedRequests.ts'

/** `FUZZ_SECONDS=3600 npm run test:faults` for the long run, `FUZZ_SEED=…` for one that was seen before. */
const seconds = Number(process.env['FUZZ_SECONDS'] ?? 120)
const firstSeed = Number(process.env['FUZZ_SEED'] ?? Date.now() % 1_000_000)
const longestBlockMs = 100
/** What it holds in memory may grow so much after the first third, in MB: it keeps all of the app's documents once they were asked for. */
const growthMb = 60
/** So many rows the contract lets a page have. */
const mostRows = 100
const inOneRound = 40
/** What an answer does not end is ended after so long. */
const openForMs = 400

interface Measured {
  readonly gapMs: number
  readonly workMs: number
  readonly heapMb: number
}

/** A server that has long lists of everything. */
async function startUpstream(): Promise<string> {
  const row = {
    id: 'x',
    code: 'x',
    url_code: 'x',
    name: 'x',
    status: 'new',
    price: '1.5',
    rating_percent: '99.1',
  }
  const page = JSON.stringify({
    items: Array.from({ length: mostRows }, () => ({ ...row, owner: row, trade: row })),
  })
  const server = http.createServer((request, response) => {
    request.resume()
    response.writeHead(request.url === '/session' ? 204 : 200, { 'content-type': 'application/json' })
    response.end(request.url === '/session' ? undefined : page)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

async function startMeasured() {
  const file = fileURLToPath(new URL('measuredGateway.ts', import.meta.url))
  const child = fork(file, [await startUpstream()], { execArgv: ['--expose-gc'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  const message = async () => (await once(child, 'message'))[0] as unknown
  const { url } = (await message()) as { url: string }
  return {
    url,
    alive: () => child.exitCode === null && child.signalCode === null,
    /** @param collects whether what is not needed is thrown away before memory is looked at */
    async measure(collects: boolean): Promise<Measured> {
      const answer = message()
      child.send(collects)
      return (await answer) as Measured
    },
  }
}

const ways = ['post', 'get', 'events', 'socket'] as const

/** Sends it in one of the ways; answers the status, or 0 where a line was closed. What stays open is left after a moment. */
async function send(url: string, request: FuzzedRequest, way: (typeof ways)[number]): Promise<number> {
  if (request.kind === 'call' && way === 'socket') return overSocket(url, request.call)
  const signal = AbortSignal.timeout(openForMs)
  const accept = way === 'events' ? 'text/event-stream' : 'application/graphql-response+json'
  if (request.kind === 'call' && way === 'get') {
    const text = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))
    const entries = Object.entries(request.call).map(([key, value]): [string, string] => [key, text(value)])
    const query = new URLSearchParams(entries).toString().slice(0, 12_000)
    return statusOf(fetch(`${url}/graphql?${query}`, { headers: { accept }, signal }))
  }
  const [body, type] =
    request.kind === 'call'
      ? [JSON.stringify(request.call), 'application/json']
      : [request.body, request.type]
  return statusOf(
    fetch(`${url}/graphql`, {
      method: 'POST',
      body: body as string,
      headers: { accept, 'content-type': type },
      signal,
    }),
  )
}

const statusOf = (answer: Promise<Response>): Promise<number> =>
  answer.then(
    async response => {
      await response.body?.cancel()
      return response.status
    },
    () => 0,
  )

async function overSocket(url: string, payload: object): Promise<number> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws')
  const left = once(socket, 'close').catch(() => undefined)
  socket.on('error', () => undefined)
  socket.on('open', () => socket.send('{"type":"connection_init"}'))
  socket.on('message', data => {
    if (!(data as Buffer).toString().includes('connection_ack')) return socket.close()
    return socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload: { query: '', ...payload } }))
  })
  const timer = setTimeout(() => socket.terminate(), openForMs)
  await left
  clearTimeout(timer)
  return 0
}

it(
  `no request of ${seconds} s of made-up ones holds the gateway for more than ${longestBlockMs} ms (seed ${firstSeed})`,
  { timeout: (seconds + 300) * 1000 },
  async ({ annotate }) => {
    const gateway = await startMeasured()
    const failed: string[] = []
    let [longest, sent, slowestHealthMs, heapAfterThird] = [{ gapMs: 0, workMs: 0, heapMb: 0 }, 0, 0, 0]
    let heapMb = 0
    const begin = performance.now()
    const until = begin + seconds * 1000
    // What is compiled for the first time by V8 is not what a request costs.
    await Promise.all(fuzzedRequests(1, inOneRound).map(([, request]) => send(gateway.url, request, 'post')))
    await gateway.measure(true)
    for (let seed = firstSeed; performance.now() < until; seed++) {
      for (const [index, [family, request]] of fuzzedRequests(seed, inOneRound).entries()) {
        const way = ways[(seed + index) % ways.length] as (typeof ways)[number]
        const asked = performance.now()
        const answered = send(gateway.url, request, way)
        await statusOf(fetch(`${gateway.url}/health`))
        slowestHealthMs = Math.max(slowestHealthMs, performance.now() - asked)
        const status = await answered
        sent += 1
        if (status >= 500) failed.push(`${family} by ${way}, seed ${seed}: ${status}`)
        const measured = await gateway.measure(false)
        if (measured.workMs > longest.workMs) longest = measured
        if (measured.workMs > longestBlockMs)
          failed.push(`${family} by ${way}, seed ${seed}: held for ${Math.round(measured.workMs)} ms`)
      }
      heapMb = (await gateway.measure(true)).heapMb
      if (heapAfterThird === 0 && performance.now() > begin + (seconds * 1000) / 3) heapAfterThird = heapMb
    }
    await annotate(
      `${sent} requests; longest block ${Math.round(longest.workMs)} ms of work in ${Math.round(longest.gapMs)} ms; slowest /health ${Math.round(slowestHealthMs)} ms; heap ${Math.round(heapAfterThird)} to ${Math.round(heapMb)} MB`,
    )
    expect(failed).toEqual([])
    expect(gateway.alive()).toBe(true)
    expect(heapMb - heapAfterThird).toBeLessThan(growthMb)
  },
)
