import { Type } from 'typebox'
import { Value } from 'typebox/value'
import type { Timers } from '../../runtime/timers.ts'
import { ChannelFailed } from '../channelFailed.ts'
import { jsonCall } from '../jsonCall.ts'
import type { AmlScreen } from './amlDesk.ts'

/** Where the provider’s API is, and the key to it. */
export interface AmlAccess {
  /** Without a slash at the end. */
  readonly url: string
  readonly key: string
}

const answered = Type.Object({
  verdict: Type.Unsafe<'clear' | 'refused'>({ type: 'string', enum: ['clear', 'refused'] }),
})
const timeoutMs = 5000

/** A provider of lists: `POST /screen {network, address}` answers `{verdict: clear | refused}`. */
export const httpAml = ({ url, key }: AmlAccess, timers: Timers): AmlScreen => ({
  async screen({ network, address }) {
    const name = 'AML provider: POST /screen'
    const answer = await jsonCall({
      name,
      url: `${url}/screen`,
      headers: { authorization: `Bearer ${key}` },
      body: { network, address },
      timers,
      timeoutMs,
    })
    if (answer.status !== 200) throw new ChannelFailed(`${name} was answered with ${answer.status}`)
    if (!Value.Check(answered, answer.body))
      throw new ChannelFailed(`${name} was answered with something else than it asks for`)
    return answer.body.verdict
  },
})
