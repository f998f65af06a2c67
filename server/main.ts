import { startServer } from './composition/server.ts'
import { serverLog } from './composition/log.ts'
import { collectSooner } from './runtime/heap.ts'
import { machineRandom, newSecret } from './runtime/random.ts'
import { openErrorReports } from './composition/watch/errorReports.ts'
import { readSettings, SettingsRefused } from './runtime/setting/settings.ts'

// `npm run start:server`: the server alone; gateways run apart, in front of it.
collectSooner()
try {
  const settings = readSettings(process.env, { role: 'server', newSecret: () => newSecret(machineRandom) })
  const reports = await openErrorReports(settings)
  const { log, logger } = serverLog(settings, undefined, reports?.report)
  const server = await startServer({ settings, logger, log, host: settings.host, port: settings.serverPort })
  const closeAll = async () => {
    await server.close()
    await reports?.close()
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => {
      closeAll().then(
        () => process.exit(0),
        () => process.exit(1),
      )
    })
} catch (error) {
  process.stderr.write(
    `${error instanceof SettingsRefused ? error.message : String((error as Error).stack)}\n`,
  )
  process.exit(1)
}
