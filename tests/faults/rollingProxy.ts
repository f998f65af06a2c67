import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

/** What an operator's own proxy does at an upgrade: sends new calls and sockets to one gateway, then to another. */
export interface RollingProxy {
  readonly origin: string
  /** From now on whatever comes goes there; what is under way stays where it is. */
  send(to: string): void
  /** Calls that got no answer, or one that says that nobody is there. */
  readonly failed: readonly string[]
  readonly answered: () => number
}

const dialMs = 10_000

/** Starts it; it ends with the test. A call is tried again only while nobody has taken its connection, as Caddy and nginx do. */
export async function startRollingProxy(first: string): Promise<RollingProxy> {
  let place = new URL(first)
  let answered = 0
  const failed: string[] = []

  function pass(from: IncomingMessage, to: ServerResponse, until: number): void {
    const { hostname: host, port } = place
    const out = request({
      host,
      port,
      method: from.method,
      path: from.url,
      headers: from.headers,
      agent: false,
    })
    out.on('response', answer => {
      answered += 1
      const { statusCode = 500 } = answer
      if (statusCode >= 500) failed.push(`${from.method} ${from.url}: ${statusCode}`)
      to.writeHead(statusCode, answer.headers)
      answer.pipe(to)
    })
    out.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED' && Date.now() < until) setTimeout(pass, 20, from, to, until)
      else {
        failed.push(`${from.method} ${from.url}: ${error.code ?? error.message}`)
        to.writeHead(502).end()
      }
    })
    from.pipe(out)
  }

  const server = createServer((from, to) => pass(from, to, Date.now() + dialMs))
  server.on('upgrade', (from, socket, head) => {
    const out = connect(Number(place.port), place.hostname, () => {
      const headers = from.rawHeaders.flatMap((name, at, all) =>
        at % 2 === 0 ? [`${name}: ${all[at + 1]}`] : [],
      )
      out.write(`${from.method} ${from.url} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`)
      out.write(head)
      out.pipe(socket).pipe(out)
    })
    out.on('error', () => socket.destroy())
    socket.on('error', () => out.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    send: to => void (place = new URL(to)),
    failed,
    answered: () => answered,
  }
}
