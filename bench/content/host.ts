import { randomUUID } from 'node:crypto'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { souk } from '../../brand/brand.ts'
import { identify, type Site } from '../../mesh/identity.ts'
import { RestClient } from '../../mesh/upstream/restClient.ts'
import { loadDiscoveryBuild } from '../../mesh/web/discovery/discoveryBuild.ts'
import { discoveryDoors } from '../../mesh/web/discovery/discoveryDoors.ts'

// The doors for search engines in a process of their own, so that its memory is theirs; the most that it held is told when asked.

const [, , apiUrl = '', appDir = '', secret = ''] = process.argv
const publicOrigin = 'https://souk.example'
const site: Site = { publicOrigin, gatewaySecret: secret, proxies: 0, newRequestId: randomUUID }
const build = await loadDiscoveryBuild(appDir)
if (build === null) throw new Error('There is no bundle of addresses')
const rest = new RestClient({ apiUrl, site, timeout: 30_000 })
const { doors } = discoveryDoors({
  build,
  rest,
  brand: souk,
  publicOrigin,
  newRequestId: randomUUID,
  now: () => Date.now(),
})
const server = http.createServer((request, response) => {
  const path = (request.url ?? '/').split('?', 1)[0] ?? '/'
  const door = doors.find(one => one.opens(path))
  if (door === undefined) response.writeHead(404).end()
  else
    Promise.resolve(door.enter({ request, response, path, caller: identify(request, site) })).catch(() =>
      response.destroy(),
    )
})
await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))

const memoryMb = () => process.memoryUsage.rss() / 2 ** 20
let most = 0
setInterval(() => (most = Math.max(most, memoryMb())), 20).unref()
process.on('message', () => {
  process.send?.({ mostMb: Math.round(Math.max(most, memoryMb())) })
  most = 0
})
process.send?.({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` })
