import type { IncomingMessage, ServerResponse } from 'node:http'
import { refuseGraphql, refuseWithError } from './answer.ts'
import type { AskCounts } from '../graphql/askCounts.ts'
import { type Door, foreignCode, foreignText } from './door.ts'
import type { Exchange } from '../graphql/exchange.ts'
import type { Caller } from '../../identity.ts'
import type { Runtime } from '../graphql/runtime.ts'

/** Larger bodies are refused; the largest document within the limits is a tenth of it. */
const largestBody = 256 * 1024

/** GraphQL over HTTP: queries, mutations, and subscriptions as server-sent events. */
export const graphqlDoor = (runtime: Runtime, asks: AskCounts): Door => ({
  name: 'graphql',
  opens: path => path === '/graphql',
  async enter({ request, response, caller }) {
    if (caller === 'foreign') return refuseGraphql(response, 403, foreignCode, foreignText)
    const tooMany = asks.count('operations', caller)
    if (tooMany !== undefined) return refuseWithError(response, tooMany)
    const fault = faultOf(request)
    if (fault !== undefined) return refuseGraphql(response, fault.status, fault.code, fault.text)
    response.setHeader('cache-control', 'no-store')
    await runtime(request, response, { exchange: exchangeOf(response, caller) })
  },
})

interface Fault {
  readonly status: number
  readonly code: string
  readonly text: string
}

/** Only JSON is taken: a form or plain text is what a page of another site can send without asking first. */
function faultOf({ method, headers }: IncomingMessage): Fault | undefined {
  if (method !== 'POST') return undefined
  const type = headers['content-type'] ?? ''
  if (!/^application\/(graphql\+)?json\s*(;|$)/i.test(type))
    return { status: 415, code: 'JSON_ONLY', text: 'Send the request as application/json.' }
  const length = Number(headers['content-length'])
  if (!Number.isSafeInteger(length))
    return { status: 411, code: 'LENGTH_REQUIRED', text: 'Say the length of the request.' }
  if (length > largestBody)
    return { status: 413, code: 'REQUEST_TOO_LARGE', text: 'The request is too large.' }
  return undefined
}

function exchangeOf(response: ServerResponse, caller: Caller): Exchange {
  const left = new AbortController()
  response.on('close', () => left.abort())
  return {
    caller,
    line: null,
    signal: left.signal,
    keepCookies(cookies) {
      if (!response.headersSent) response.appendHeader('set-cookie', [...cookies])
    },
  }
}
