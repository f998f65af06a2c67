import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import type { UserId } from '../domain/identifier/identifier.ts'
import type { Session } from '../kernel/viewer.ts'
import { type Clock, machineClock } from '../runtime/clock.ts'
import type { BusEvent, EventBus } from '../runtime/eventBus.ts'
import type { Logger } from '../runtime/logger.ts'
import { product } from '../runtime/product.ts'
import { machineTimers, type Timers } from '../runtime/timers.ts'
import { accountFigures, type AccountFigureParts } from './accountFigures.ts'
import { audience as newAudience } from './audience.ts'
import { carryOut, type CommandDeps, endSubscription } from './commands.ts'
import { type Connection, connectionOf } from './connection.ts'
import { closingsSince } from './sessionClosings.ts'
import { personNews } from './personNews.ts'
import type { LastSeen } from './presence.ts'
import { disconnectFrame, pingFrame, subprotocol, welcomeFrame } from './protocol.ts'

/** What the cable stands on. */
export interface CableDeps extends Omit<CommandDeps, 'audience'> {
  readonly bus: EventBus
  readonly logger: Logger
  /** The product's time, by which sessions end. */
  readonly clock: Clock
  /** When somebody was last here. */
  readonly lastSeenOf: (userId: UserId) => Promise<LastSeen | undefined>
  /** What somebody's own trades and coins come to. */
  readonly figuresOf: AccountFigureParts['figuresOf']
  readonly machine?: Clock
  readonly timers?: Timers
}

/** The running cable. */
export interface Cable {
  /** Sockets that are open now. */
  readonly size: number
  /** Sends every client away, to come back to another process. */
  close(): Promise<void>
}

export const cablePath = '/cable'
const tokenMaxLength = 512
/** A session that ends takes its sockets along within a second. */
const sessionsEveryMs = 1000

/**
 * Serves `/cable` on an HTTP server. `?token=` names the session; without one, the socket hears public events alone. The
 * token is not logged, and neither is the address that it stands in.
 */
export function attachCable(server: Server, deps: CableDeps): Cable {
  const { bus, logger, clock, machine = machineClock, timers = machineTimers, rights } = deps
  const audience = newAudience()
  const commandDeps: CommandDeps = { ...deps, audience }
  const closings = closingsSince(bus)
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: product.realtime.commandMaxBytes,
    perMessageDeflate: false,
    handleProtocols: offered => (offered.has(subprotocol) ? subprotocol : false),
  })
  let isClosing = false

  async function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const token = tokenOf(request)
    const watch = closings.watch()
    try {
      const session = token === null ? null : await rights.authenticate(token)
      if (isClosing) return refuseUpgrade(socket, 503)
      sockets.handleUpgrade(request, socket, head, websocket => {
        if ((token !== null && !session) || (session && watch.ended(session.viewer))) turnAway(websocket)
        else welcome(websocket, session, request)
      })
    } catch (error) {
      logger.warn({ err: error }, 'a socket could not be authenticated')
      refuseUpgrade(socket, 503)
    } finally {
      watch.stop()
    }
  }
  function welcome(websocket: WebSocket, session: Session | null, request: IncomingMessage): void {
    const connection = connectionOf(websocket, {
      session,
      log: logger,
      machine,
      timers,
      handle: (connection, command) => carryOut(commandDeps, connection, command),
      onClose: leave,
    })
    const { viewer } = connection
    const isTooMany =
      viewer !== null && audience.ofUser(viewer.userId).length >= product.realtime.socketsPerUser
    audience.join(connection)
    if (isTooMany) return connection.disconnect('too_many_connections')
    logger.debug(
      { requestId: request.headers['x-request-id'], kind: viewer?.kind ?? 'visitor' },
      'a socket opened',
    )
    connection.send(welcomeFrame)
  }
  function leave(connection: Connection): void {
    for (const identifier of connection.subscriptions.keys())
      endSubscription(commandDeps, connection, identifier)
    audience.leave(connection)
  }
  function onUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    if (pathOf(request) === cablePath) {
      socket.on('error', () => socket.destroy())
      void upgrade(request, socket, head)
      // Others may serve other paths of the same server; a socket that nobody takes must not stay.
    } else if (server.listenerCount('upgrade') === 1) refuseUpgrade(socket, 404)
  }
  server.on('upgrade', onUpgrade)

  function hear(event: BusEvent): void {
    audience.deliver(event)
    if (event.name !== 'session_closed' || event.target === null) return
    for (const connection of audience.ofUser(event.target)) {
      if (event.sessionId === null || connection.viewer?.sessionId === event.sessionId) {
        connection.disconnect('session_closed')
      }
    }
  }
  const offBus = bus.subscribe(hear)
  const people = personNews({
    bus,
    presence: deps.presence,
    isWatched: userId => audience.isWatched(userId),
    lastSeenOf: deps.lastSeenOf,
    deliver: event => audience.deliver(event),
    onError: error => logger.warn({ err: error }, 'watchers of a person were not told'),
  })
  const figures = accountFigures({
    bus,
    timers,
    isHere: userId => audience.ofUser(userId).length > 0,
    figuresOf: deps.figuresOf,
    deliver: event => audience.deliver(event),
    onError: error => logger.warn({ err: error }, 'somebody was not told of their own figures'),
  })
  // Nothing happens in the database when a session's time is over; each process sees it for its own sockets.
  const stopSessions = timers.every(sessionsEveryMs, () => {
    const now = clock.now()
    for (const { viewer, endsAt } of audience.connections)
      if (viewer && endsAt !== null && endsAt <= now) hear(endOf(viewer, 'expired'))
  })
  const stopPings = timers.every(product.realtime.pingSeconds * 1000, () => {
    const frame = pingFrame(machine.now())
    for (const connection of audience.connections) connection.send(frame)
  })

  return {
    get size() {
      return audience.connections.size
    },
    async close() {
      isClosing = true
      server.off('upgrade', onUpgrade)
      offBus()
      people.close()
      figures.close()
      closings.close()
      stopPings()
      stopSessions()
      for (const connection of audience.connections) connection.disconnect('server_restart')
      await new Promise<void>(resolve => sockets.close(() => resolve()))
    },
  }
}

const endOf = ({ userId, sessionId }: Session['viewer'], reason: string): BusEvent => ({
  channel: 'user',
  target: userId,
  sessionId,
  exceptUserId: null,
  name: 'session_closed',
  seq: null,
  payload: { reason },
})

function turnAway(websocket: WebSocket): void {
  websocket.send(disconnectFrame('unauthorized'))
  websocket.close(1000)
}

const statusTexts = { 404: 'Not Found', 503: 'Service Unavailable' } as const

function refuseUpgrade(socket: Duplex, status: keyof typeof statusTexts): void {
  socket.end(`HTTP/1.1 ${status} ${statusTexts[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}

const addressOf = (request: IncomingMessage): URL | null => URL.parse(request.url ?? '/', 'http://cable')

const pathOf = (request: IncomingMessage): string | undefined => addressOf(request)?.pathname

/** The token of the address; null without one. One that is too long is none that we gave, and is not looked up. */
function tokenOf(request: IncomingMessage): string | null {
  const token = addressOf(request)?.searchParams.get('token') ?? ''
  return token === '' ? null : token.slice(0, tokenMaxLength)
}
