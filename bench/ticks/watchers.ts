import { WebSocket } from 'ws'

/** Clients that note when something arrives, and keep nothing of it. */
export interface Watchers {
  /** Milliseconds from `since` until each has heard the next one; resolves when all have. */
  heard(since: () => number): Promise<readonly number[]>
  /** What came last, as it came. */
  last(): string
  close(): void
}

interface Watching {
  readonly url: string
  readonly protocol?: string
  /** What is said once the socket is open. */
  readonly greeting?: readonly string[]
  /** Whether what arrived is what is watched for. */
  readonly counts: (text: string) => boolean
}

/** Opens so many sockets of one kind, a few at a time. */
export async function openWatchers(count: number, watching: Watching): Promise<Watchers> {
  const sockets: WebSocket[] = []
  const waiting = new Map<WebSocket, () => void>()
  let last = ''
  const hear = (socket: WebSocket, text: string) => {
    if (!watching.counts(text)) return
    last = text
    waiting.get(socket)?.()
  }
  while (sockets.length < count) {
    const few = Array.from({ length: Math.min(50, count - sockets.length) }, () => open(watching, hear))
    sockets.push(...(await Promise.all(few)))
  }
  return {
    heard: since =>
      Promise.all(
        sockets.map(
          socket =>
            new Promise<number>(resolve =>
              waiting.set(socket, () => {
                waiting.delete(socket)
                resolve(performance.now() - since())
              }),
            ),
        ),
      ),
    last: () => last,
    close() {
      for (const socket of sockets) socket.terminate()
    },
  }
}

function open(
  { url, protocol, greeting = [] }: Watching,
  hear: (socket: WebSocket, text: string) => void,
): Promise<WebSocket> {
  const socket = new WebSocket(url, protocol === undefined ? [] : [protocol], { perMessageDeflate: false })
  return new Promise((resolve, reject) => {
    socket.on('error', reject)
    socket.on('open', () => {
      for (const line of greeting) socket.send(line)
      resolve(socket)
    })
    socket.on('message', (data: Buffer) => hear(socket, data.toString()))
  })
}
