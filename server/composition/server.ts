import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { type FastifyBaseLogger } from 'fastify'
import { brand } from '../domain/brand.ts'
import { callerOf, isGateway } from '../kernel/caller.ts'
import { httpServer } from '../kernel/http.ts'
import { pipeline } from '../kernel/pipeline.ts'
import { viewerOf } from '../modules/people/session/sessions.ts'
import { identityReports } from '../modules/people/verification/reportRoute.ts'
import { authenticateStore } from '../modules/shop/storeKey/authenticateStore.ts'
import { guessing } from '../modules/people/proof/logInGuard.ts'
import { takeInShipped, templatesAmong } from '../modules/content/document/shippedDocuments.ts'
import { seedDemo } from './seed/seedDemo.ts'
import { makeLive } from './cable.ts'
import { cardReportRoute } from '../modules/money/card/reportRoute.ts'
import { devCard } from './dev/devCard.ts'
import { devChain } from './dev/devChain.ts'
import { devIdentity } from './dev/devIdentity.ts'
import { devMessenger } from './dev/devMessenger.ts'
import { devTools } from './devTools.ts'
import { demoMarket } from './demoMarket.ts'
import { messengerDuty } from './messenger.ts'
import { allHandlers } from './handlers.ts'
import { contract } from './contract.ts'
import { openParts, type PartOptions } from './openParts.ts'
import type { Parts } from './parts.ts'
import { foundSimulation } from './money/simulation.ts'
import { askedBeforehand } from './askBeforehand.ts'
import { keepingDoor } from './keeping.ts'
import { makeMetrics } from './watch/metrics.ts'
import { openTracing, type Tracing } from '../../http/tracing.ts'
import { factsReader } from './watch/processFacts.ts'
import { serveMetrics } from './watch/metricsServer.ts'
import { makeWorkers, type Workers } from './workers.ts'

/** A server that is up. */
export interface SoukServer {
  /** Its origin, as in `http://127.0.0.1:3001`. */
  readonly url: string
  readonly parts: Parts
  readonly workers: Workers
  /** Null where traces are gathered nowhere. */
  readonly tracing: Tracing | null
  close(): Promise<void>
}

/** Tests and demos come from one address and hurry. */
const devLimitFactor = 1000

/**
 * Starts the server: REST on `/api`, the socket on `/cable`, `/health`, and `/dev` where it is allowed. Resolves when it
 * takes calls. A call of `/health` by the gateway is the heartbeat by which outages are measured.
 * @param options.port 0 for any free one
 */
export async function startServer(
  options: PartOptions & { readonly host: string; readonly port: number; readonly log?: FastifyBaseLogger },
): Promise<SoukServer> {
  const tracing = await openTracing({ ...options.settings.traces, service: 'souk-server', isLast: true })
  const parts = await openParts({ ...options, tracing })
  const { settings, database, clock, logger } = parts
  const live = makeLive(parts)
  let sockets = (): number => 0
  const metrics = settings.metrics && makeMetrics(factsReader(parts, () => sockets()))
  const workers = makeWorkers(parts, live.presence, { tracing, ...(metrics ? { onRun: metrics.ran } : {}) })
  const app = await httpServer({
    ...(metrics ? { onAnswered: metrics.answered } : {}),
    log: options.log,
    tracing,
    gatewaySecret: settings.gatewaySecret,
    operations: contract,
    limitFactor: settings.devTools ? devLimitFactor : 1,
    ownMark: parts.processId,
    pipeline: pipeline({
      database,
      clock,
      gatewaySecret: settings.gatewaySecret,
      secureCookies: settings.publicUrl?.startsWith('https:') ?? false,
      authenticate: (token, at) => viewerOf(database.db, token, at),
      authenticateStore: (call, isOnce, at) => authenticateStore(database.db, call, isOnce, at),
      handlers: allHandlers(parts),
      beforehand: askedBeforehand(parts),
      sealing: parts.sealing,
      guessing: (userId, at, work) => guessing(database, userId, at, work),
    }),
  })
  // Before the gateway takes a document of a client's own from it: whether the token that it shows is a session's.
  app.get('/session', async (request, reply) => {
    const { token } = callerOf(request, settings.gatewaySecret)
    const isKnown =
      isGateway(request, settings.gatewaySecret) &&
      token !== null &&
      (await viewerOf(database.db, token, clock.now())) !== null
    return reply.code(isKnown ? 204 : 401).send()
  })
  app.get('/health', async request => {
    await sql`select 1`.execute(database.db)
    if (isGateway(request, settings.gatewaySecret)) await workers.heartbeat.beat()
    return { status: 'ok' }
  })
  // Whether calls may be sent here: not before it has begun, nor once it ends, nor while its database is away. `/health` says that it lives.
  let isReady = false
  app.get('/ready', async (_, reply) => {
    if (isReady) await sql`select 1`.execute(database.db)
    return reply.code(isReady ? 200 : 503).send({ is_ready: isReady })
  })
  if (settings.devTools)
    await app
      .register(devTools(parts, workers, request => callerOf(request, settings.gatewaySecret)))
      .register(devIdentity(parts))
      .register(devMessenger(parts))
      .register(devChain(parts))
      .register(devCard(parts))
  const market = await demoMarket(parts)
  if (market) await app.register(market.page)
  await app.register(identityReports({ ...parts.verification, clock }))
  await app.register(cardReportRoute(parts.card))
  const messenger = messengerDuty(parts)
  const cable = live.attach(app.server)
  sockets = () => cable.size
  await foundSimulation(parts)
  await parts.watcher.begin()
  if (settings.content === 'shipped') await takeInShipped(database, parts.random, clock.now())
  if (settings.production && brand.operator === null)
    logger.warn(
      { documents: await templatesAmong(database.db) },
      'these documents are templates: name whoever runs this market in the brand’s file (`operator`)',
    )
  if (settings.seed === 'demo') await seedDemo(parts)
  await app.listen({ host: options.host, port: options.port })
  await workers.heartbeat.beat()
  await workers.jobs.start()
  await messenger.start()
  const { port } = app.server.address() as AddressInfo
  const watched = metrics && settings.metrics ? await serveMetrics(metrics, settings.metrics, logger) : null
  const keeping = await keepingDoor(parts)
  isReady = true
  logger.info({ port, database: database.kind }, 'the server takes calls')
  const url = `http://${options.host}:${port}`
  await market?.start(url)
  return {
    url,
    parts,
    workers,
    tracing,
    async close() {
      isReady = false
      await keeping?.close()
      await watched?.close()
      await market?.close()
      await messenger.close()
      await workers.jobs.stop()
      await cable.close()
      parts.invoiceNews.close()
      await app.close()
      await live.close()
      parts.board.close()
      parts.channels.close()
      await parts.wallet.signer.close()
      await parts.bus.close()
      await clock.close()
      await database.close()
      await tracing?.close()
    },
  }
}
