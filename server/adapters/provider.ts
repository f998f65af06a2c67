import type { Static, TSchema } from 'typebox'
import { Value } from 'typebox/value'
import type { Timers } from '../runtime/timers.ts'
import { ChannelFailed } from './channelFailed.ts'
import { jsonCall } from './jsonCall.ts'

/** An HTTP API that takes JSON with a bearer key. */
export interface Provider {
  /** Posts; throws {@link ChannelFailed}, with the status, unless the answer is a 2xx of this shape. */
  post<Answer extends TSchema>(
    path: string,
    body: object,
    answer: Answer,
    headers?: Readonly<Record<string, string>>,
  ): Promise<Static<Answer>>
}

/** Where a provider is, and what it knows us by. */
export interface ProviderAccess {
  /** Without a slash at the end. */
  readonly url: string
  readonly key: string
}

const timeoutMs = 10_000

/** @param name how errors call it, as in `phone provider` */
export function provider(name: string, { url, key }: ProviderAccess, timers: Timers): Provider {
  return {
    async post<Answer extends TSchema>(
      path: string,
      body: object,
      answer: Answer,
      headers: Readonly<Record<string, string>> = {},
    ) {
      const call = `${name}: POST ${path}`
      const { status, body: given } = await jsonCall({
        name: call,
        url: `${url}${path}`,
        headers: { ...headers, authorization: `Bearer ${key}` },
        body,
        timers,
        timeoutMs,
      })
      if (status < 200 || status > 299) throw new ChannelFailed(`${call} was answered with ${status}`, status)
      if (!Value.Check(answer, given))
        throw new ChannelFailed(`${call} was answered with something else than it asks for`, status)
      return given
    },
  }
}
