import { WebSocket } from 'ws'
import { cableAddress } from '../identity.ts'
import type { EndReason, ResyncReason } from './deliveries.ts'
import { type CableEvent, command, type Incoming, readFrame, subprotocol } from './protocol.ts'

/** One who listens on a channel of a socket. */
export interface Listener {
  readonly onEvent: (event: CableEvent) => void
  readonly onResync: (reason: ResyncReason) => void
  readonly onEnd: (reason: EndReason) => void
}

export interface SocketOptions {
  /** The server's socket, as in `ws://127.0.0.1:3001/cable`. */
  readonly cableUrl: string
  /** Whose events they are; null for the public socket. */
  readonly token: string | null
  /** The channel that is on as long as the socket is. */
  readonly channel: string
  readonly headers: Readonly<Record<string, string>>
  /** Says every so many milliseconds that somebody is here; null for the public socket. */
  readonly heartbeat: number | null
  /** A server that sends nothing for so many milliseconds is taken for gone (it pings every 3 s). */
  readonly silence: number
  /** Milliseconds before the attempt of this number. */
  readonly delay: (attempt: number) => number
  /** Told once, when nobody listens any more or the server ended the session. */
  readonly onClosed: () => void
}

/** What somebody who debugs the bridge reads (specification 001 §8); it never reaches a page. */
export const constructionFailure = 'Incorrect WebSocket props, construction failed'

const isName = (value: unknown) => typeof value === 'string' && value !== ''
const isHandler = (value: unknown) => typeof value === 'function'

/** Throws before anything is opened: a socket that lacks one of these would come back for ever and tell nobody anything. */
function assertComplete(parts: readonly boolean[]): void {
  if (!parts.every(Boolean)) throw new Error(constructionFailure)
}

/** What the server's reasons mean to those who listen; any other final one ends the session. */
const endsByReason: Readonly<Record<string, EndReason>> = {
  unauthorized: 'unauthenticated',
  too_many_connections: 'crowded',
}

interface Channel {
  readonly listeners: Set<Listener>
  /** Who was told that the subscription has begun; the next confirmation is a reconnect to them. */
  readonly begun: WeakSet<Listener>
  isConfirmed: boolean
}

/**
 * The one socket of a session to the server, shared by all its tabs and subscriptions. It lives while somebody listens,
 * comes back by itself with a growing delay, subscribes again, and then tells everybody to look for what they missed.
 */
export class CableSocket {
  readonly #options: SocketOptions
  readonly #channels = new Map<string, Channel>()
  #ws: WebSocket | undefined
  #isWelcome = false
  #isClosed = false
  #attempt = 0
  #reconnect: NodeJS.Timeout | undefined
  #watchdog: NodeJS.Timeout | undefined
  #heartbeat: NodeJS.Timeout | undefined

  /** Throws {@link constructionFailure} when token, channel or the handler of its end is missing. */
  constructor(options: SocketOptions) {
    const { token, channel, onClosed } = options
    assertComplete([token === null || isName(token), isName(channel), isHandler(onClosed)])
    this.#options = options
    // The session's own channel is always on: presence and the end of the session come through it.
    if (options.heartbeat !== null) this.#channel(channel)
    this.#connect()
  }

  /**
   * Listens on a channel until the answered function is called. Throws {@link constructionFailure} when the channel, the
   * handler of its messages or one of its states is missing.
   */
  listen(identifier: string, listener: Listener): () => void {
    const { onEvent, onResync, onEnd } = listener
    assertComplete([isName(identifier), ...[onEvent, onResync, onEnd].map(isHandler)])
    const channel = this.#channel(identifier)
    channel.listeners.add(listener)
    if (channel.isConfirmed) this.#begin(channel, listener)
    return () => this.#leave(identifier, listener)
  }

