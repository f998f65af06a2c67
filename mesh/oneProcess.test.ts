import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../scripts/process/freePort.ts'
import { type ProductProcess, ready, startProcess } from '../tests/support/process/productProcess.ts'
import { FakeServer } from '../tests/support/mesh/fakeServer.ts'
import { testSecret } from '../tests/support/mesh/gateway.ts'

// A gateway in a process of its own: what holds it is seen from outside.

let server: FakeServer
let gateway: ProductProcess
let origin: string
beforeAll(async () => {
  server = await FakeServer.start()
  server.reply('GET /health', { status: 'ok' })
  const port = String(await freePort())
  origin = `http://127.0.0.1:${port}`
  const env = { PORT: port, API_URL: server.url, GATEWAY_SECRET: testSecret, FREE_DOCUMENTS: 'everybody' }
  gateway = startProcess('mesh/main.ts', env)
  await ready(gateway, origin)
})
afterAll(async () => {
  await gateway.end('SIGKILL')
  await server.close()
})

/** Twice as much with each level. */
const doubling = (levels: number) =>
  `query { settings { ...f0 } } ${Array.from({ length: levels }, (_, index) =>
    index === levels - 1
      ? `fragment f${index} on Settings { __typename }`
      : `fragment f${index} on Settings { __typename ...f${index + 1} ...f${index + 1} }`,
  ).join(' ')}`

test.each([22, 25])('a document that doubles %i times is refused, and holds nobody', async levels => {
  const refused = fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: doubling(levels) }),
  })
  // Half as long as 22 levels took to compile, and many times what an answer takes.
  const alive = await fetch(`${origin}/health`, { signal: AbortSignal.timeout(1000) })
  expect(alive.status).toBe(200)
  const { errors } = (await (await refused).json()) as { errors: { extensions: { code: string } }[] }
  expect(errors.map(({ extensions }) => extensions.code)).toEqual(['DOCUMENT_TOO_LARGE'])
})
