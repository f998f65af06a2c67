import type { RawData, WebSocket } from 'ws'
import type { UserId } from '../domain/identifier/identifier.ts'
import type { Session, SignedViewer } from '../kernel/viewer.ts'
import type { Clock } from '../runtime/clock.ts'
import type { Logger } from '../runtime/logger.ts'
import { product } from '../runtime/product.ts'
import type { Timers } from '../runtime/timers.ts'
import type { Channel } from './channel.ts'
import { type Command, disconnectFrame, type DisconnectReason, parseCommand } from './protocol.ts'
import type { Side } from './viewer.ts'

/** One socket: whose it is, what it listens to, and the bounds that it is kept in. */
export interface Connection {
  /** Null for somebody without a session, who hears public events only. */
  readonly viewer: SignedViewer | null
  /** When its session ends by itself. */
  readonly endsAt: Date | null
  readonly log: Logger
  /** By identifier, as the client wrote it. */
  readonly subscriptions: Map<string, Subscription>
  /** Sends a frame; a socket that does not take what it is sent is cut. */
  send(frame: string): void
  /** Says why, and closes. Nothing is sent or heard after it. */
  disconnect(reason: DisconnectReason): void
  readonly isOpen: boolean
}

/** One subscription of a socket. */
export interface Subscription {
  readonly identifier: string
  readonly channel: Channel
  /** In a conversation: as what the viewer reads it. */
  readonly side: Side | null
  /** Whom it is about, when it is about one person. */
  readonly personId: UserId | null
}

const closeWithinMs = 500

/** Wraps a socket. Commands are handled one after the other, in the order in which they came. */
export function connectionOf(
  socket: WebSocket,
  options: {
    readonly session: Session | null
    readonly log: Logger
    readonly machine: Clock
    readonly timers: Timers
    readonly handle: (connection: Connection, command: Command) => Promise<void>
    readonly onClose: (connection: Connection) => void
  },
): Connection {
  const { session, log, machine, timers, handle, onClose } = options
  const { commandsPerSecond, commandBurst, bufferMaxBytes } = product.realtime
  const allowed = tokenBucket(machine, { perSecond: commandsPerSecond, burst: commandBurst })
  let isOpen = true
  let queue = Promise.resolve()

  const connection: Connection = {
    viewer: session?.viewer ?? null,
    endsAt: session?.endsAt ?? null,
    log,
    subscriptions: new Map(),
    get isOpen() {
      return isOpen
    },
    send(frame) {
      if (!isOpen || socket.readyState !== socket.OPEN) return
      if (socket.bufferedAmount > bufferMaxBytes) {
        log.warn({ waitingBytes: socket.bufferedAmount }, 'cut a socket that does not take its events')
        socket.terminate()
        return
      }
      socket.send(frame)
    },
    disconnect(reason) {
      if (!isOpen) return
      connection.send(disconnectFrame(reason))
      leave()
      socket.close(1000)
      const cut = timers.after(closeWithinMs, () => socket.terminate())
      socket.once('close', cut)
    },
  }
  function leave(): void {
    if (!isOpen) return
    isOpen = false
    onClose(connection)
  }
  function hear(raw: RawData): void {
    if (!isOpen) return
    if (!allowed()) return connection.disconnect('too_many_commands')
    const command = parseCommand(textOf(raw))
    if (!command) return log.debug({}, 'ignored a frame that is no command')
    queue = queue
      .then(() => (isOpen ? handle(connection, command) : undefined))
      .catch((error: unknown) => log.error({ err: error, command: command.command }, 'a command failed'))
  }
  socket.on('message', hear)
  socket.on('close', leave)
  socket.on('error', error => log.debug({ err: error }, 'a socket failed'))
  return connection
}

function textOf(raw: RawData): string {
  if (Array.isArray(raw)) return Buffer.concat(raw).toString('utf8')
  return Buffer.isBuffer(raw) ? raw.toString('utf8') : Buffer.from(raw).toString('utf8')
}

/** Allows so many per second on average, and a burst above it. Answers whether one more is allowed now. */
function tokenBucket(
  clock: Clock,
  limits: { readonly perSecond: number; readonly burst: number },
): () => boolean {
  let tokens = limits.burst
  let filledAt = clock.now().getTime()
  return () => {
    const now = clock.now().getTime()
    tokens = Math.min(limits.burst, tokens + (Math.max(now - filledAt, 0) / 1000) * limits.perSecond)
    filledAt = now
    if (tokens < 1) return false
    tokens -= 1
    return true
  }
}
