import { endlessAsks } from '../../mesh/gateway/graphql/askCounts.ts'
import { startGateway } from '../../mesh/start.ts'

// The true gateway in a process of its own. It tells how long its one thread was held, and what it holds in memory, when asked.

const everyMs = 5

const gateway = await startGateway({
  port: 0,
  host: '127.0.0.1',
  apiUrl: process.argv[2] ?? '',
  appDir: null,
  devTools: false,
  publicUrl: null,
  gatewaySecret: 'fuzz-gateway-secret-of-40-characters-000',
  freeFor: 'everybody',
  production: false,
  log: () => undefined,
  // What one request costs is measured here, as often as it can be sent.
  asks: endlessAsks,
})

let longest = { gapMs: 0, workMs: 0 }
let [at, used] = [performance.now(), process.threadCpuUsage()]
setInterval(() => {
  const spent = process.threadCpuUsage(used)
  const gapMs = performance.now() - at - everyMs
  // Of the time that passed, this thread worked so much; the rest it waited for a core that others had.
  const workMs = Math.min(gapMs, (spent.user + spent.system) / 1000)
  if (workMs > longest.workMs) longest = { gapMs, workMs }
  ;[at, used] = [performance.now(), process.threadCpuUsage()]
}, everyMs)

process.on('message', collects => {
  if (collects === true) global.gc?.()
  process.send?.({ ...longest, heapMb: process.memoryUsage().heapUsed / 2 ** 20 })
  longest = { gapMs: 0, workMs: 0 }
  // To collect on demand is the test's doing, not a request's.
  ;[at, used] = [performance.now(), process.threadCpuUsage()]
})
process.on('disconnect', () => process.exit(0))
process.send?.({ url: gateway.url })
