import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** How much of a body is still read after its answer, and for how long. */
export interface RestBounds {
  readonly bytes: number
  readonly ms: number
  /** Without a byte. */
  readonly idleMs: number
}

/** Whether a request says that a body comes with it. */
export const bringsBody = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) !== 0

const answered = new WeakSet<Socket>()

/** Whether the request that is still coming in over this socket has been answered: nothing more may be said about it. */
export const isAnswered = (socket: Socket): boolean => answered.has(socket)

/** Three times the largest upload: whoever reads the answer has it by then. */
const usual: RestBounds = { bytes: 32 * 1024 * 1024, ms: 30_000, idleMs: 5000 }

/** A client that does not see the end of a connection is not waited for. */
const goodbyeMs = 2000

/**
 * Whatever answers before a body has ended, a refusal above all: the rest of the body is read and thrown away, so that the
 * client hears the answer and its next call is read; a connection that was closed at once would take the answer along. Beyond
 * the bounds the connection is closed.
 */
export function readRest(
  request: IncomingMessage,
  response: ServerResponse,
  given: Partial<RestBounds> = {},
): void {
  const bounds = { ...usual, ...given }
  if (!bringsBody(request)) return
  // A client that asked for it is left as well, but not before its body has ended.
  const isLast = !response.shouldKeepAlive
  response.shouldKeepAlive = true
  const { socket } = request
  // Before Node's own listener: it would throw away a body that nobody has begun to read, unseen and without a bound.
  response.prependListener('finish', () => {
    const end = () => {
      if (isLast) socket.end()
    }
    if (request.readableEnded) {
      end()
      return
    }
    answered.add(socket)
    request.read(0)
    request.unpipe()
    discard(request, bounds, isWhole => {
      if (isWhole) {
        answered.delete(socket)
        end()
        return
      }
      request.pause()
      socket.end()
      const gone = setTimeout(() => socket.destroy(), goodbyeMs)
      socket.once('close', () => clearTimeout(gone))
    })
  })
}

/** Reads on within the bounds; tells whether the body came to its end. */
function discard(request: IncomingMessage, bounds: RestBounds, done: (isWhole: boolean) => void): void {
  let bytes = 0
  const stop = (isWhole: boolean) => {
    clearTimeout(late)
    clearTimeout(idle)
    request.off('data', count).off('end', whole).off('close', left)
    done(isWhole)
  }
  const whole = () => stop(true)
  const left = () => stop(false)
  const count = (part: Buffer) => {
    bytes += part.length
    idle.refresh()
    if (bytes > bounds.bytes) stop(false)
  }
  const late = setTimeout(() => stop(false), bounds.ms)
  const idle = setTimeout(() => stop(false), bounds.idleMs)
  request.on('data', count).on('end', whole).on('close', left)
  request.resume()
}
