import { createClient } from 'graphql-ws'
import { WebSocket } from 'ws'
import type { LogFields } from '../../mesh/gateway/log.ts'
import { startGateway, type GatewayOptions } from '../../mesh/start.ts'
import { gatewaySecret } from './souk.ts'
import type { Person } from './soukClient.ts'

/** A GraphQL answer, with the status of the HTTP answer that carried it. */
export interface GraphqlAnswer {
  readonly status: number
  readonly data?: Readonly<Record<string, unknown>> | null
  readonly errors?: readonly {
    readonly message: string
    readonly extensions: Readonly<Record<string, unknown>> & { readonly code: string }
  }[]
}

/** One result of a subscription, or how it ended. */
export interface Heard {
  readonly field: string
  readonly value: Readonly<Record<string, unknown>>
}

/** Everything that one client hears, gathered as it comes. */
export interface Ear {
  readonly heard: readonly Heard[]
  /** Fields whose subscription ended, with the code that the server gave. */
  readonly ended: ReadonlyMap<string, string>
  /** Resolves when what was heard or ended fits; looks at what is already here first. */
  until(fits: (ear: Ear) => boolean): Promise<void>
  /** Asks over the same socket; answers the data. */
  ask(query: string): Promise<Readonly<Record<string, unknown>>>
  close(): Promise<void>
}

/** A true gateway in front of a test's server. */
export interface TestGateway {
  readonly url: string
  /** What it logged. */
  readonly lines: readonly { readonly message: string; readonly fields: LogFields }[]
  ask(query: string, variables: object, as: Person | null): Promise<GraphqlAnswer>
  /** Subscribes to each of these fields over one WebSocket; resolves when the gateway has accepted the socket. */
  listen(fields: Readonly<Record<string, string>>, as: Person | null): Promise<Ear>
  close(): Promise<void>
}

/** Starts it on a free port. Clients show their token in `X-Access-Token`, as scripts do; `options` differ from the usual ones. */
export async function startTestGateway(
  apiUrl: string,
  options: Partial<Pick<GatewayOptions, 'publicUrl' | 'devTools' | 'proxies' | 'freeFor' | 'tracing'>> = {},
): Promise<TestGateway> {
  const lines: { message: string; fields: LogFields }[] = []
  const gateway = await startGateway({
    port: 0,
    host: '127.0.0.1',
    apiUrl,
    appDir: null,
    devTools: true,
    publicUrl: null,
    gatewaySecret,
    freeFor: 'everybody',
    production: false,
    log: (_level, message, fields) => lines.push({ message, fields }),
    // Reconnects come at once, so that no test waits for a delay.
    cable: { delay: () => 1 },
    ...options,
  })
  return {
    url: gateway.url,
    lines,
    async ask(query, variables, as) {
      const answer = await fetch(`${gateway.url}/graphql`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          accept: 'application/json',
          ...(as ? { 'x-access-token': as.token } : {}),
        },
        body: JSON.stringify({ query, variables }),
      })
      return { status: answer.status, ...((await answer.json()) as Omit<GraphqlAnswer, 'status'>) }
    },
    listen: (fields, as) => listenTo(gateway.url, fields, as),
    close: () => gateway.close(),
  }
}

/** Subscribes to each of these fields over one WebSocket to a gateway. */
export async function listenTo(
  url: string,
  fields: Readonly<Record<string, string>>,
  as: Person | null,
): Promise<Ear> {
  const headers = as ? { 'x-access-token': as.token } : {}
  class Socket extends WebSocket {
    constructor(address: string, protocols: string[]) {
      super(address, protocols, { headers })
    }
  }
  const connected = Promise.withResolvers<void>()
  const client = createClient({
    url: `${url.replace(/^http/, 'ws')}/graphql`,
    webSocketImpl: Socket,
    retryAttempts: 0,
    lazy: false,
    // How it ends is seen on each subscription.
    onNonLazyError: () => undefined,
    on: { connected: () => connected.resolve(), error: error => connected.reject(error as Error) },
  })
  await connected.promise
  const ear = gatheringEar({
    close: async () => client.dispose(),
    async ask(query) {
      const { value } = await client.iterate({ query }).next()
      if (!value?.data) throw new Error(`No data: ${JSON.stringify(value)}`)
      return value.data
    },
  })
  for (const [field, selection] of Object.entries(fields)) {
    client.subscribe<Record<string, Record<string, unknown>>>(
      { query: `subscription { ${field}${selection} }` },
      {
        next: ({ data, errors }) => {
          const name = field.replace(/\(.*/s, '')
          if (data?.[name]) ear.hear({ field: name, value: data[name] })
          if (errors) ear.end(name, String(errors[0]?.extensions?.['code']))
        },
        error: error => ear.end(field.replace(/\(.*/s, ''), codeOf(error)),
        complete: () => undefined,
      },
    )
  }
  return ear
}

function codeOf(error: unknown): string {
  const [first] = Array.isArray(error) ? (error as { extensions?: { code?: unknown } }[]) : []
  return String(first?.extensions?.code ?? error)
}

function gatheringEar(ways: Pick<Ear, 'ask' | 'close'>) {
  const heard: Heard[] = []
  const ended = new Map<string, string>()
  const looks = new Set<() => void>()
  const changed = () => {
    for (const look of looks) look()
  }
  const ear: Ear & { hear(one: Heard): void; end(field: string, code: string): void } = {
    heard,
    ended,
    hear(one) {
      heard.push(one)
      changed()
    },
    end(field, code) {
      ended.set(field, code)
      changed()
    },
    until: fits =>
      new Promise(resolve => {
        const look = () => {
          if (!fits(ear)) return
          looks.delete(look)
          resolve()
        }
        looks.add(look)
        look()
      }),
    ...ways,
  }
  return ear
}
