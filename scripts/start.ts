import { existsSync } from 'node:fs'
import { randomBytes } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { startGateway } from '../mesh/gateway/start.ts'
import { startServer } from '../server/composition/server.ts'
import { serverLog } from '../server/composition/log.ts'
import { collectSooner } from '../server/runtime/heap.ts'
import { readSettings, SettingsRefused } from '../server/runtime/settings.ts'
import { buildApp } from './build.ts'
import { gatewayLog } from './gatewayLog.ts'
import { onSignals } from './signals.ts'
import { startBeating } from '../mesh/gateway/beat.ts'

// `npm start`: server, gateway and the built app in one process.
const appDir = fileURLToPath(new URL('../app/dist', import.meta.url))

async function main(): Promise<void> {
  collectSooner()
  const settings = {
    ...readSettings(process.env, {
      role: 'all',
      newSecret: () => randomBytes(32).toString('hex'),
    }),
    appDir,
  }
  const { log, logger } = serverLog(settings)
  if (!existsSync(`${appDir}/index.html`)) {
    logger.info({}, 'building the app, once')
    await buildApp()
  }
  const server = await startServer({ settings, logger, log, host: '127.0.0.1', port: 0 })
  const gateway = await startGateway({
    port: settings.port,
    host: settings.host,
    apiUrl: server.url,
    appDir,
    devTools: settings.devTools,
    publicUrl: settings.publicUrl,
    gatewaySecret: settings.gatewaySecret,
    proxies: settings.proxies,
    // At a developer's desk anybody may; elsewhere it takes a session's token.
    freeFor: settings.devTools && !settings.production ? 'everybody' : 'members',
    production: settings.production,
    log: gatewayLog(log),
  }).catch(async (error: unknown) => {
    await server.close()
    throw error
  })
  const stopBeating = startBeating({ apiUrl: server.url, gatewaySecret: settings.gatewaySecret })
  onSignals(async () => {
    stopBeating()
    await gateway.close()
    await server.close()
  })
  process.stdout.write(`Souk is at ${settings.publicUrl ?? gateway.url.replace('127.0.0.1', 'localhost')}\n`)
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof SettingsRefused ? error.message : (error as Error).stack}\n`)
  process.exit(1)
})
