import { agentName } from '../../brand/brand.ts'
import { brand } from '../domain/brand.ts'
import { get as getPlain, type IncomingMessage } from 'node:http'
import { get as getSecure } from 'node:https'
import type { LookupFunction } from 'node:net'
import { allowsHost } from '../domain/host/publicAddress.ts'
import type { Timers } from '../runtime/timers.ts'
import { findHost, type HostGuard } from './publicHost.ts'

/** What is fetched from an address that somebody else wrote. */
export interface PublicText extends HostGuard {
  readonly url: URL
  /** The media type that it must be of. */
  readonly type: string
  readonly maxBytes: number
  readonly timeoutMs: number
  readonly timers: Timers
}

/** Why there is no text. */
export type NoText = 'unreachable' | 'other_type' | 'too_large'

export type FetchedText =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly why: NoText }

const no = (why: NoText): FetchedText => ({ ok: false, why })

/**
 * Fetches a text from the public internet, within a time and a size: over TLS on its usual port, from the address that was
 * looked at, without redirects, and without anything that would tell who asks.
 */
export async function publicText(asked: PublicText): Promise<FetchedText> {
  const { url, timers, timeoutMs, allowedHosts } = asked
  if (url.port !== '' && !allowsHost(allowedHosts, url)) return no('unreachable')
  const late = new AbortController()
  const cancel = timers.after(timeoutMs, () => late.abort())
  try {
    const host = await findHost(url, asked, late.signal)
    if (!host.ok) return no('unreachable')
    return await read(await answerOf(asked, host.lookup, late.signal), asked)
  } catch {
    return no('unreachable')
  } finally {
    cancel()
    // Whatever is still open ends here: nothing more is read.
    late.abort()
  }
}

function answerOf(
  { url, type }: PublicText,
  lookup: LookupFunction,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const get = url.protocol === 'https:' ? getSecure : getPlain
  const options = {
    // One connection for one call: none that was opened for somebody else is used.
    agent: false as const,
    signal,
    headers: { accept: type, 'accept-encoding': 'identity', 'user-agent': agentName(brand) },
    lookup,
  }
  return new Promise((resolve, reject) => {
    get(url, options, resolve).on('error', reject)
  })
}

async function read(answer: IncomingMessage, { type, maxBytes }: PublicText): Promise<FetchedText> {
  const { statusCode, headers } = answer
  if (statusCode !== 200) return no('unreachable')
  const [given = ''] = (headers['content-type'] ?? '').split(';')
  const encoding = headers['content-encoding'] ?? 'identity'
  if (given.trim().toLowerCase() !== type || encoding !== 'identity') return no('other_type')
  if (Number(headers['content-length'] ?? 0) > maxBytes) return no('too_large')
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of answer as AsyncIterable<Uint8Array>) {
    length += part.length
    if (length > maxBytes) return no('too_large')
    parts.push(part)
  }
  const text = textOf(Buffer.concat(parts))
  return text === null ? no('other_type') : { ok: true, text }
}

function textOf(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}
