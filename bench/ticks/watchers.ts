import { setTimeout as sleep } from 'node:timers/promises'
import { WebSocket } from 'ws'

/** Clients that note when something arrives, and keep nothing of it. */
export interface Watchers {
  /**
   * Milliseconds from `since` until each has heard the next one; resolves when all have. Rejects when one was turned away, or
   * when some have heard nothing for half a minute.
   */
  heard(since: () => number): Promise<readonly number[]>
  /** What came last, as it came. */
  last(): string
  close(): void
}

interface Watching {
  readonly url: string
  readonly protocol?: string
  /** What is said first, and what once that was answered: a gateway turns away who asks for something before. */
  readonly greeting?: readonly [hello: string, afterwards: string]
  /** Whether what arrived is what is watched for. */
  readonly counts: (text: string) => boolean
}

interface Watcher {
  readonly socket: WebSocket
  /** Told of the next one, once. */
  onNext: (() => void) | undefined
}

const patienceMs = 30_000
const lookEveryMs = 20

/** Opens so many sockets of one kind, a few at a time; resolves when all have been let in. */
export async function openWatchers(count: number, watching: Watching): Promise<Watchers> {
  const watchers: Watcher[] = []
  let last = ''
  let turnedAway: string | undefined
  const hear = (watcher: Watcher, text: string) => {
    if (!watching.counts(text)) return
    last = text
    watcher.onNext?.()
  }
  const lose = (why: string) => void (turnedAway ??= why)
  while (watchers.length < count) {
    const few = Array.from({ length: Math.min(50, count - watchers.length) }, () =>
      open(watching, hear, lose),
    )
    watchers.push(...(await Promise.all(few)))
  }
  async function heard(since: () => number): Promise<readonly number[]> {
    const took: number[] = []
    for (const watcher of watchers)
      watcher.onNext = () => {
        watcher.onNext = undefined
        took.push(performance.now() - since())
      }
    const until = performance.now() + patienceMs
    while (took.length < count) {
      if (turnedAway !== undefined) throw new Error(`One of ${count} clients was turned away: ${turnedAway}`)
      if (performance.now() > until)
        throw new Error(`${count - took.length} of ${count} clients heard nothing for ${patienceMs / 1000} s`)
      await sleep(lookEveryMs)
    }
    return took
  }
  return {
    heard,
    last: () => last,
    close() {
      for (const { socket } of watchers) socket.terminate()
    },
  }
}

function open(
  { url, protocol, greeting }: Watching,
  hear: (watcher: Watcher, text: string) => void,
  lose: (why: string) => void,
): Promise<Watcher> {
  const socket = new WebSocket(url, protocol === undefined ? [] : [protocol], { perMessageDeflate: false })
  const watcher: Watcher = { socket, onNext: undefined }
  return new Promise((resolve, reject) => {
    socket.on('error', reject)
    socket.on('close', (code, reason) => {
      const why = `${code} ${reason.toString()}`
      lose(why)
      reject(new Error(`A client was turned away: ${why}`))
    })
    socket.on('open', () => (greeting ? socket.send(greeting[0]) : resolve(watcher)))
    socket.on('message', (data: Buffer) => hear(watcher, data.toString()))
    if (greeting)
      socket.once('message', () => {
        socket.send(greeting[1])
        resolve(watcher)
      })
  })
}
