import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openTracing, type Tracing } from '../../http/tracing.ts'
import { startTestGateway, type TestGateway } from '../support/gateway.ts'
import { startTestSouk, type TestSouk } from '../support/souk.ts'
import { testPassword } from '../support/soukClient.ts'

interface Span {
  readonly service: string
  readonly name: string
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly attributes: readonly { readonly key: string; readonly value: { readonly stringValue?: string } }[]
}

interface Sent {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: Span['attributes'] }
    readonly scopeSpans: readonly { readonly spans: readonly Omit<Span, 'service'>[] }[]
  }[]
}

/** Whoever gathers traces: OTLP over HTTP, as JSON. */
async function startCollector() {
  const bodies: string[] = []
  const server = createServer((request, response) => {
    void (async () => {
      bodies.push(Buffer.concat(await request.toArray()).toString())
      response.setHeader('content-type', 'application/json').end('{}')
    })()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    bodies,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans: (): Span[] =>
      bodies
        .flatMap(body => (JSON.parse(body) as Sent).resourceSpans)
        .flatMap(({ resource, scopeSpans }) =>
          scopeSpans.flatMap(({ spans }) =>
            spans.map(span => ({ ...span, service: resource.attributes[0]?.value.stringValue ?? '' })),
          ),
        ),
    close: () => new Promise(done => server.close(done)),
  }
}

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
const spanId = '00f067aa0ba902b7'

let collector: Awaited<ReturnType<typeof startCollector>>
let souk: TestSouk
let gateway: TestGateway
let tracing: Tracing | null

beforeAll(async () => {
  collector = await startCollector()
  souk = await startTestSouk({
    env: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_TRACES_SAMPLER_ARG: '1' },
  })
  tracing = await openTracing({ endpoint: collector.url, share: 1, service: 'souk-gateway' })
  gateway = await startTestGateway(souk.server.url, { tracing })
})
afterAll(async () => {
  await gateway.close()
  await souk.close()
  await tracing?.close()
  await collector.close()
})

describe('a call that is traced', () => {
  it('is one trace from the browser’s number on, through the gateway and the server to its statements', async () => {
    const person = await souk.signUp('traced')
    const answer = await fetch(`${gateway.url}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-access-token': person.token,
        traceparent: `00-${traceId}-${spanId}-01`,
      },
      body: '{"query":"{ me { id } }"}',
    })
    expect(answer.status).toBe(200)
    await souk.server.tracing?.flush()
    await tracing?.flush()
    const ours = await vi.waitFor(() => {
      const found = collector.spans().filter(span => span.traceId === traceId)
      expect(found.map(({ service }) => service)).toContain('souk-server')
      expect(found.map(({ service }) => service)).toContain('souk-gateway')
      return found
    })
    const [first] = ours.filter(({ parentSpanId }) => parentSpanId === spanId)
    expect(first).toMatchObject({ service: 'souk-gateway', name: 'POST graphql' })
    const [called] = ours.filter(({ parentSpanId }) => parentSpanId === first?.spanId)
    expect(called).toMatchObject({ service: 'souk-server', name: 'me' })
    const statements = ours.filter(({ parentSpanId }) => parentSpanId === called?.spanId)
    expect(statements.length).toBeGreaterThan(0)
    expect(statements.every(({ name }) => name.startsWith('SQL '))).toBe(true)
  })

  it('tells nothing of who calls, with what', () => {
    const sent = collector.bodies.join('\n')
    expect(sent).toContain('SQL insert')
    expect(sent).not.toMatch(/traced@|souk\.test/)
    expect(sent).not.toContain(testPassword)
  })

  it('is not of whoever looks whether the place lives', async () => {
    await fetch(`${gateway.url}/health`)
    await souk.server.tracing?.flush()
    await tracing?.flush()
    expect(collector.spans().map(({ name }) => name)).not.toContain('/health')
  })

  it('begins a trace of its own where none, or none that can be read, is named', async () => {
    const before = collector.spans().length
    for (const traceparent of ['', 'nonsense', `00-${'0'.repeat(32)}-${spanId}-01`])
      await fetch(`${souk.server.url}/api/v1/settings`, { headers: { traceparent } })
    await souk.server.tracing?.flush()
    await vi.waitFor(() => {
      const roots = collector
        .spans()
        .slice(before)
        .filter(({ name, parentSpanId }) => name === 'settings' && !parentSpanId)
      expect(new Set(roots.map(one => one.traceId)).size).toBe(3)
    })
  })
})

it('is nothing where no endpoint is given', async () => {
  expect(await openTracing({ endpoint: null, share: 1, service: 'souk-server' })).toBeNull()
})

it('tells of so many calls as are asked for, chosen by the number of their trace', async () => {
  const none = await openTracing({ endpoint: collector.url, share: 0, service: 'quiet' })
  const call = none?.begin({ traceparent: `00-${traceId}-${spanId}-01` })
  call?.end('GET nothing', 200)
  await none?.close()
  expect(collector.spans().map(({ service }) => service)).not.toContain('quiet')
})
