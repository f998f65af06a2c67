import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { createServer as createVite } from 'vite'

const app = fileURLToPath(new URL('../app', import.meta.url))

test('the gateway behind `npm run dev` sees the address that people open, so that their page is its own', async () => {
  const hosts = new Map<string, string | undefined>()
  const gateway = createServer((request, response) => {
    hosts.set(request.url ?? '', request.headers.host)
    response.end('{}')
  }).listen(0, '127.0.0.1')
  await once(gateway, 'listening')
  process.env['GATEWAY_URL'] = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`
  const vite = await createVite({
    root: app,
    configFile: `${app}/vite.config.ts`,
    logLevel: 'error',
    server: { port: 0, host: '127.0.0.1', hmr: false },
    optimizeDeps: { noDiscovery: true },
  })
  await vite.listen()
  const port = (vite.httpServer?.address() as AddressInfo | null | undefined)?.port
  for (const path of ['/graphql', '/api/v1/me', '/health', '/dev/clock'])
    await fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST' })
  await vite.close()
  gateway.close()
  expect(Object.fromEntries(hosts)).toEqual(
    Object.fromEntries(
      ['/graphql', '/api/v1/me', '/health', '/dev/clock'].map(path => [path, `127.0.0.1:${port}`]),
    ),
  )
}, 30_000)
