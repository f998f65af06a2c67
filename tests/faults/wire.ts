import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** What becomes of a call that the {@link Wire} waits for, and how many effects it may then have had. */
export const mishaps = {
  /** It does not arrive. */
  requestLost: { passesRequest: false, waitsForAnswer: false, effects: [0] },
  /** It arrives, and nobody waits for its answer any more. */
  answerNotAwaited: { passesRequest: true, waitsForAnswer: false, effects: [0, 1] },
  /** It is done and answered, and the answer does not arrive. */
  answerLost: { passesRequest: true, waitsForAnswer: true, effects: [1] },
} as const
export type Mishap = keyof typeof mishaps

/** A wire to a server that can be watched, and that loses what it is told to. */
export interface Wire {
  readonly port: number
  /** Loses the next call whose request line begins so, in this way; resolves at that moment. */
  lose(requestLine: string, mishap: Mishap): Promise<void>
  close(): Promise<void>
}

interface Trap {
  readonly requestLine: string
  readonly mishap: Mishap
  readonly sprung: () => void
}

/** Lays it to a port of this machine. */
export async function layWire(to: number): Promise<Wire> {
  let trap: Trap | null = null
  const ends = new Set<Socket>()
  const keep = (socket: Socket): Socket => {
    ends.add(socket)
    return socket.on('error', () => undefined).on('close', () => ends.delete(socket))
  }

  const server = createServer(near => {
    const far = keep(connect(to, '127.0.0.1'))
    keep(near)
    /** The call on this connection that is being lost. */
    let lost: Trap | null = null
    near.on('data', chunk => {
      if (trap !== null && chunk.toString('latin1').startsWith(trap.requestLine)) {
        lost = trap
        trap = null
      }
      if (lost === null || mishaps[lost.mishap].passesRequest) far.write(chunk)
      if (lost !== null && !mishaps[lost.mishap].waitsForAnswer) lost.sprung()
    })
    far.on('data', chunk => {
      if (lost === null) near.write(chunk)
      else lost.sprung()
    })
    near.on('close', () => far.destroy())
    far.on('close', () => near.destroy())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    lose: (requestLine, mishap) =>
      new Promise(sprung => {
        trap = { requestLine, mishap, sprung }
      }),
    async close() {
      server.close()
      for (const socket of ends) socket.destroy()
      await once(server, 'close')
    },
  }
}
