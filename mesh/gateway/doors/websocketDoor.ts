import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { getGraphQLWSOptions } from '@graphql-hive/gateway-runtime'
import { GRAPHQL_TRANSPORT_WS_PROTOCOL } from 'graphql-ws'
import { useServer } from 'graphql-ws/use/ws'
import { type WebSocket, WebSocketServer } from 'ws'
import type { Caller } from '../../identity.ts'
import type { AskCounts } from '../graphql/askCounts.ts'
import type { GatewayContext } from '../graphql/exchange.ts'
import { refusal } from '../graphql/refusal.ts'
import type { Runtime } from '../graphql/runtime.ts'

/** The largest message of a client, in bytes. */
const largestMessage = 64 * 1024
/** Operations that one socket may have open; a page has a handful. */
const mostOperations = 50

/** GraphQL over WebSocket (`graphql-transport-ws`). */
export interface WebSocketDoor {
  /** Takes over a connection whose caller is known. */
  readonly upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer, caller: Caller) => void
  /** Sends all clients away, to come back to another process. */
  readonly close: () => void
}

interface Seat {
  readonly caller: Caller
  readonly left: AbortController
}

/** Makes the door. The caller is who the upgrade's cookie or token says, for as long as the socket lives. */
export function websocketDoor(runtime: Runtime, asks: AskCounts): WebSocketDoor {
  const seats = new WeakMap<IncomingMessage, Seat>()
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: largestMessage,
    perMessageDeflate: false,
    handleProtocols: offered =>
      offered.has(GRAPHQL_TRANSPORT_WS_PROTOCOL) ? GRAPHQL_TRANSPORT_WS_PROTOCOL : false,
  })
  const seatOf = (request: IncomingMessage): Seat => {
    const seat = seats.get(request)
    if (seat === undefined) throw new Error('A socket without a caller')
    return seat
  }
  const options = getGraphQLWSOptions<GatewayContext, { request: IncomingMessage }>(runtime, context => {
    const seat = seatOf(context.extra.request)
    return {
      // The runtime looks for headers where HTTP has them.
      headers: {},
      exchange: {
        caller: inLanguage(seat.caller, context.connectionParams),
        line: seat,
        signal: seat.left.signal,
        // Nobody logs in over a socket: its handshake is over.
        keepCookies: () => undefined,
      },
    }
  })
  const door = useServer<Record<string, unknown>, { request: IncomingMessage }>(
    {
      ...options,
      onSubscribe(context, id, payload) {
        const tooMany =
          Object.keys(context.subscriptions).length > mostOperations
            ? refusal('Too many operations on one connection.', { code: 'TOO_MANY_OPERATIONS', status: 429 })
            : asks.count('operations', seatOf(context.extra.request).caller)
        return tooMany === undefined ? options.onSubscribe?.(context, id, payload) : [tooMany]
      },
    },
    sockets,
  )
  return {
    upgrade(request, socket, head, caller) {
      const left = new AbortController()
      socket.once('close', () => left.abort())
      seats.set(request, { caller, left })
      sockets.handleUpgrade(request, socket, head, websocket => {
        answerNoMoreOnceGone(websocket)
        sockets.emit('connection', websocket, request)
        // `ws` closes a socket that breaks its rules by itself; the library would print a stack of it, at a stranger's will.
        websocket.removeAllListeners('error').on('error', () => undefined)
      })
    },
    close() {
      for (const client of sockets.clients) client.close(1001, 'Going away')
      void door.dispose()
    },
  }
}

/** An answer that comes when its client has left is nobody's: its `close` ends what it had open, and the library would print a stack. */
function answerNoMoreOnceGone(websocket: WebSocket): void {
  const send = websocket.send.bind(websocket)
  websocket.send = (data: string, done?: unknown) =>
    send(data, () => {
      if (typeof done === 'function') done()
    })
}

/** A browser cannot set headers on a socket, so the page says its language when it connects. */
function inLanguage(caller: Caller, params: Readonly<Record<string, unknown>> | undefined): Caller {
  const language = params?.['acceptLanguage']
  return typeof language === 'string' && /^[\w\-*,;=. ]{1,200}$/.test(language)
    ? { ...caller, language }
    : caller
}
