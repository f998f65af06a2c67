import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** A wire to a server of this machine that can be shut: then it takes calls and nothing comes back. */
export interface Valve {
  readonly port: number
  shut(isShut: boolean): void
  close(): Promise<void>
}

/** Lays it. */
export async function layValve(to: number): Promise<Valve> {
  const ends = new Set<Socket>()
  let isShut = false
  const keep = (socket: Socket): Socket => {
    ends.add(socket)
    return socket.on('error', () => undefined).on('close', () => ends.delete(socket))
  }
  const server = createServer(near => {
    const far = keep(connect(to, '127.0.0.1'))
    keep(near)
    near.on('data', chunk => isShut || far.write(chunk)).on('close', () => far.destroy())
    far.on('data', chunk => isShut || near.write(chunk)).on('close', () => near.destroy())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const cut = () => {
    for (const end of ends) end.destroy()
  }
  return {
    port: (server.address() as AddressInfo).port,
    shut(next) {
      isShut = next
      // Calls that were swallowed would be waited for.
      if (!next) cut()
    },
    async close() {
      cut()
      await new Promise(done => server.close(done))
    },
  }
}
