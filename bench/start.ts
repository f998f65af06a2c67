import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ProductOptions } from '../scripts/productProcess.ts'
import { BenchSkipped, type Bench } from './bench.ts'
import { withPostgres } from './support/postgres.ts'
import { withProduct } from './support/product.ts'
import { treeMemoryMb } from './support/treeMemory.ts'

const idleMs = 60_000
const builtApp = new URL('../app/dist', import.meta.url)

/** How long starts take, the first of all with the app's build and the demo market, and what the whole product then holds in memory. */
export const start: Bench = {
  name: 'start',
  about:
    'From the command until /health answers; memory of the product and its signer, at once and after 60 s without a visitor',
  async run() {
    const dataDir = await mkdtemp(join(tmpdir(), 'souk-start-'))
    try {
      // It builds it again; whoever ends this in the middle has the next start do so.
      await rm(builtApp, { recursive: true, force: true })
      const first = await startOnce({ seed: 'demo', dataDir }, idleMs)
      const again = await startOnce({ seed: 'demo', dataDir }, idleMs)
      const empty = await startOnce({ seed: 'none' })
      return {
        figures: {
          firstWithoutDemoMs: empty.readyMs,
          firstWithDemoMs: first.readyMs,
          againMs: again.readyMs,
          firstReadyMemoryMb: first.readyMemoryMb,
          firstIdleMemoryMb: first.idleMemoryMb,
          readyMemoryMb: again.readyMemoryMb,
          idleMemoryMb: again.idleMemoryMb,
          onPostgres: await onPostgres(),
        },
        targets: [
          { name: 'ms until ready, the first start', measured: first.readyMs, atMost: 10_000 },
          { name: 'ms until ready, from a build', measured: again.readyMs, atMost: 10_000 },
          { name: 'memory in MB after the first start', measured: first.idleMemoryMb ?? 0, atMost: 400 },
          { name: 'memory in MB after another start', measured: again.idleMemoryMb ?? 0, atMost: 400 },
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

const startOnce = (options: ProductOptions, waitMs = 0) =>
  withProduct(options, async ({ server: { pid, readyMs } }) => {
    const readyMemoryMb = treeMemoryMb(pid)
    await sleep(waitMs)
    return { readyMs, readyMemoryMb, idleMemoryMb: treeMemoryMb(pid) }
  })

const onPostgres = () =>
  withPostgres(async url => {
    const { readyMs, idleMemoryMb } = await startOnce({ seed: 'demo', env: { DATABASE_URL: url } }, idleMs)
    return { firstWithDemoMs: readyMs, idleMemoryMb }
  })
