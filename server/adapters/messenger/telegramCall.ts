import { Type, type Static, type TSchema } from 'typebox'
import { Value } from 'typebox/value'
import type { Timers } from '../../runtime/timers.ts'
import { ChannelFailed } from '../channelFailed.ts'
import { jsonCall } from '../jsonCall.ts'

/** Where the bot's API is, and the secret that makes one the bot: it is part of every address. */
export interface TelegramAccess {
  readonly token: string
  /** Without a slash at the end. */
  readonly apiUrl: string
}

/** Telegram asks for a pause. */
export class TelegramPause extends ChannelFailed {
  readonly ms: number
  constructor(call: string, seconds: number) {
    super(`${call} was answered with 429`, 429)
    this.ms = seconds * 1000
  }
}

/** Calls a method of the API; throws ChannelFailed, without the address, unless the result has this shape. */
export type TelegramCall = <Result extends TSchema>(
  method: string,
  body: object,
  result: Result,
  options?: { readonly timeoutMs?: number; readonly signal?: AbortSignal },
) => Promise<Static<Result>>

const answered = Type.Object({ ok: Type.Literal(true), result: Type.Unknown() })
const paused = Type.Object({ parameters: Type.Object({ retry_after: Type.Integer({ minimum: 1 }) }) })
const usualMs = 10_000

export const telegramCall =
  ({ token, apiUrl }: TelegramAccess, timers: Timers): TelegramCall =>
  async (method, body, result, { timeoutMs = usualMs, signal } = {}) => {
    const name = `telegram: ${method}`
    const answer = await jsonCall({
      name,
      url: `${apiUrl}/bot${token}/${method}`,
      body,
      timers,
      timeoutMs,
      ...(signal ? { signal } : {}),
    })
    if (answer.status === 429 && Value.Check(paused, answer.body))
      throw new TelegramPause(name, answer.body.parameters.retry_after)
    if (answer.status !== 200)
      throw new ChannelFailed(`${name} was answered with ${answer.status}`, answer.status)
    if (!Value.Check(answered, answer.body) || !Value.Check(result, answer.body.result))
      throw new ChannelFailed(`${name} was answered with something else than it asks for`, answer.status)
    return answer.body.result
  }
