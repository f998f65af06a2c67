import type { Page } from 'playwright'

/** How often something was asked, by its name. */
export type Counts = Record<string, number>

/** What a person's browser asks the gateway, from `begin` on. */
export interface Asked {
  begin(): void
  /** GraphQL operations over HTTP and over the socket, but for the subscriptions, which ask nothing more of the service. */
  readonly operations: Counts
  readonly figures: { readonly answerBytes: number; readonly socketBytes: number }
}

/** Counts what a page asks the gateway. */
export function countAsked(page: Page): Asked {
  let isCounting = false
  const operations: Counts = {}
  const figures = { answerBytes: 0, socketBytes: 0 }
  page.on('request', request => {
    if (!isCounting || !isGraphql(request.url())) return
    count(operations, request.headers()['x-apollo-operation-name'] ?? '')
  })
  page.on('response', response => {
    if (!isCounting || !isGraphql(response.url())) return
    void response.body().then(
      body => (figures.answerBytes += body.length),
      // The page has gone elsewhere meanwhile.
      () => 0,
    )
  })
  page.on('websocket', socket => {
    socket.on('framesent', ({ payload }) => {
      const operation = isCounting ? operationOf(payload) : null
      if (operation !== null) count(operations, operation)
    })
    socket.on('framereceived', ({ payload }) => {
      if (isCounting) figures.socketBytes += Buffer.byteLength(payload)
    })
  })
  return {
    operations,
    figures,
    begin() {
      isCounting = true
    },
  }
}

const isGraphql = (url: string): boolean => new URL(url).pathname === '/graphql'

/** Subscriptions are told apart by what they listen to: they are no calls. */
const subscriptions: ReadonlySet<string> = new Set([
  'UserEvents',
  'Chat_events',
  'RatesChange',
  'PersonChanged',
])

function operationOf(payload: string | Buffer): string | null {
  const frame = JSON.parse(payload.toString()) as { type?: string; payload?: { operationName?: string } }
  const name = frame.type === 'subscribe' ? (frame.payload?.operationName ?? '') : null
  return name === null || subscriptions.has(name) ? null : name
}

/** What the server answers, from `begin` on. */
export interface Answered {
  /** By method and route. */
  readonly routes: Counts
  begin(): void
  /** Reads a line of its log. */
  readonly line: (line: string) => void
}

/** The calls that the server has answered, from its own log. */
export function countAnswered(): Answered {
  let isCounting = false
  const routes: Counts = {}
  return {
    routes,
    begin() {
      isCounting = true
    },
    line: line => {
      if (!isCounting || !line.startsWith('{')) return
      const { msg, method, route } = JSON.parse(line) as Record<string, unknown>
      if (msg === 'request' && String(route).startsWith('/api/'))
        count(routes, `${String(method)} ${String(route)}`)
    },
  }
}

function count(counts: Counts, name: string): void {
  counts[name] = (counts[name] ?? 0) + 1
}

/** All of them together. */
export const sum = (counts: Counts): number => Object.values(counts).reduce((total, one) => total + one, 0)
