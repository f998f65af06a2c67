import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestGateway, type TestGateway } from '../../support/gateway.ts'
import { startTestSouk, type TestSouk } from '../../support/souk.ts'

// Documents that are not the app's own, before a true server: only a session's token opens the way for them.

const mine = '{ me { userName } }'

let souk: TestSouk
let gateway: TestGateway
beforeAll(async () => {
  souk = await startTestSouk()
  gateway = await startTestGateway(souk.server.url, { freeFor: 'members' })
})
afterAll(async () => {
  await gateway.close()
  await souk.close()
})

describe('a document of one’s own', () => {
  it('runs for the token of a session, until that ends', async () => {
    const script = await souk.signUp('script')
    expect((await gateway.ask(mine, {}, script)).data).toEqual({ me: { userName: script.name } })
    expect((await souk.call('DELETE /v1/logins', { as: script })).status).toBeLessThan(300)
    // Whatever the gateway still believes, the server itself refuses from here on.
    const { errors } = await gateway.ask(mine, {}, script)
    expect(errors?.[0]?.extensions['status']).toBe(401)
  })

  it('does not run for a made-up token of the right shape, nor without one', async () => {
    const nobody = { userName: 'nobody', token: 'A'.repeat(43) } as never
    const codeFor = async (as: never) => (await gateway.ask('{ broken', {}, as)).errors?.[0]?.extensions.code
    expect(await codeFor(nobody)).toBe('UNAUTHENTICATED')
    expect(await codeFor(null as never)).toBe('DOCUMENT_REFUSED')
  })
})

it('the server tells only the gateway whose token is a session’s', async () => {
  const { token } = await souk.signUp('asked')
  const answer = await fetch(`${souk.server.url}/session`, { headers: { 'x-access-token': token } })
  expect(answer.status).toBe(401)
})
