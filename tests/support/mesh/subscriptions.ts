import { createClient } from 'graphql-ws'
import { WebSocket } from 'ws'
import type { TestBed } from './gateway.ts'

/** One result of a subscription. */
export interface Result {
  readonly data?: Record<string, never> | null
  readonly errors?: readonly { readonly message: string; readonly extensions?: Record<string, unknown> }[]
}

/** A subscription that a test reads one result after the other. */
export type Results = AsyncIterator<Result, unknown, undefined>

/** A tab over WebSocket: all its subscriptions share one connection. */
export function openTab(bed: TestBed, headers: Record<string, string>, params: Record<string, unknown> = {}) {
  class Socket extends WebSocket {
    constructor(url: string, protocols: string[]) {
      super(url, protocols, { headers })
    }
  }
  const client = createClient({
    url: `${bed.url.replace(/^http/, 'ws')}/graphql`,
    webSocketImpl: Socket,
    connectionParams: params,
    retryAttempts: 0,
  })
  return {
    subscribe: (
      query: string,
      variables: Record<string, unknown> = {},
      extensions: Record<string, unknown> = {},
    ): Results => client.iterate({ query, variables, extensions }) as unknown as Results,
    close: () => client.dispose(),
  }
}

/** A subscription over server-sent events. */
export function openEvents(bed: TestBed, headers: Record<string, string>, query: string): Results {
  return readEvents(bed, headers, query)
}

async function* readEvents(
  bed: TestBed,
  headers: Record<string, string>,
  query: string,
): AsyncGenerator<Result> {
  const left = new AbortController()
  try {
    const response = await fetch(`${bed.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'text/event-stream', ...headers },
      body: JSON.stringify({ query }),
      signal: left.signal,
    })
    let text = ''
    for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
      text += chunk
      const parts = text.split('\n\n')
      text = parts.pop() ?? ''
      for (const part of parts) {
        const data = /^data: (.+)$/m.exec(part)?.[1]
        if (/^event: next$/m.test(part) && data !== undefined) yield JSON.parse(data) as Result
        if (/^event: complete$/m.test(part)) return
      }
    }
  } finally {
    left.abort()
  }
}

/** The next result's data. Throws when there is none any more. */
export async function nextData(results: Results): Promise<Record<string, never>> {
  const { value, done } = await results.next()
  const result = value as Result | undefined
  if (done === true || result?.data === undefined || result.data === null)
    throw new Error(`No data: ${JSON.stringify(value)}`)
  return result.data
}
