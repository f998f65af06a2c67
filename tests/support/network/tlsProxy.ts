import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import https from 'node:https'
import { connect, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Duplex } from 'node:stream'

/** A proxy of an operator’s that ends TLS, as stands in front of a public Souk; it takes plain HTTP at a second port. */
export interface TlsProxy {
  readonly port: number
  readonly plainPort: number
  /** What a client has to trust. */
  readonly certificate: string
  /** Where requests go from now on. */
  leadTo(origin: string): void
  close(): Promise<void>
}

/** The host of the site, and one beside it that is somebody else’s. Browsers find both on this machine. */
export const tlsHosts = { own: 'app.souk.localhost', sibling: 'evil.souk.localhost' } as const

/** Starts it with a certificate of its own; null where there is no `openssl` to make one. */
export async function startTlsProxy(): Promise<TlsProxy | null> {
  const keys = makeCertificate()
  if (keys === null) return null
  let target = new URL('http://127.0.0.1:1')
  const secure = https.createServer(keys, (request, response) => pass(target, 'https', request, response))
  const plain = http.createServer((request, response) => pass(target, 'http', request, response))
  const open = new Set<Duplex>()
  for (const [server, scheme] of [
    [secure, 'https'],
    [plain, 'http'],
  ] as const) {
    server.on('upgrade', (request, socket, head) => upgrade(target, scheme, { request, socket, head, open }))
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
  }
  const portOf = (server: http.Server | https.Server) => (server.address() as AddressInfo).port
  return {
    port: portOf(secure),
    plainPort: portOf(plain),
    certificate: keys.cert,
    leadTo: origin => (target = new URL(origin)),
    async close() {
      for (const socket of open) socket.destroy()
      for (const server of [secure, plain]) {
        server.closeAllConnections()
        await new Promise(done => server.close(done))
      }
    },
  }
}

function makeCertificate(): { readonly key: string; readonly cert: string } | null {
  const folder = mkdtempSync(join(tmpdir(), 'souk-tls-'))
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const names = `subjectAltName=${Object.values(tlsHosts)
    .map(name => `DNS:${name}`)
    .join(',')}`
  try {
    execFileSync(
      'openssl',
      ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2']
        .concat(['-subj', `/CN=${tlsHosts.own}`, '-addext', names])
        .concat(['-keyout', key, '-out', cert]),
      { stdio: 'ignore' },
    )
    return { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') }
  } catch {
    return null
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** As proxies do: what the client claimed stays on the left, what was seen is added on the right. */
function told(scheme: 'http' | 'https', { headers, socket }: IncomingMessage): http.IncomingHttpHeaders {
  const added = (name: string, seen: string) => [headers[name], seen].filter(Boolean).join(', ')
  return {
    ...headers,
    'x-forwarded-for': added('x-forwarded-for', socket.remoteAddress ?? ''),
    'x-forwarded-proto': added('x-forwarded-proto', scheme),
  }
}

function pass(
  target: URL,
  scheme: 'http' | 'https',
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const { method, url: path } = request
  const { hostname, port } = target
  const further = http.request({
    hostname,
    port,
    method,
    path,
    headers: told(scheme, request),
    setHost: false,
    agent: false,
  })
  further.on('response', answer => {
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(response)
  })
  further.on('error', () => response.destroy())
  request.pipe(further)
}

interface Upgrade {
  readonly request: IncomingMessage
  readonly socket: Duplex
  readonly head: Buffer
  readonly open: Set<Duplex>
}

function upgrade(target: URL, scheme: 'http' | 'https', { request, socket, head, open }: Upgrade): void {
  const further = connect(Number(target.port), target.hostname)
  const lines = Object.entries(told(scheme, request)).map(([name, value]) => `${name}: ${String(value)}`)
  further.write(`GET ${request.url ?? '/'} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
  further.write(head)
  for (const [from, to] of [
    [socket, further],
    [further, socket],
  ] as const) {
    open.add(from)
    from.pipe(to)
    from.on('error', () => to.destroy())
    from.on('close', () => (open.delete(from), to.destroy()))
  }
}
