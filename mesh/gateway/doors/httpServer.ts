import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { cameInPlain, type Caller, identify, isOverTls, type Site } from '../../identity.ts'
import { refuseRest } from './answer.ts'
import type { Door } from './door.ts'
import type { CallerBounds } from '../callers/callerBounds.ts'
import { heldLines, type HeldLines, type LineKind } from '../callers/heldLines.ts'
import { errorFields, type GatewayLog, loggablePath } from '../log.ts'
import { readRest, type RestBounds } from '../../../http/restOfBody.ts'
import { slowBodies, type SlowBodies, type SlowBounds } from './slowBodies.ts'
import type { WebSocketDoor } from './websocketDoor.ts'

/** For a year a browser asks for nothing here without TLS. */
const tlsAlone = 'max-age=31536000; includeSubDomains'

export interface HttpServerOptions {
  readonly site: Site
  /** In the order in which they are asked; the last one takes what no other wants. */
  readonly doors: readonly Door[]
  readonly websocket: WebSocketDoor
  readonly log: GatewayLog
  /** Milliseconds of a steady clock, for how long a request took. */
  readonly now: () => number
  /** For tests. */
  readonly bodies?: Partial<SlowBounds & RestBounds> | undefined
  /** How many sockets and requests may be open at once, where it is not the usual. */
  readonly lines?: Partial<Record<LineKind, CallerBounds>> | undefined
}

/** The one port: finds out who calls, opens the door that the path names, and writes a line about it. */
export function makeHttpServer(options: HttpServerOptions): http.Server {
  const slow = slowBodies(options.bodies)
  const held = heldLines(options.lines)
  const server = http.createServer(
    (request, response) => void visit(options, { slow, held }, request, response),
  )
  server.on('upgrade', (request, socket, head) => upgrade(options, held, request, socket, head))
  // A slow sender of headers, and a client that leaves half a request behind, must not hold a connection for ever.
  server.headersTimeout = 15_000
  server.requestTimeout = 300_000
  server.keepAliveTimeout = 65_000
  return server
}

async function visit(
  options: HttpServerOptions,
  { slow, held }: { readonly slow: SlowBodies; readonly held: HeldLines },
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { site, doors, log, now } = options
  const began = now()
  const caller = identify(request, site)
  const requestId = caller === 'foreign' ? site.newRequestId() : caller.requestId
  const path = (request.url ?? '/').split('?', 1)[0] ?? '/'
  const door = doors.find(candidate => candidate.opens(path))
  // The gateway's own heartbeat, and whoever looks whether it lives, would be most of all that is told.
  const call = site.tracing && path !== '/health' ? site.tracing.begin(request.headers) : null
  readRest(request, response, options.bodies)
  if (caller !== 'foreign') slow.watch(request, response, caller)
  response.setHeader('x-request-id', requestId)
  response.setHeader('x-content-type-options', 'nosniff')
  const isPlain = cameInPlain(request, site)
  // Said without TLS it could be anybody's word.
  if (isOverTls(site) && !isPlain) response.setHeader('strict-transport-security', tlsAlone)
  response.on('close', () => {
    const facts = {
      requestId,
      door: door?.name ?? null,
      method: request.method ?? '',
      path: loggablePath(path),
      ...(call ? { traceId: call.traceId } : {}),
    }
    call?.end(`${facts.method} ${facts.door ?? 'nothing'}`, response.statusCode)
    const ms = Math.round(now() - began)
    log('info', 'request', {
      ...facts,
      status: response.statusCode,
      ms,
      completed: response.writableFinished,
    })
  })
  try {
    if (caller !== 'foreign' && !held.admit('requests', response, caller))
      refuseRest(
        response,
        429,
        'TOO_MANY_AT_ONCE',
        'Too much is asked for at once. Please try again in a moment.',
      )
    else if (isPlain) sendToTls(request, response, site.publicOrigin ?? '', isCall(path))
    else if (door === undefined) refuseRest(response, 404, 'NOT_FOUND', 'There is nothing here.')
    else if (call) await call.within(() => door.enter({ request, response, path, caller }))
    else await door.enter({ request, response, path, caller })
  } catch (error) {
    log('error', 'a door failed', { requestId, ...errorFields(error) })
    if (response.headersSent) response.destroy()
    else refuseRest(response, 500, 'INTERNAL_SERVER_ERROR', 'Something went wrong.')
  }
}

function upgrade(
  options: HttpServerOptions,
  held: HeldLines,
  request: IncomingMessage,
  socket: Duplex,
  head: Buffer,
): void {
  const { site, websocket, log } = options
  socket.on('error', () => socket.destroy())
  const caller: Caller | 'foreign' = identify(request, site)
  const path = (request.url ?? '/').split('?', 1)[0]
  if (path !== '/graphql') return turnAway(socket, '404 Not Found')
  if (caller === 'foreign' || cameInPlain(request, site)) return turnAway(socket, '403 Forbidden')
  if (!held.admit('sockets', socket, caller)) return turnAway(socket, '429 Too Many Requests')
  log('info', 'socket opened', { requestId: caller.requestId, via: caller.via })
  websocket.upgrade(request, socket, head, caller)
}

const turnAway = (socket: Duplex, status: string): void =>
  void socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)

/** What programs ask, with a session or a token that has no business on an open line. */
const isCall = (path: string): boolean => path === '/graphql' || path === '/api' || path.startsWith('/api/')

/** A page that is opened without TLS is opened again with it; a call is refused, so that whoever wrote it sees it. */
function sendToTls(
  request: IncomingMessage,
  response: ServerResponse,
  origin: string,
  isCall: boolean,
): void {
  const { method = '', url = '/' } = request
  if (isCall || (method !== 'GET' && method !== 'HEAD'))
    return refuseRest(response, 403, 'TLS_REQUIRED', 'Open this address over https.')
  const location = origin + (url.startsWith('/') ? url : '/')
  response.writeHead(308, { location, 'content-length': '0', 'cache-control': 'no-store' }).end()
}
