import type { IncomingMessage } from 'node:http'
import type { RestCall } from '../../upstream/restClient.ts'

/** Forms of the page are a few short fields. */
const longest = 4096

/** Reads a form as browsers send it; null for anything else, or more than there is to say. */
export async function readForm(request: IncomingMessage): Promise<URLSearchParams | null> {
  const type = request.headers['content-type'] ?? ''
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    // Read to its end all the same: the next request comes behind it.
    if (size <= longest) chunks.push(chunk)
  }
  if (size > longest || !/^application\/x-www-form-urlencoded\b/.test(type)) return null
  return new URLSearchParams(Buffer.concat(chunks).toString('utf8'))
}

type Act = (fields: URLSearchParams) => Pick<RestCall, 'path' | 'body'> | null

const choose: Act = fields => {
  const [coin, network, ...more] = (fields.get('way') ?? '').split('/')
  return network === undefined || more.length > 0 ? null : { path: '/way', body: { coin, network } }
}

const trimmed = (fields: URLSearchParams, name: string) => (fields.get(name) ?? '').trim()

/** What each form of the page asks the server for. */
const acts: Readonly<Record<string, Act>> = {
  choose,
  // Of the same coin; without one the page is only looked at again.
  retry: fields => (fields.has('way') ? choose(fields) : { path: '' }),
  renew: () => ({ path: '/renew' }),
  refund: fields => ({
    path: '/refund_address',
    body: { address: trimmed(fields, 'address'), memo: trimmed(fields, 'memo') || null },
  }),
}

/** The call of a form, its path behind the invoice's; null when it is none that the page has. */
export function actOf(fields: URLSearchParams): Pick<RestCall, 'path' | 'body'> | null {
  const act = fields.get('act') ?? ''
  return Object.hasOwn(acts, act) ? (acts[act]?.(fields) ?? null) : null
}
