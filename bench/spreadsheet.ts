import { setTimeout as sleep } from 'node:timers/promises'
import type { Product } from '../scripts/productProcess.ts'
import { round, type Bench } from './bench.ts'
import { withFilledPostgres } from './support/postgres.ts'
import { withProduct } from './support/product.ts'
import { logInAs } from './support/visit.ts'
import { requireBuild } from './start.ts'
import { holder, makeHolder } from './wallet/holder.ts'

const movements = 1_000_000
const idleMs = 5000
const sampleMs = 100

/** The spreadsheet of somebody with a million movements, through the gateway, taken as fast as it comes. */
export const exported: Bench = {
  name: 'export',
  about:
    'The spreadsheet of 1,000,000 movements through the gateway, on PostgreSQL: how long it takes, and memory of server and gateway above what they hold when idle',
  async run() {
    requireBuild()
    return withFilledPostgres(
      database => makeHolder(database, movements),
      url => withProduct({ seed: 'none', apart: true, env: { DATABASE_URL: url } }, measure),
    )
  },
}

const memoryOf = ({ server, gateway }: Product) => ({
  server: server.usage()?.memoryMb ?? 0,
  gateway: gateway.usage()?.memoryMb ?? 0,
})

async function measure(product: Product) {
  const token = await logInAs(product.apiUrl, holder)
  await sleep(idleMs)
  const idle = memoryOf(product)
  const most = { ...idle }
  const sampling = setInterval(() => {
    const now = memoryOf(product)
    most.server = Math.max(most.server, now.server)
    most.gateway = Math.max(most.gateway, now.gateway)
  }, sampleMs)
  const began = performance.now()
  const answer = await fetch(`${product.url}/api/v1/transactions/download`, {
    headers: { 'x-access-token': token },
  })
  if (!answer.ok || answer.body === null) throw new Error(`The spreadsheet: ${answer.status}`)
  let [bytes, firstMs] = [0, 0]
  for await (const chunk of answer.body) {
    firstMs ||= performance.now() - began
    bytes += (chunk as Uint8Array).length
  }
  const seconds = (performance.now() - began) / 1000
  clearInterval(sampling)
  const above = { server: most.server - idle.server, gateway: most.gateway - idle.gateway }
  return {
    figures: {
      rows: movements,
      seconds: round(seconds),
      firstByteMs: round(firstMs),
      fileMb: Math.round(bytes / 2 ** 20),
      idleMemoryMb: idle,
      aboveIdleMb: above,
    },
    targets: [
      {
        name: 'memory above idle, server and gateway together, MB',
        measured: above.server + above.gateway,
        atMost: 200,
      },
    ],
  }
}
