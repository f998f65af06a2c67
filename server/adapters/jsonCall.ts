import type { Timers } from '../runtime/timers.ts'
import { ChannelFailed } from './channelFailed.ts'

/** A call of somebody's HTTP API. */
export interface JsonCall {
  /** How errors name it, as in `phone provider: POST /sms`. The address is not told: it may be a secret. */
  readonly name: string
  readonly url: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body: unknown
  readonly timers: Timers
  readonly timeoutMs: number
  /** Ends the call early. */
  readonly signal?: AbortSignal
}

/** What was answered, whatever the status. */
export interface JsonAnswer {
  readonly status: number
  /** Not validated; null where it is empty or no JSON. */
  readonly body: unknown
}

/** More than any answer that Souk asks for. */
const longestAnswer = 4 * 1024 * 1024

/** Posts JSON, within a time. Redirects are not followed: they would take the key along. Throws {@link ChannelFailed}. */
export async function jsonCall(call: JsonCall): Promise<JsonAnswer> {
  const late = new AbortController()
  const cancel = call.timers.after(call.timeoutMs, () => late.abort())
  try {
    const answer = await fetch(call.url, {
      method: 'POST',
      headers: { ...call.headers, 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(call.body),
      redirect: 'manual',
      signal: call.signal ? AbortSignal.any([late.signal, call.signal]) : late.signal,
    })
    return { status: answer.status, body: parsed(await textOf(answer)) }
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

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
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
