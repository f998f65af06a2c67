import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { startPostgres } from '../scripts/postgres.ts'
import { freePort } from '../scripts/process/freePort.ts'
import { ready, startProcess } from '../tests/support/process/productProcess.ts'
import { clientOf, type Person, type SoukClient } from '../tests/support/soukClient.ts'
import { BenchSkipped, percentile, type Bench } from './bench.ts'

const secret = 'bench-gateway-secret-of-40-characters-000'
const rounds = 4
const warmUp = 1500
const calls = 3000
const atOnce = 8
/** As Linux counts the time of processes. */
const ticksPerSecond = 100

/** What tracing costs: the processor time of a call, for a machine that is busy has no other steady measure. */
export const tracing: Bench = {
  name: 'tracing',
  about: `The processor time that a server takes for a call (own page, notices, offers in turn) with tracing off, on as it is by itself (a tenth of all calls), and for every call, on PostgreSQL; ${rounds} rounds, a server at a time`,
  async run() {
    const cluster = await startPostgres()
    if (!cluster) throw new BenchSkipped('PostgreSQL is not installed')
    const collector = createServer((request, response) => {
      request.resume().on('end', () => response.end('{}'))
    }).listen(0, '127.0.0.1')
    await once(collector, 'listening')
    const endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`
    const telling = { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint }
    const sides = {
      off: {},
      on: telling,
      every: { ...telling, OTEL_TRACES_SAMPLER_ARG: '1' },
    } as const satisfies Readonly<Record<string, Readonly<Record<string, string>>>>
    try {
      const spent = { off: [] as number[], on: [] as number[], every: [] as number[] }
      // One server at a time: what others do in the background would be counted, too. There and back, so that none is always the first.
      for (let round = 0; round < rounds; round++)
        for (const name of round % 2 === 0 ? there : there.toReversed()) {
          const url = await newDatabase(cluster.url, `${name}_${round}`)
          spent[name].push(await cpuOfCalls(url, sides[name]))
        }
      const cpuMs = (name: keyof typeof spent) => percentile(spent[name].toSorted(byValue), 0.5)
      const more = (name: keyof typeof spent) => Math.round((cpuMs(name) / cpuMs('off') - 1) * 1000) / 10
      return {
        figures: {
          offCpuMs: cpuMs('off'),
          onCpuMs: cpuMs('on'),
          everyCpuMs: cpuMs('every'),
          onMorePercent: more('on'),
          everyMorePercent: more('every'),
        },
        targets: [{ name: 'more processor time with tracing on, %', measured: more('on'), atMost: 5 }],
      }
    } finally {
      collector.closeAllConnections()
      collector.close()
      await cluster.stop()
    }
  },
}

const byValue = (a: number, b: number): number => a - b

const there = ['off', 'on', 'every'] as const

/** One of its own for each: what works in the background is then the same everywhere. */
async function newDatabase(url: string, name: string): Promise<string> {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(`create database bench_${name}`)
  await client.end()
  const own = new URL(url)
  own.pathname = `/bench_${name}`
  return own.href
}

/** The processor milliseconds that a server takes for each call, once it is warm. */
async function cpuOfCalls(url: string, more: Readonly<Record<string, string>>): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'souk-bench-'))
  const port = String(await freePort())
  const server = startProcess('server/main.ts', {
    DATABASE_URL: url,
    DATA_DIR: folder,
    SERVER_PORT: port,
    GATEWAY_SECRET: secret,
    REQUISITES_KEY: '7'.repeat(64),
    WALLET_SEED: '07'.repeat(32),
    SEED: 'none',
    CONTENT: 'none',
    DEV_TOOLS: '1',
    LOG_LEVEL: 'warn',
    ...more,
  })
  try {
    const origin = `http://127.0.0.1:${port}`
    await ready(server, origin)
    const api = clientOf(origin)
    const person = await api.signUp('benched')
    await makeCalls(api, person, warmUp)
    const before = cpuSeconds(server.pid)
    await makeCalls(api, person, calls)
    return ((cpuSeconds(server.pid) - before) * 1000) / calls
  } finally {
    await server.end('SIGTERM')
    rmSync(folder, { recursive: true, force: true })
  }
}

const paths = ['/v1/me', '/v1/notifications', '/v1/pro?currency_code=NGN&crypto_currency_code=BTC'] as const

async function makeCalls(api: SoukClient, as: Person, count: number): Promise<void> {
  let left = count
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (left > 0) {
        left -= 1
        await api.call(`GET ${paths[left % paths.length] ?? '/v1/me'}`, { as })
      }
    }),
  )
}

/** As `/proc/PID/stat` counts it, of user and system. */
function cpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond
}
