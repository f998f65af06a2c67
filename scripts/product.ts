import { randomBytes } from 'node:crypto'
import { flushCompileCache } from 'node:module'
import { serverLog } from '../server/composition/log.ts'
import { openTracing } from '../http/tracing.ts'
import { openErrorReports } from '../server/composition/watch/errorReports.ts'
import { readSettings, type Settings, SettingsRefused } from '../server/runtime/setting/settings.ts'
import { appBuild, builtApp, BuildFailed } from './building/appBuild.ts'
import { gatewayLog } from './gatewayLog.ts'
import { onSignals } from './process/onSignals.ts'
import { demoOf } from '../server/composition/seed/demoTries.ts'
import { welcomeText } from './welcomeText.ts'

/** After a start: a browser has opened, and its first page is there. */
const settledMs = 15_000

/** A product that is up in this process. */
export interface OpenProduct {
  readonly settings: Settings
  /** Where it listens, as in `http://127.0.0.1:3000`. */
  readonly url: string
  /** Ends it within 5 s: work under way is finished, connections are closed in order. */
  readonly close: () => Promise<void>
}

/** Starts the product by its environment, and ends the process when it cannot: with words of its own for what is no fault. */
export async function runProduct(): Promise<void> {
  await start().catch((error: unknown) => {
    const isKnown = error instanceof SettingsRefused || error instanceof BuildFailed
    process.stderr.write(`${isKnown ? error.message : (error as Error).stack}\n`)
    process.exit(1)
  })
}

async function start(): Promise<void> {
  const { settings, url, close } = await openProduct(process.env)
  onSignals(close)
  const demo = demoOf(settings)
  const shown = settings.publicUrl ?? url.replace('127.0.0.1', 'localhost')
  process.stdout.write(`Souk is at ${shown}\n${demo === null ? '' : welcomeText(shown, demo)}`)
  // Not at the end, because a process that is killed would leave nothing for the next start; it takes a second, in which nothing is
  // answered: whoever waits for the first page has it by then.
  setTimeout(flushCompileCache, settledMs).unref()
}

/**
 * Opens server, gateway and the built app by an environment.
 * @throws SettingsRefused, BuildFailed: the process is to end then; what a failed build leaves half open stands every kill.
 */
export async function openProduct(env: Readonly<Record<string, string | undefined>>): Promise<OpenProduct> {
  const settings = {
    ...readSettings(env, {
      role: 'all',
      newSecret: () => randomBytes(32).toString('hex'),
    }),
    appDir: builtApp,
  }
  const reports = await openErrorReports(settings)
  const { log, logger } = serverLog(settings, undefined, reports?.report)
  // It takes as long as all the rest, and another core.
  const build = appBuild(logger)
  const [{ startServer }, { startGateway }, { startHeartbeat }] = await Promise.all([
    import('../server/composition/server.ts'),
    import('../mesh/start.ts'),
    import('../mesh/gateway/heartbeat.ts'),
  ])
  const [server] = await Promise.all([
    startServer({ settings, logger, log, env, host: '127.0.0.1', port: 0 }),
    build.done,
  ])
  const tracing = await openTracing({ ...settings.traces, service: 'souk-gateway' })
  const gateway = await startGateway({
    tracing,
    port: settings.port,
    host: settings.host,
    apiUrl: server.url,
    appDir: builtApp,
    devTools: settings.devTools,
    publicUrl: settings.publicUrl,
    gatewaySecret: settings.gatewaySecret,
    proxies: settings.proxies,
    countryHeader: settings.countryHeader,
    // At a developer's desk anybody may; elsewhere it takes a session's token.
    freeFor: settings.devTools && !settings.production ? 'everybody' : 'members',
    production: settings.production,
    log: gatewayLog(log),
  }).catch(async (error: unknown) => {
    await server.close()
    throw error
  })
  build.finish()
  const stopBeating = startHeartbeat({ apiUrl: server.url, gatewaySecret: settings.gatewaySecret })
  return {
    settings,
    url: gateway.url,
    async close() {
      stopBeating()
      await gateway.close()
      await server.close()
      await reports?.close()
      await tracing?.close()
    },
  }
}
