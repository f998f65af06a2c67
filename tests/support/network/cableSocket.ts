import { WebSocket } from 'ws'

/** A frame from the server. */
export interface Frame {
  readonly type?: string
  readonly identifier?: string
  readonly reason?: string
  readonly reconnect?: boolean
  readonly message?: unknown
}

/** A client of `/cable` that shows every frame: for what the public client hides. */
export interface CableSocket {
  readonly socket: WebSocket
  readonly frames: readonly Frame[]
  send(frame: unknown): void
  subscribe(identifier: string): Promise<Frame>
  /** The first frame, from now on or already here, that fits. */
  frame(fits: (frame: Frame) => boolean): Promise<Frame>
  /** The first event of that name. */
  event(name: string): Promise<Record<string, unknown>>
  /** The code with which the server closed. */
  readonly closed: Promise<number>
  close(): Promise<void>
}

/** Opens a socket; frames gather from the first on. */
export function cableSocket(address: string, protocols: string[] = ['actioncable-v1-json']): CableSocket {
  const socket = new WebSocket(address, protocols)
  const frames: Frame[] = []
  const waiting = new Set<() => void>()
  socket.on('message', data => {
    frames.push(JSON.parse((data as Buffer).toString('utf8')) as Frame)
    for (const look of waiting) look()
  })
  const closed = new Promise<number>(resolve => socket.once('close', resolve))
  socket.on('error', () => undefined)

  const frame = (fits: (frame: Frame) => boolean) =>
    new Promise<Frame>((resolve, reject) => {
      const look = () => {
        const found = frames.find(fits)
        if (!found) return
        waiting.delete(look)
        resolve(found)
      }
      waiting.add(look)
      look()
      void closed.then(() => reject(new Error(`closed; heard ${JSON.stringify(frames)}`)))
    })
  const send = (value: unknown) => socket.send(typeof value === 'string' ? value : JSON.stringify(value))
  return {
    socket,
    frames,
    send,
    frame,
    closed,
    subscribe(identifier) {
      send({ command: 'subscribe', identifier })
      return frame(
        ({ type, identifier: of }) => of === identifier && (type?.endsWith('_subscription') ?? false),
      )
    },
    async event(name) {
      const is = (message: unknown): message is Record<string, unknown> =>
        typeof message === 'object' && message !== null && 'event' in message && message.event === name
      const { message } = await frame(({ message }) => is(message))
      return is(message) ? message : {}
    },
    async close() {
      socket.close()
      await closed
    },
  }
}

/** A message up a channel; text goes as it is. */
export const message = (identifier: string, data: object | string) => ({
  command: 'message',
  identifier,
  data: typeof data === 'string' ? data : JSON.stringify(data),
})