  /** Sends an action up a channel; answers whether the socket is there to take it. */
  act(identifier: string, data: Readonly<Record<string, unknown>>): boolean {
    if (!this.#isWelcome || this.#channels.get(identifier)?.isConfirmed !== true) return false
    this.#send(command('message', identifier, data))
    return true
  }

  /** Tells everybody who listens on a channel that events are missing. */
  resync(identifier: string, reason: ResyncReason): void {
    for (const listener of this.#channels.get(identifier)?.listeners ?? []) listener.onResync(reason)
  }

  /** Ends the socket and everybody who listens. */
  end(reason: EndReason): void {
    const listeners = [...this.#channels.values()].flatMap(channel => [...channel.listeners])
    this.#close()
    for (const listener of listeners) listener.onEnd(reason)
  }

  #channel(identifier: string): Channel {
    const known = this.#channels.get(identifier)
    if (known !== undefined) return known
    const channel: Channel = { listeners: new Set(), begun: new WeakSet(), isConfirmed: false }
    this.#channels.set(identifier, channel)
    if (this.#isWelcome) this.#send(command('subscribe', identifier))
    return channel
  }

  #leave(identifier: string, listener: Listener): void {
    const channel = this.#channels.get(identifier)
    if (channel === undefined || !channel.listeners.delete(listener) || this.#isClosed) return
    if ([...this.#channels.values()].every(({ listeners }) => listeners.size === 0)) return this.#close()
    if (channel.listeners.size > 0 || identifier === this.#options.channel) return
    this.#channels.delete(identifier)
    if (this.#isWelcome) this.#send(command('unsubscribe', identifier))
  }

  #connect(): void {
    const { token, cableUrl, headers } = this.#options
    const ws = new WebSocket(cableAddress(token, cableUrl), [subprotocol], {
      headers,
      perMessageDeflate: false,
    })
    this.#ws = ws
    this.#watch()
    ws.on('message', (frame: Buffer) => this.#receive(readFrame(frame.toString('utf8'))))
    ws.on('unexpected-response', (_request, response) => {
      response.resume()
      if (response.statusCode === 401 || response.statusCode === 403) this.end('unauthenticated')
      else ws.terminate()
    })
    ws.on('error', () => undefined)
    ws.on('close', () => this.#lost())
  }

  #receive(frame: Incoming): void {
    this.#watch()
    switch (frame.kind) {
      case 'alive':
        return
      case 'welcome':
        return this.#welcomed()
      case 'confirmed':
        return this.#confirmed(frame.identifier)
      case 'rejected':
        return this.#rejected(frame.identifier)
      case 'disconnect':
        if (!frame.mayReconnect) this.end(endsByReason[frame.reason] ?? 'sessionClosed')
        return
      case 'event':
        for (const listener of this.#channels.get(frame.identifier)?.listeners ?? [])
          listener.onEvent(frame.event)
    }
  }

  #welcomed(): void {
    this.#isWelcome = true
    this.#attempt = 0
    for (const identifier of this.#channels.keys()) this.#send(command('subscribe', identifier))
    const { heartbeat } = this.#options
    if (heartbeat !== null)
      this.#heartbeat ??= setInterval(() => this.act(this.#options.channel, { action: 'online' }), heartbeat)
  }

  #confirmed(identifier: string): void {
    const channel = this.#channels.get(identifier)
    if (channel === undefined) return
    channel.isConfirmed = true
    for (const listener of channel.listeners) this.#begin(channel, listener)
    if (identifier === this.#options.channel && this.#options.heartbeat !== null)
      this.act(this.#options.channel, { action: 'online' })
  }

  #begin(channel: Channel, listener: Listener): void {
    const isBack = channel.begun.has(listener)
    channel.begun.add(listener)
    listener.onResync(isBack ? 'reconnected' : 'subscribed')
  }

  #rejected(identifier: string): void {
    const listeners = [...(this.#channels.get(identifier)?.listeners ?? [])]
    this.#channels.delete(identifier)
    for (const listener of listeners) listener.onEnd('forbidden')
    if ([...this.#channels.values()].every(channel => channel.listeners.size === 0)) this.#close()
  }

  #lost(): void {
    this.#isWelcome = false
    clearTimeout(this.#watchdog)
    clearInterval(this.#heartbeat)
    this.#heartbeat = undefined
    for (const channel of this.#channels.values()) channel.isConfirmed = false
    if (this.#isClosed) return
    this.#attempt += 1
    this.#reconnect = setTimeout(() => this.#connect(), this.#options.delay(this.#attempt))
  }

  #watch(): void {
    clearTimeout(this.#watchdog)
    if (!this.#isClosed) this.#watchdog = setTimeout(() => this.#ws?.terminate(), this.#options.silence)
  }

  #send(text: string): void {
    if (this.#ws?.readyState === WebSocket.OPEN) this.#ws.send(text)
  }

  #close(): void {
    if (this.#isClosed) return
    this.#isClosed = true
    this.#channels.clear()
    clearTimeout(this.#reconnect)
    clearTimeout(this.#watchdog)
    clearInterval(this.#heartbeat)
    this.#ws?.close(1000)
    // A server that does not answer the farewell must not keep the connection.
    setTimeout(() => this.#ws?.terminate(), 1000).unref()
    this.#options.onClosed()
  }
}
