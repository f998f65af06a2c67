import { EventEmitter, once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'

/** A socket of the gateway, and what it sent. */
export interface FakeSocket {
  readonly token: string | null
  readonly headers: IncomingMessage['headers']
  readonly subscribed: Set<string>
  /** The data of its messages, parsed. */
  readonly actions: { readonly identifier: string; readonly data: Record<string, unknown> }[]
  readonly ws: WebSocket
}

/** The identifiers that the gateway uses. */
export const app = JSON.stringify({ channel: 'AppChannel' })
export const chat = (tradeId: string): string => JSON.stringify({ channel: 'ChatChannel', tradeId })

/** `/cable` in the hands of a test. */
export class FakeCable {
  readonly #server = new WebSocketServer({ noServer: true })
  readonly #changes = new EventEmitter().setMaxListeners(0)
  /** Open sockets, in the order in which they came. */
  readonly sockets: FakeSocket[] = []
  /** All that ever came. */
  connections = 0
  /** Tokens that are refused after the handshake, as the server does. */
  readonly badTokens = new Set<string>()
  /** Conversations that nobody may read. */
  readonly closedChats = new Set<string>()
  /** While true, upgrades are refused with 503. */
  isAway = false

  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    this.connections += 1
    if (this.isAway) {
      socket.end('HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nContent-Length: 0\r\n\r\n')
      this.#changes.emit('change')
      return
    }
    this.#server.handleUpgrade(request, socket, head, ws => this.#greet(ws, request))
  }

  /** Sends an event to all sockets of a session (null: to all without one) that are subscribed to its channel. */
  emit(token: string | null, identifier: string, event: string, data: Record<string, unknown>): void {
    for (const socket of this.sockets)
      if (socket.token === token && socket.subscribed.has(identifier))
        socket.ws.send(JSON.stringify({ identifier, message: { event, ...data } }))
  }

  /** Ends a session's sockets for good. */
  kick(token: string, reason = 'session_closed'): void {
    for (const socket of this.sockets.filter(candidate => candidate.token === token)) {
      socket.ws.send(JSON.stringify({ type: 'disconnect', reason, reconnect: false }))
      socket.ws.close(1000)
    }
  }

  /** Cuts all sockets, as a server that dies. */
  cut(): void {
    for (const socket of this.sockets) socket.ws.terminate()
  }

  /** Waits until something is so; the test's own time-out ends a wait in vain. */
  async until(isSo: () => boolean): Promise<void> {
    while (!isSo()) await once(this.#changes, 'change')
  }

  close(): void {
    this.#server.close()
    this.cut()
  }

  #greet(ws: WebSocket, request: IncomingMessage): void {
    const token = new URL(request.url ?? '/', 'http://cable').searchParams.get('token')
    if (token !== null && this.badTokens.has(token)) {
      ws.send(JSON.stringify({ type: 'disconnect', reason: 'unauthorized', reconnect: false }))
      ws.close(1000)
      return
    }
    const socket: FakeSocket = { token, headers: request.headers, subscribed: new Set(), actions: [], ws }
    this.sockets.push(socket)
    ws.on('message', (frame: Buffer) => {
      this.#obey(socket, JSON.parse(frame.toString('utf8')) as Record<string, string>)
      this.#changes.emit('change')
    })
    ws.on('close', () => {
      this.sockets.splice(this.sockets.indexOf(socket), 1)
      this.#changes.emit('change')
    })
    ws.send(JSON.stringify({ type: 'welcome' }))
    this.#changes.emit('change')
  }

  #obey(socket: FakeSocket, { command, identifier = '', data }: Record<string, string>): void {
    if (command === 'message')
      socket.actions.push({ identifier, data: JSON.parse(data ?? '{}') as Record<string, unknown> })
    if (command === 'unsubscribe') socket.subscribed.delete(identifier)
    if (command !== 'subscribe') return
    const isRefused = this.closedChats.has(identifier)
    if (!isRefused) socket.subscribed.add(identifier)
    const type = isRefused ? 'reject_subscription' : 'confirm_subscription'
    socket.ws.send(JSON.stringify({ identifier, type }))
  }
}
