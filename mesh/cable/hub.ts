import type { Caller, Site } from '../identity.ts'
import { reconnectDelay } from './backoff.ts'
import { type Delivery, DeliveryQueue, type EndReason, type ResyncReason } from './deliveries.ts'
import { type CableEvent, appChannel, chatChannel, personChannel } from './protocol.ts'
import { type Doing, type Line, Readers } from './readers.ts'
import { CableSocket } from './socket.ts'
import { isRecord } from '../wire/records.ts'

export interface HubOptions {
  /** The server's socket, as in `ws://127.0.0.1:3001/cable`. */
  readonly cableUrl: string
  readonly site: Site
  /** As of `Math.random`. */
  readonly random: () => number
  /** Milliseconds between two signs that somebody is here; 5000 unless told. */
  readonly heartbeat?: number
  /** Milliseconds without a word after which the server is taken for gone; 10,000 unless told. */
  readonly silence?: number
  /** Milliseconds before a reconnect; Fibonacci unless told. */
  readonly delay?: (attempt: number) => number
  /** Deliveries that may wait for a slow client; 1000 unless told. */
  readonly capacity?: number
}

/** What a subscription wants of a channel. */
export interface Interest {
  readonly accepts: (event: CableEvent) => boolean
  /** Whether it can be told that events are missing. */
  readonly takesResyncs: boolean
}

/** The socket of a session, and what its tabs do in trades. */
interface Session {
  readonly socket: CableSocket
  readonly readers: Readers
}

/**
 * The bridge to `/cable`: one socket a session, however many tabs and subscriptions share it, and one public socket for
 * everybody who watches what everybody may see.
 */
export class CableHub {
  readonly #options: HubOptions
  readonly #sessions = new Map<string, Session>()
  #public: CableSocket | undefined

  constructor(options: HubOptions) {
    this.#options = options
  }

  /** How many sockets are open to the server. */
  get size(): number {
    return this.#sessions.size + (this.#public === undefined ? 0 : 1)
  }

  /** A session's own events. */
  userEvents(caller: Caller & { token: string }, interest: Interest): AsyncIterableIterator<Delivery> {
    return this.#listen(this.#session(caller).socket, appChannel, interest)
  }

  /** The conversation of a trade, as a session may see it; `line` is the tab's connection. */
  chatEvents(
    caller: Caller & { token: string },
    tradeId: string,
    interest: Interest,
    line: Line | null,
  ): AsyncIterableIterator<Delivery> {
    const { socket, readers } = this.#session(caller)
    const leaveTrade = readers.join(tradeId, line)
    const accepts = (event: CableEvent) => {
      if (isOwnMessage(event)) readers.spoke(tradeId)
      return interest.accepts(event)
    }
    return this.#listen(socket, chatChannel(tradeId), { ...interest, accepts }, leaveTrade)
  }

  /** What is new on the page of a person. */
  personEvents(
    caller: Caller & { token: string },
    userName: string,
    interest: Interest,
  ): AsyncIterableIterator<Delivery> {
    return this.#listen(this.#session(caller).socket, personChannel(userName), interest)
  }

  /** What everybody may see: latest-wins, so a slow client misses only what was replaced meanwhile. */
  publicEvents(interest: Interest): AsyncIterableIterator<Delivery> {
    const queue: DeliveryQueue = new DeliveryQueue({
      capacity: this.#capacity,
      keyOf: ({ event, data }) =>
        typeof data['advert_id'] === 'string' ? `${event} ${data['advert_id']}` : null,
      onDone: () => leave(),
    })
    const leave = this.#publicSocket().listen(appChannel, listenerOf(queue, interest))
    return queue
  }

  /** Tells a trade's partner what a tab of this session does there; answers whether the session's socket is there to do it. */
  actOnTrade(token: string, tradeId: string, line: Line | null, doing: Doing): boolean {
    return this.#sessions.get(token)?.readers.say(tradeId, line, doing) ?? false
  }

  /** Ends every socket and subscription. */
  close(): void {
    for (const { socket } of this.#sessions.values()) socket.end('shutdown')
    this.#public?.end('shutdown')
  }

  get #capacity(): number {
    return this.#options.capacity ?? 1000
  }

  #listen(
    socket: CableSocket,
    identifier: string,
    interest: Interest,
    left: () => void = () => undefined,
  ): AsyncIterableIterator<Delivery> {
    const queue: DeliveryQueue = new DeliveryQueue({
      capacity: this.#capacity,
      onOverflow: () => socket.resync(identifier, 'overflow'),
      onDone: () => {
        leave()
        left()
      },
    })
    const leave = socket.listen(identifier, listenerOf(queue, interest))
    return queue
  }

  #session(caller: Caller & { token: string }): Session {
    const known = this.#sessions.get(caller.token)
    if (known !== undefined) return known
    const socket: CableSocket = this.#open(caller.token, this.#options.heartbeat ?? 5000, () => {
      if (this.#sessions.get(caller.token) === session) this.#sessions.delete(caller.token)
    })
    const readers = new Readers((tradeId, { isLooking, isTyping }) =>
      [
        { action: 'looking', is_looking: isLooking },
        { action: 'typing', is_typing: isTyping },
      ].every(action => socket.act(chatChannel(tradeId), action)),
    )
    const session: Session = { socket, readers }
    this.#sessions.set(caller.token, session)
    return session
  }

  #publicSocket(): CableSocket {
    this.#public ??= this.#open(null, null, () => {
      this.#public = undefined
    })
    return this.#public
  }

  #open(token: string | null, heartbeat: number | null, onClosed: () => void): CableSocket {
    const { cableUrl, site, random, silence = 10_000 } = this.#options
    return new CableSocket({
      cableUrl,
      token,
      channel: appChannel,
      headers: { 'x-gateway-secret': site.gatewaySecret },
      heartbeat,
      silence,
      delay: this.#options.delay ?? (attempt => reconnectDelay(attempt, random)),
      onClosed,
    })
  }
}

function isOwnMessage({ event, data: { message } }: CableEvent): boolean {
  return event === 'message_created' && isRecord(message) && message['is_mine'] === true
}

const listenerOf = (queue: DeliveryQueue, { accepts, takesResyncs }: Interest) => ({
  onEvent: (event: CableEvent) => {
    if (accepts(event)) queue.push({ kind: 'event', event })
  },
  onResync: (reason: ResyncReason) => {
    if (takesResyncs) queue.push({ kind: 'resync', reason })
  },
  onEnd: (reason: EndReason) => queue.push({ kind: 'end', reason }),
})
