import { setTimeout as sleep } from 'node:timers/promises'
import type { Product } from '../scripts/productProcess.ts'
import { percentile, round, type Bench } from './bench.ts'
import { withProduct } from './support/product.ts'
import { openCrowd, type Crowd } from './bridge/crowd.ts'

const users = 50
const sessionsEach = 20
const connections = users * sessionsEach
const settleMs = 2000

/** What 1,000 subscribers cost, and how fast an event reaches them: server, /cable, gateway, WebSocket. */
export const bridge: Bench = {
  name: 'bridge',
  about: 'Events through the bridge to 1,000 subscribers over graphql-ws, each in a session of its own',
  run: ({ seconds }) =>
    withProduct({ seed: 'none', apart: true }, async product => {
      const before = memory(product)
      const crowd = await openCrowd(product.url, { users, sessionsEach })
      await sleep(settleMs)
      const after = memory(product)
      const calm = await pump(crowd, { seconds, atOnce: 1 })
      const busy = await pump(crowd, { seconds, atOnce: 20 })
      crowd.close()
      return {
        figures: {
          subscribers: connections,
          memoryMb: { before, after, afterLoad: memory(product) },
          gatewayKbPerSubscriber: round(((after.gateway - before.gateway) * 1024) / connections),
          oneEventAtATime: calm,
          asFastAsItGoes: busy,
        },
        targets: [{ name: 'events that got lost', measured: calm.lost + busy.lost, atMost: 0 }],
      }
    }),
}

const memory = ({ gateway, server }: Product) => ({
  gateway: gateway.usage()?.memoryMb ?? 0,
  server: server.usage()?.memoryMb ?? 0,
})

/** Causes events for so long and counts what arrives: each event goes to all sessions of its user. */
async function pump(crowd: Crowd, { seconds, atOnce }: { seconds: number; atOnce: number }) {
  crowd.forget()
  const began = performance.now()
  const until = began + seconds * 1000
  let caused = 0
  const worker = async (): Promise<void> => {
    while (performance.now() < until) {
      caused += 1
      await crowd.cause(caused % users)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  const tookMs = performance.now() - began
  await crowd.heard(caused * sessionsEach)
  const { latencies } = crowd
  return {
    causedPerSecond: round((caused * 1000) / tookMs),
    deliveredPerSecond: round((latencies.length * 1000) / tookMs),
    p50Ms: percentile(latencies, 0.5),
    p99Ms: percentile(latencies, 0.99),
    lost: caused * sessionsEach - latencies.length,
  }
}
