import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { discovery } from '../../../app/reader/discovery/discovery.ts'
import { souk } from '../../../brand/brand.ts'
import type { Door } from '../../../mesh/gateway/doors/door.ts'
import { identify, type Site } from '../../../mesh/identity.ts'
import { RestClient } from '../../../mesh/upstream/restClient.ts'
import type { DiscoveryBuild } from '../../../mesh/web/discovery/discoveryBuild.ts'
import { discoveryDoor } from '../../../mesh/web/discovery/discoveryDoor.ts'
import { spellingDoor } from '../../../mesh/web/discovery/spellingDoor.ts'
import { FakeServer } from './fakeServer.ts'

/** The app's own, as the gateway sees it. */
export const discoveryBuild = discovery as unknown as DiscoveryBuild

export interface DiscoveryAnswer {
  readonly status: number
  readonly headers: http.IncomingHttpHeaders
  readonly body: Buffer
  readonly text: string
}

/** What search engines are told, as a gateway serves it: the app's true addresses, a server that says what a test says, and a clock that it moves. */
export interface DiscoverySite {
  readonly server: FakeServer
  readonly url: string
  readonly get: (
    path: string,
    headers?: Readonly<Record<string, string>>,
    method?: string,
  ) => Promise<DiscoveryAnswer>
  /** Moves the clock, by milliseconds. */
  readonly wait: (milliseconds: number) => void
  readonly close: () => Promise<void>
}

/** Opens one. `more` are doors beside those of robots, sitemaps, feeds and spellings. */
export async function openDiscoverySite({
  publicOrigin = 'https://souk.example',
  more = () => [],
}: {
  readonly publicOrigin?: string | null
  readonly more?: (parts: { readonly rest: RestClient; readonly now: () => number }) => readonly Door[]
} = {}): Promise<DiscoverySite> {
  const site: Site = {
    publicOrigin,
    gatewaySecret: 'x'.repeat(32),
    proxies: 0,
    newRequestId: () => 'request-1',
  }
  const server = await FakeServer.start()
  const rest = new RestClient({ apiUrl: server.url, site, timeout: 2000 })
  let now = Date.parse('2026-11-26T12:00:00.000Z')
  const clock = () => now
  const doors = [
    spellingDoor(discoveryBuild),
    discoveryDoor({
      build: discoveryBuild,
      rest,
      brand: souk,
      publicOrigin,
      newRequestId: site.newRequestId,
      now: clock,
    }),
    ...more({ rest, now: clock }),
  ]
  const gateway = http.createServer((request, response) => {
    const path = (request.url ?? '/').split('?', 1)[0] ?? '/'
    const door = doors.find(one => one.opens(path))
    const visit = { request, response, path, caller: identify(request, site) }
    if (door === undefined) response.writeHead(200).end('another door')
    // As a gateway answers what it did not expect.
    else Promise.resolve(door.enter(visit)).catch(error => response.writeHead(500).end(String(error)))
  })
  await new Promise<void>(resolve => gateway.listen(0, '127.0.0.1', resolve))
  const { port } = gateway.address() as AddressInfo
  return {
    server,
    url: `http://127.0.0.1:${port}`,
    get: (path, headers = {}, method = 'GET') => ask(port, path, headers, method),
    wait(milliseconds) {
      now += milliseconds
    },
    async close() {
      rest.close()
      gateway.closeAllConnections()
      gateway.close()
      await server.close()
    },
  }
}

/** Asks exactly for this path, and takes the bytes as they come. */
function ask(port: number, path: string, headers: Readonly<Record<string, string>>, method: string) {
  return new Promise<DiscoveryAnswer>((resolve, reject) => {
    const request = http.request({ host: '127.0.0.1', port, path, headers, method }, response => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => {
        const body = Buffer.concat(chunks)
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body, text: body.toString() })
      })
    })
    request.on('error', reject)
    request.end()
  })
}
