import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type http from 'node:http'
import type { AddressInfo } from 'node:net'
import { parse } from 'graphql'
import type { Brand } from '../brand/brand.ts'
import { brand as processBrand } from '../brand/processBrand.ts'
import type { Tracing } from '../http/tracing.ts'
import { CableHub, type HubOptions } from './cable/hub.ts'
import { eventJoins } from './cable/eventJoins.ts'
import { cableResolvers } from './cable/resolvers.ts'
import type { Site } from './identity.ts'
import { RestClient } from './upstream/restClient.ts'
import { loadDiscoveryBuild } from './web/discovery/discoveryBuild.ts'
import { discoveryDoors } from './web/discovery/discoveryDoors.ts'
import { loadDrawingBuild } from './web/drawing/drawingBuild.ts'
import { pageDrawings } from './web/drawing/pageDrawings.ts'
import { loadPayerBuild } from './web/payer/payerBuild.ts'
import { payerDoor } from './web/payer/payerDoor.ts'
import { loadReaderBuild } from './web/reader/readerBuild.ts'
import { readerDoor } from './web/reader/readerDoor.ts'
import { documentCheck } from './web/documentCheck.ts'
import { webDoor } from './web/webDoor.ts'
import type { FreeFor } from './gateway/graphql/documents.ts'
import type { Door } from './gateway/doors/door.ts'
import { graphqlDoor } from './gateway/doors/graphqlDoor.ts'
import { healthDoor } from './gateway/doors/healthDoor.ts'
import { unbounded } from './gateway/callers/heldLines.ts'
import { askGraph } from './gateway/graphql/askGraph.ts'
import { askCounts, type AskCounts, type AskKind, endlessAsks } from './gateway/graphql/askCounts.ts'
import type { CallerBounds } from './gateway/callers/callerBounds.ts'
import { type HttpServerOptions, makeHttpServer } from './gateway/doors/httpServer.ts'
import { knownDocuments } from './gateway/graphql/knownDocuments.ts'
import { errorFields, type GatewayLog } from './gateway/log.ts'
import { memberCheck } from './gateway/graphql/memberCheck.ts'
import { persistedDir, readPersisted } from './gateway/graphql/persisted.ts'
import { askServer } from './gateway/graphql/restResolver.ts'
import { createRuntime, type Runtime } from './gateway/graphql/runtime.ts'
import { apiDoor, devDoor } from './gateway/doors/serverDoors.ts'
import { websocketDoor } from './gateway/doors/websocketDoor.ts'

/** How long the server may take for an answer, in milliseconds. */
const serverPatience = 50_000
/** After so many milliseconds a close no longer waits for requests that are under way. */
const closePatience = 3000

export interface GatewayOptions {
  /** 0 for any free one. */
  readonly port: number
  readonly host: string
  /** The server's origin, as in `http://127.0.0.1:3001`. */
  readonly apiUrl: string
  /** The server's socket; `/cable` on `apiUrl` unless told. */
  readonly cableUrl?: string
  /** The app's build (`index.html`, `shell.json`, files), or null where something else serves the app. */
  readonly appDir: string | null
  /** Passes `/dev` to the server. */
  readonly devTools: boolean
  /** The origin that people open, or null where `Host` says it. */
  readonly publicUrl: string | null
  /** By this the server knows the gateway. */
  readonly gatewaySecret: string
  /** Proxies of the operator's own in front of it; none unless told. */
  readonly proxies?: number
  /** The header in which a proxy of the operator's says a visitor's country, as in CF-IPCountry; none unless told. */
  readonly countryHeader?: string | null
  /** Who may send documents of their own; the others run the app's own alone. */
  readonly freeFor: FreeFor
  /** No introspection. */
  readonly production: boolean
  readonly log: GatewayLog
  /** Who is told how long calls take; nobody unless given. */
  readonly tracing?: Tracing | null
  /** Whose market it is; that of the process unless told. */
  readonly brand?: Brand
  /** Where the manifests of the app's documents are; `mesh/persisted` unless told. */
  readonly persistedDir?: string
  /** For tests, which do not wait. */
  readonly cable?: Pick<HubOptions, 'heartbeat' | 'silence' | 'delay' | 'capacity'>
  /** For tests: milliseconds that the server may take for an answer. */
  readonly patience?: number
  /** For tests: how slowly bodies may come, and how much of a refused one is read. */
  readonly bodies?: HttpServerOptions['bodies']
  /** For tests: how many sockets and requests may be open at once. */
  readonly lines?: HttpServerOptions['lines']
  /** For tests and measurements: how much may be asked for in a minute. */
  readonly asks?: Partial<Record<AskKind, CallerBounds>>
}

/** A gateway that is up. */
export interface Gateway {
  /** Where it listens, as in `http://127.0.0.1:3000`. */
  readonly url: string
  /** Open sockets to the server's `/cable`. */
  readonly cableSockets: () => number
  /** Ends it within 5 s: nothing new is taken, sockets are told to come back elsewhere, requests under way finish. */
  readonly close: () => Promise<void>
}

/** The supergraph as it is committed. */
export const readSupergraph = (): string =>
  readFileSync(new URL('./supergraph.graphql', import.meta.url), 'utf8')

