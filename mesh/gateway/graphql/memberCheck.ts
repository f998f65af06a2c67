import type { Caller } from '../../identity.ts'
import type { RestClient } from '../../upstream/restClient.ts'
import { refusalOf } from './refusal.ts'

/** An answer is believed for so long, in milliseconds: less than the second within which a logged-out device is refused. */
const believedMs = 900
/** So many tokens are remembered; of more, the oldest are asked for again. */
const mostTokens = 1000

/**
 * Whether a caller's token is a session's. What is only a made-up text opens nothing, so the server is asked, once for all who
 * show the same token meanwhile.
 * @throws what a client may see, where the server cannot say
 */
export type IsMember = (caller: Caller) => Promise<boolean>

/** Makes {@link IsMember}. @param now milliseconds of a steady clock */
export function memberCheck(rest: Pick<RestClient, 'call'>, now: () => number): IsMember {
  const asked = new Map<string, { readonly until: number; readonly answer: Promise<boolean> }>()
  const ask = async (caller: Caller): Promise<boolean> => {
    const answer = await rest.call({ method: 'GET', path: '/session' }, caller)
    if (answer.status === 204) return true
    if (answer.status === 401) return false
    throw refusalOf(answer)
  }
  return async caller => {
    const { token } = caller
    if (token === null) return false
    const known = asked.get(token)
    if (known !== undefined && now() < known.until) return known.answer
    const answer = ask(caller)
    asked.delete(token)
    asked.set(token, { until: now() + believedMs, answer })
    for (const [oldest] of asked) {
      if (asked.size <= mostTokens) break
      asked.delete(oldest)
    }
    // What the server could not say is not remembered.
    answer.catch(() => asked.delete(token))
    return answer
  }
}
