import { once } from 'node:events'
import { connect } from 'node:net'
import { listenTo } from '../support/gateway.ts'
import type { Person } from '../support/soukClient.ts'

/** Every kind of connection that stays open: what a process must not wait for when it ends. */
export interface OpenLines {
  /** Closes what is still open. */
  close(): Promise<void>
}

/**
 * Opens one of each to the product's one port: GraphQL over WebSocket (with the gateway's socket to `/cable` behind it) and
 * over server-sent events, and half a request.
 */
export async function openLines(origin: string, who: Person): Promise<OpenLines> {
  const ear = await listenTo(origin, { userEvents: '{ __typename }' }, who)
  await ear.until(({ heard }) => heard.length > 0)

  const stream = new AbortController()
  const answer = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream', 'x-access-token': who.token },
    body: JSON.stringify({ query: 'subscription { userEvents { __typename } }' }),
    signal: stream.signal,
  })
  if (!answer.ok || answer.body === null) throw new Error(`No stream: ${answer.status}`)
  const reader = answer.body.getReader()
  await reader.read()
  // It ends with the process; nobody is surprised.
  void reader.read().catch(() => undefined)

  const { hostname, port } = new URL(origin)
  const silent = connect(Number(port), hostname)
  silent.on('error', () => undefined)
  await once(silent, 'connect')
  // Half a request: whoever reads it waits for the rest.
  silent.write('GET /health HTTP/1.1\r\nHost: souk\r\n')

  return {
    async close() {
      stream.abort()
      silent.destroy()
      await ear.close()
    },
  }
}
