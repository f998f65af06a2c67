import { openTracing } from '../http/tracing.ts'
import { startHeartbeat } from './gateway/heartbeat.ts'
import { jsonLines } from './gateway/log.ts'
import { startGateway } from './start.ts'
import { MeshSettingsRefused, readMeshSettings } from './settings.ts'

// `npm run start:mesh`: the gateway alone, in front of a server that runs elsewhere.
const log = jsonLines(() => new Date())

try {
  const settings = readMeshSettings(process.env)
  const tracing = await openTracing({ ...settings.traces, service: 'souk-gateway' })
  const gateway = await startGateway({ ...settings, tracing, log })
  const stopBeating = startHeartbeat(settings)
  const closeAll = async () => {
    await gateway.close()
    await tracing?.close()
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => {
      stopBeating()
      closeAll().then(
        () => process.exit(0),
        () => process.exit(1),
      )
    })
} catch (error) {
  const text =
    error instanceof MeshSettingsRefused ? error.message : `The gateway did not start: ${String(error)}`
  process.stderr.write(`${text}\n`)
  process.exit(1)
}
