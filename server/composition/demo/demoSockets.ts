import { WebSocket } from 'ws'
import { product } from '../../runtime/product.ts'
import type { Timers } from '../../runtime/timers.ts'
import type { Api } from './api.ts'
import { comingMs } from './pace.ts'

const appChannel = JSON.stringify({ channel: 'AppChannel' })
const protocol = 'actioncable-v1-json'
/** Twice in the time after which somebody counts as away. */
const beatMs = (product.realtime.presenceSeconds * 1000 * 2) / 5
const againMs = 3000

/** The sockets of the market's people: by them they are online, and hear at once what happens in their trades. */
export interface DemoSockets {
  /** Says of everybody that they are here. */
  beat(): void
  close(): void
}

/**
 * Opens `/cable` for each of these people, as their browser would, and keeps them online.
 * @param options.hear a trade of theirs was opened or has changed, or somebody wrote in it
 * @param options.isAway who is not kept online now
 */
export function openDemoSockets(options: {
  readonly url: string
  readonly names: readonly string[]
  readonly api: Api
  readonly timers: Timers
  readonly hear: (userName: string, tradeId: string) => void
  readonly isAway: () => boolean
}): DemoSockets {
  const { url, names, api, timers, hear, isAway } = options
  const sockets = new Map<string, WebSocket>()
  let isClosed = false

  async function open(name: string): Promise<void> {
    // A call first: it finds out whether the session still lives, and makes another.
    await api.call(name, 'GET /v1/me')
    const token = await api.tokenOf(name)
    if (isClosed) return
    const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/cable?token=${token}`, protocol, {
      perMessageDeflate: false,
    })
    sockets.set(name, socket)
    socket.on('open', () => {
      socket.send(JSON.stringify({ command: 'subscribe', identifier: appChannel }))
      beatOf(socket)
    })
    socket.on('message', (data: Buffer) => {
      const tradeId = tradeIn(data.toString())
      if (tradeId !== null) hear(name, tradeId)
    })
    socket.on('error', () => socket.terminate())
    socket.on('close', () => later(name))
  }
  function later(name: string): void {
    sockets.delete(name)
    if (!isClosed) timers.after(againMs, () => begin(name))
  }
  const begin = (name: string) => void (isClosed ? undefined : open(name).catch(() => later(name)))
  names.forEach((name, index) => timers.after(index * comingMs, () => begin(name)))
  const beat = () => {
    if (!isAway()) for (const socket of sockets.values()) beatOf(socket)
  }
  const stop = timers.every(beatMs, beat)
  return {
    beat,
    close() {
      isClosed = true
      stop()
      for (const socket of sockets.values()) socket.terminate()
      sockets.clear()
    },
  }
}

function beatOf(socket: WebSocket): void {
  if (socket.readyState !== WebSocket.OPEN) return
  socket.send(
    JSON.stringify({
      command: 'message',
      identifier: appChannel,
      data: JSON.stringify({ action: 'online' }),
    }),
  )
}

/** The trade that a frame is about; null for all else. Rates come often and are not read. */
function tradeIn(frame: string): string | null {
  if (!frame.includes('"trade_')) return null
  const { message } = JSON.parse(frame) as { message?: { trade_id?: unknown } }
  return typeof message?.trade_id === 'string' ? message.trade_id : null
}
