import type { Timers } from '../runtime/timers.ts'
import { ChannelFailed } from './channelFailed.ts'

/** A call of somebody's HTTP API. */
export interface JsonCall {
  /** How errors name it, as in `phone provider: POST /sms`. The address is not told: it may be a secret. */
  readonly name: string
  readonly url: string
  readonly headers?: Readonly<Record<string, string>>
  /** What is posted; without it the call is a GET. */
  readonly body?: unknown
  readonly timers: Timers
  readonly timeoutMs: number
  /** Ends the call early. */
  readonly signal?: AbortSignal
  /** Reads the answer's JSON; throws where it is none. */
  readonly parse?: (text: string) => unknown
}

/** What was answered, whatever the status. */
export interface JsonAnswer {
  readonly status: number
  /** Not validated; null where it is empty or no JSON. */
  readonly body: unknown
}

const jsonType = { 'content-type': 'application/json' }

/** More than any answer that Souk asks for. */
const longestAnswer = 4 * 1024 * 1024

/** Posts JSON, or gets it, within a time. Redirects are not followed: they would take the key along. Throws {@link ChannelFailed}. */
export async function jsonCall(call: JsonCall): Promise<JsonAnswer> {
  const isPost = call.body !== undefined
  const late = new AbortController()
  const cancel = call.timers.after(call.timeoutMs, () => late.abort())
  try {
    const answer = await fetch(call.url, {
      headers: { ...call.headers, accept: 'application/json', ...(isPost ? jsonType : {}) },
      ...(isPost ? { method: 'POST', body: JSON.stringify(call.body) } : {}),
      redirect: 'manual',
      signal: call.signal ? AbortSignal.any([late.signal, call.signal]) : late.signal,
    })
    return { status: answer.status, body: parsed(await textOf(answer), call.parse) }
  } catch (error) {
    throw new ChannelFailed(`${call.name} ${late.signal.aborted ? 'was not answered in time' : why(error)}`)
  } finally {
    cancel()
  }
}

async function textOf(answer: Response): Promise<string> {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of answer.body ?? []) {
    length += part.length
    if (length > longestAnswer) throw new RangeError('too long')
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

function parsed(text: string, parse: JsonCall['parse'] = JSON.parse): unknown {
  try {
    return parse(text)
  } catch {
    return null
  }
}

/** Of an error of the network its code alone, as in ECONNREFUSED: words may hold the address. */
function why(error: unknown): string {
  if (error instanceof RangeError) return 'was answered with too much'
  const { code } = ((error as Error).cause ?? {}) as { code?: unknown }
  return `got no answer (${typeof code === 'string' && /^[A-Z_0-9]+$/.test(code) ? code : 'cut off'})`
}
