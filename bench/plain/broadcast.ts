import { spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { WebSocket } from 'ws'
import { endsWithUs } from '../../scripts/process/endChildren.ts'
import { freePort } from '../../scripts/process/freePort.ts'

/** A plain broadcast, to measure by. */
export interface PlainBroadcast {
  readonly url: string
  /** A client that is open. */
  readonly client: WebSocket
  stop(): void
}

/** Starts a server in a process of its own that does nothing but send what one client says to all others. */
export async function startPlainBroadcast(): Promise<PlainBroadcast> {
  const port = await freePort()
  const program = fileURLToPath(new URL('broadcaster.ts', import.meta.url))
  const server = spawn(process.execPath, [program, String(port)], { stdio: 'ignore' })
  endsWithUs(server)
  const url = `ws://127.0.0.1:${port}`
  const client = await whenUp(url)
  return {
    url,
    client,
    stop() {
      client.terminate()
      server.kill('SIGKILL')
    },
  }
}

async function whenUp(url: string): Promise<WebSocket> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const socket = new WebSocket(url, { perMessageDeflate: false })
    const isUp = await new Promise<boolean>(resolve => {
      socket.once('open', () => resolve(true))
      socket.once('error', () => resolve(false))
    })
    if (isUp) return socket
    await sleep(50)
  }
  throw new Error('The plain broadcast did not start')
}
