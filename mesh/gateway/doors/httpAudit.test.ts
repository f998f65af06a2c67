import { serverAudits } from 'graphql-http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestBed, type TestBed } from '../../../tests/support/mesh/gateway.ts'

// The audit of https://github.com/graphql/graphql-http, all of it: what it only recommends counts too. It looks at the
// schema, so the gateway is one with introspection.

let bed: TestBed
beforeAll(async () => {
  bed = await startTestBed()
})
afterAll(() => bed.close())

const audits = serverAudits({ url: () => `${bed.url}/graphql`, fetchFn: fetch })

test('the audit has its 61 points', () => {
  expect(audits).toHaveLength(61)
})

test.each(audits.map(audit => [audit.id, audit.name, audit] as const))(
  '%s: %s',
  async (_id, _text, audit) => {
    expect(await audit.fn()).toMatchObject({ status: 'ok' })
  },
)
