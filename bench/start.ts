import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../scripts/postgres.ts'
import { startProduct, type ProductOptions } from '../scripts/productProcess.ts'
import { BenchSkipped, type Bench } from './bench.ts'

const idleMs = 30_000

/** How long a start takes from a build, and what the whole product then holds in memory. */
export const start: Bench = {
  name: 'start',
  about: 'From the command until /health answers, app built; memory after 30 s without a visitor',
  async run() {
    requireBuild()
    const dataDir = await mkdtemp(join(tmpdir(), 'souk-start-'))
    try {
      const empty = await startOnce({ seed: 'none' })
      const withDemo = await startOnce({ seed: 'demo', dataDir })
      const again = await startOnce({ seed: 'demo', dataDir }, idleMs)
      return {
        figures: {
          firstWithoutDemoMs: empty.readyMs,
          firstWithDemoMs: withDemo.readyMs,
          againMs: again.readyMs,
          idleMemoryMb: again.memoryMb,
          onPostgres: await onPostgres(),
        },
        targets: [
          { name: 'ms until ready, from a build', measured: again.readyMs, atMost: 10_000 },
          {
            name: 'ms until ready, from a build, at the first start',
            measured: withDemo.readyMs,
            atMost: 10_000,
          },
          { name: 'idle memory in MB', measured: again.memoryMb ?? 0, atMost: 600 },
        ],
      }
    } finally {
      await rm(dataDir, { recursive: true, force: true })
    }
  },
}

/** Throws when the app is not built: what a start measures otherwise is the build. */
export function requireBuild(): void {
  if (!existsSync(new URL('../app/dist/index.html', import.meta.url)))
    throw new BenchSkipped('the app is not built; run npm run build')
}

async function startOnce(options: ProductOptions, waitMs = 0) {
  const product = await startProduct(options)
  try {
    await new Promise(resolve => setTimeout(resolve, waitMs))
    return { readyMs: product.server.readyMs, memoryMb: product.server.usage()?.memoryMb ?? null }
  } finally {
    await product.stop()
  }
}

async function onPostgres() {
  const cluster = await startPostgres({ durable: true })
  if (cluster === null) return null
  try {
    const { readyMs, memoryMb } = await startOnce(
      { seed: 'demo', env: { DATABASE_URL: cluster.url } },
      idleMs,
    )
    return { firstWithDemoMs: readyMs, idleMemoryMb: memoryMb }
  } finally {
    await cluster.stop()
  }
}