/** Starts the gateway. Resolves when it takes requests; rejects when the port is taken or the app's build is not whole. */
export async function startGateway(options: GatewayOptions): Promise<Gateway> {
  const { apiUrl, log } = options
  const publicOrigin = options.publicUrl === null ? null : new URL(options.publicUrl).origin
  const { gatewaySecret, proxies = 0, brand = processBrand, tracing = null } = options
  const site: Site = { publicOrigin, gatewaySecret, proxies, newRequestId: randomUUID, tracing }
  const rest = new RestClient({ apiUrl, site, timeout: options.patience ?? serverPatience })
  const payer = options.appDir === null ? null : await loadPayerBuild(options.appDir)
  const found = options.appDir === null ? null : await loadDiscoveryBuild(options.appDir)
  const discovery =
    found &&
    discoveryDoors({
      build: found,
      rest,
      brand,
      publicOrigin,
      newRequestId: randomUUID,
      now: () => Date.now(),
    })
  const reader = options.appDir === null ? null : await loadReaderBuild(options.appDir)
  const cableUrl = options.cableUrl ?? new URL('/cable', apiUrl.replace(/^http/, 'ws')).href
  const hub = new CableHub({ ...options.cable, cableUrl, site, random: Math.random })
  const asks = askCounts(() => performance.now(), options.asks ?? (options.devTools ? endlessAsks : {}))
  const runtime = makeRuntime(options, rest, hub, asks)
  await runtime.getSchema()
  const drawings = options.appDir === null ? null : await loadDrawingBuild(options.appDir)
  const web =
    options.appDir === null
      ? null
      : webDoor({
          appDir: options.appDir,
          publicOrigin,
          brand,
          hasDocument: documentCheck(rest, { newRequestId: randomUUID, now: () => Date.now() }),
          countryHeader: options.countryHeader ?? null,
          previewPath: found?.previewPath ?? null,
          draw:
            drawings &&
            pageDrawings({
              build: drawings,
              askGraph: askGraph(runtime, randomUUID),
              brand,
              publicOrigin,
              report: error => log('warn', 'a page was not drawn for a first visit', errorFields(error)),
              mayDraw: caller => asks.count('drawings', caller) === undefined,
              now: () => Date.now(),
            }),
        })
  const websocket = websocketDoor(runtime, asks)
  const proxied = { apiUrl, site, agent: rest.passing, timeout: options.patience ?? serverPatience }
  const doors: Door[] = [
    graphqlDoor(runtime, asks),
    apiDoor(proxied),
    healthDoor(rest, randomUUID),
    ...(options.devTools ? [devDoor(proxied)] : []),
    // Its forms are sent to whichever spelling the page came by.
    ...(payer === null ? [] : [payerDoor({ build: payer, rest, site, brand, now: () => Date.now() })]),
    ...(discovery?.doors ?? []),
    ...(web === null || reader === null
      ? []
      : [
          readerDoor({
            build: reader,
            rest,
            brand,
            publicOrigin,
            countryHeader: options.countryHeader ?? null,
            newRequestId: randomUUID,
            app: web,
            report: error => log('warn', 'a page was not rendered for a first visit', errorFields(error)),
            now: () => Date.now(),
          }),
        ]),
    ...(web === null ? [] : [web]),
  ]
  const server = makeHttpServer({
    site,
    doors,
    websocket,
    log,
    now: () => performance.now(),
    bodies: options.bodies,
    lines: options.lines ?? (options.devTools ? unbounded : {}),
  })
  const release = async () => {
    hub.close()
    rest.close()
    await discovery?.close()
    await runtime.dispose()
  }
  const url = await listen(server, options).catch(async (error: unknown) => {
    await release()
    throw error
  })
  log('info', 'gateway listens', {
    url,
    devTools: options.devTools,
    freeFor: options.freeFor,
    production: options.production,
  })
  let closing: Promise<void> | undefined
  return {
    url,
    cableSockets: () => hub.size,
    close: () =>
      (closing ??= (async () => {
        websocket.close()
        await closeServer(server)
        await release()
        log('info', 'gateway closed', {})
      })()),
  }
}

function makeRuntime(options: GatewayOptions, rest: RestClient, hub: CableHub, asks: AskCounts): Runtime {
  const text = readSupergraph()
  const supergraph = parse(text, { noLocation: true })
  const ask = askServer(rest, ({ requestId, operation, fault }) =>
    options.log('warn', 'the server failed a call', { requestId, operation, fault }),
  )
  return createRuntime({
    supergraph: text,
    askServer: ask,
    resolvers: [cableResolvers(supergraph, hub), eventJoins(supergraph, ask)],
    documents: {
      known: knownDocuments(readPersisted(options.persistedDir ?? persistedDir)),
      freeFor: options.freeFor,
      isMember: memberCheck(rest, () => performance.now()),
      asks,
      introspection: !options.production,
    },
    report: error => options.log('error', 'an unexpected error was hidden from a client', errorFields(error)),
  })
}

function listen(server: http.Server, { port, host }: GatewayOptions): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      const { port: actual } = server.address() as AddressInfo
      resolve(`http://${host.includes(':') ? `[${host}]` : host}:${actual}`)
    })
  })
}

function closeServer(server: http.Server): Promise<void> {
  return new Promise(resolve => {
    const cut = setTimeout(() => server.closeAllConnections(), closePatience)
    server.close(() => {
      clearTimeout(cut)
      resolve()
    })
    server.closeIdleConnections()
  })
}
