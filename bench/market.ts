import { readdirSync, statSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startProduct, type Product } from '../scripts/productProcess.ts'
import { clientOf } from '../tests/support/soukClient.ts'
import type { Bench, BenchOptions } from './bench.ts'
import { trade } from './market/visitor.ts'
import { requireBuild } from './start.ts'

/** Other benches measure many things for so long, this one a single thing: `--seconds 600` is an hour. */
const timesAsLong = 6
const speed = 60
/** After a start the market is filled, compiled and met for the first time. */
const warmUpMs = 10_000

/** The living market with somebody who trades in it all the time. */
export const market: Bench = {
  name: 'market',
  about:
    'The demo market at 60-fold speed with somebody who buys, sells and has disputes ruled without a pause, for six times the seconds: memory and disk at its beginning, middle and end, errors in its log, and its books afterwards',
  async run(options) {
    requireBuild()
    const dataDir = await mkdtemp(join(tmpdir(), 'souk-market-'))
    const errors: string[] = []
    const product = await startProduct({
      seed: 'demo',
      dataDir,
      env: { LOG_FORMAT: 'json' },
      onLine: line => {
        if (line.startsWith('{')) errors.push(line)
      },
    })
    try {
      return await measure(product, dataDir, errors, options)
    } finally {
      await product.stop()
      await rm(dataDir, { recursive: true, force: true })
    }
  },
}

async function measure(
  product: Product,
  dataDir: string,
  errors: readonly string[],
  { seconds }: BenchOptions,
) {
  const api = clientOf(product.url)
  await api.call('POST /dev/market/switch', { body: { speed } })
  await sleep(warmUpMs)
  const now = () => ({ memoryMb: product.server.usage()?.memoryMb ?? 0, diskMb: megabytesIn(dataDir) })
  const lengthMs = seconds * timesAsLong * 1000
  const trading = trade(api, performance.now() + lengthMs)
  const beginning = now()
  await sleep(lengthMs / 2)
  const middle = now()
  const done = await trading
  const end = now()
  const violations = (await api.audit()).length
  return {
    figures: {
      minutes: lengthMs / 60_000,
      speed,
      beginning,
      middle,
      end,
      visitor: { ...done },
      violations,
      errors: errors.length,
      firstError: errors[0]?.slice(0, 300) ?? null,
    },
    targets: [
      { name: 'violations of the ledger', measured: violations, atMost: 0 },
      { name: 'errors in the log', measured: errors.length, atMost: 0 },
      { name: 'trades that did not end', measured: done.leftOpen, atMost: 0 },
      { name: 'trades that ended', measured: done.bought + done.sold, atLeast: 1 },
      {
        name: 'memory at the end, times that of the middle',
        measured: Math.round((end.memoryMb / Math.max(1, middle.memoryMb)) * 100) / 100,
        atMost: 1.15,
      },
    ],
  }
}

function megabytesIn(folder: string): number {
  const sizes = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => statSync(join(entry.parentPath, entry.name), { throwIfNoEntry: false })?.size ?? 0)
  return Math.round(sizes.reduce((sum, size) => sum + size, 0) / 2 ** 20)
}
