import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/** Below those that Linux gives to connections that go out: one of these could take a port between the look at it and its use. */
const range = { from: 20_000, to: 32_000 } as const
const tries = 50

/** A port of this machine that nothing listens on. */
export async function freePort(): Promise<number> {
  for (let left = tries; left > 0; left--) {
    const port = randomInt(range.from, range.to)
    if (await isFree(port)) return port
  }
  throw new Error('no free port')
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1')
  try {
    await once(server, 'listening')
  } catch {
    return false
  }
  server.close()
  await once(server, 'close')
  return true
}
