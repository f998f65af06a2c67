import { type Gateway, type GatewayOptions, startGateway } from '../../../mesh/start.ts'
import type { LogFields } from '../../../mesh/gateway/log.ts'
import { FakeServer } from './fakeServer.ts'

/** A log line that the gateway wrote. */
export interface Line {
  readonly level: string
  readonly message: string
  readonly fields: LogFields
}

/** A gateway in front of a fake server. */
export interface TestBed {
  readonly server: FakeServer
  readonly gateway: Gateway
  readonly url: string
  readonly lines: Line[]
  readonly close: () => Promise<void>
}

export const testSecret = 'test-gateway-secret-of-40-characters-000'

/** Starts both on free ports. */
export async function startTestBed(options: Partial<GatewayOptions> = {}): Promise<TestBed> {
  const server = await FakeServer.start()
  const lines: Line[] = []
  const gateway = await startGateway({
    port: 0,
    host: '127.0.0.1',
    apiUrl: server.url,
    appDir: null,
    devTools: false,
    publicUrl: null,
    gatewaySecret: testSecret,
    freeFor: 'everybody',
    production: false,
    log: (level, message, fields) => lines.push({ level, message, fields }),
    // Reconnects come at once, so that no test waits for a delay.
    cable: { delay: () => 1 },
    ...options,
  })
  return {
    server,
    gateway,
    url: gateway.url,
    lines,
    async close() {
      await gateway.close()
      await server.close()
    },
  }
}

/** A GraphQL answer. */
export interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly data?: Record<string, never> | null
  readonly errors?: { message: string; path?: string[]; extensions: Record<string, unknown> }[]
}

/** Sends a GraphQL request as a client with a token would. */
export async function ask(
  bed: TestBed,
  body: Record<string, unknown>,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const response = await fetch(`${bed.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  return { status: response.status, headers: response.headers, ...((await response.json()) as object) }
}
