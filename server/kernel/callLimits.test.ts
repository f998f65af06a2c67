import { randomBytes } from 'node:crypto'
import { Type } from 'typebox'
import { expect, it } from 'vitest'
import { httpServer } from './http.ts'
import { operations } from './operation.ts'

const gatewaySecret = 's'.repeat(32)
const reply = Type.Object({ is_done: Type.Boolean() })
const table = operations({
  enter: { method: 'POST', path: '/v1/enter', summary: 'Enters.', access: 'anyone', perMinute: 3, reply },
  browse: { method: 'GET', path: '/v1/browse', summary: 'Browses.', access: 'anyone', perMinute: 1e6, reply },
  look: { method: 'GET', path: '/v1/look', summary: 'Looks.', access: 'session', perMinute: 3, reply },
})

/** A server that answers everything; answers the status of a call by somebody at an address, with a session or without. */
async function doors(limitFactor?: number) {
  const app = await httpServer({
    log: undefined,
    gatewaySecret,
    operations: table,
    pipeline: async () => ({ is_done: true }),
    ...(limitFactor === undefined ? {} : { limitFactor }),
  })
  return async (
    line: 'POST /v1/enter' | 'GET /v1/look' | 'GET /v1/browse',
    address: string,
    token?: string,
  ) => {
    const [method, path] = line.split(' ') as ['POST' | 'GET', string]
    const { statusCode } = await app.inject({
      method,
      url: `/api${path}`,
      headers: {
        'x-gateway-secret': gatewaySecret,
        'x-forwarded-for': address,
        ...(token === undefined ? {} : { 'x-access-token': token }),
      },
    })
    return statusCode
  }
}

const madeUp = () => randomBytes(32).toString('base64url')

it('counts who enters by their network, whatever session they show', async () => {
  const call = await doors()
  for (let turn = 0; turn < 3; turn++) expect(await call('POST /v1/enter', '203.0.113.7', madeUp())).toBe(200)
  expect(await call('POST /v1/enter', '203.0.113.7', madeUp())).toBe(429)
  expect(await call('POST /v1/enter', '203.0.113.7')).toBe(429)
  expect(await call('POST /v1/enter', '203.0.113.8')).toBe(200)
})

it('counts the addresses of one IPv6 customer together', async () => {
  const call = await doors()
  for (const end of [1, 2, 3]) expect(await call('POST /v1/enter', `2001:db8:1:2::${end}`)).toBe(200)
  expect(await call('POST /v1/enter', '2001:db8:1:2:ffff::4')).toBe(429)
  expect(await call('POST /v1/enter', '2001:db8:1:3::1')).toBe(200)
})

it('counts everybody who has a session for themselves, also in one office', async () => {
  const call = await doors()
  const [amina, kunle] = [madeUp(), madeUp()]
  for (let turn = 0; turn < 3; turn++) expect(await call('GET /v1/look', '203.0.113.7', amina)).toBe(200)
  expect(await call('GET /v1/look', '203.0.113.7', amina)).toBe(429)
  expect(await call('GET /v1/look', '203.0.113.7', kunle)).toBe(200)
})

it('ends a flood from one network, although each call shows another session', async () => {
  const call = await doors(0.01)
  for (let turn = 0; turn < 60; turn++)
    expect(await call('GET /v1/browse', '203.0.113.7', madeUp())).toBe(200)
  expect(await call('GET /v1/browse', '203.0.113.7', madeUp())).toBe(429)
  expect(await call('GET /v1/browse', '203.0.113.9', madeUp())).toBe(200)
})
