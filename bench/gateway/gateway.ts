import { endlessAsks } from '../../mesh/gateway/graphql/askCounts.ts'
import { startGateway } from '../../mesh/start.ts'

// The real gateway in a process of its own; tells its CPU time and memory when asked.

const gateway = await startGateway({
  port: 0,
  host: '127.0.0.1',
  apiUrl: process.argv[2] ?? '',
  appDir: null,
  devTools: false,
  publicUrl: null,
  gatewaySecret: 'bench-gateway-secret-of-40-characters-00',
  freeFor: 'members',
  production: true,
  persistedDir: process.argv[3] ?? '',
  log: () => undefined,
  // What one request costs is measured here, as often as it can be sent.
  asks: endlessAsks,
})
process.on('message', () => {
  const { user, system } = process.cpuUsage()
  process.send?.({ cpuMs: (user + system) / 1000, memoryMb: Math.round(process.memoryUsage.rss() / 2 ** 20) })
})
process.send?.({ url: gateway.url })
