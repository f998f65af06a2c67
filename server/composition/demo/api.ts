import { ownCallHeader } from '../../kernel/http.ts'

/** An answer that was no success. */
export class CallFailed extends Error {
  readonly status: number
  constructor(line: string, status: number, text: string) {
    super(`${line} answered ${status}: ${text.slice(0, 200)}`)
    this.name = 'CallFailed'
    this.status = status
  }
}

/** Calls the server over HTTP, as anybody does. Tokens are asked for where developers ask for them. */
export interface Api {
  /** As somebody: `call('kunle', 'GET /v1/trades')`. Throws {@link CallFailed}. */
  call<T>(userName: string, line: string, body?: unknown, key?: string): Promise<T>
  /** What needs no session: the tools of developers, and what payers call. */
  ask<T>(line: string, body?: unknown): Promise<T>
  /** The token of somebody's session here. */
  tokenOf(userName: string): Promise<string>
  /** Ends what sessions there are. */
  close(): Promise<void>
}

/**
 * An API at an origin.
 *
 * @param ownMark by which the server knows its own process, and says less of the call in its log
 */
export function apiAt(origin: string, ownMark: string): Api {
  const tokens = new Map<string, Promise<string>>()
  async function send<T>(line: string, body: unknown, headers: Readonly<Record<string, string>>): Promise<T> {
    const [method = 'GET', path = '/'] = line.split(' ')
    const answer = await fetch(`${origin}${path.startsWith('/dev') ? path : `/api${path}`}`, {
      method,
      headers: {
        'x-device-type': 'script',
        [ownCallHeader]: ownMark,
        ...headers,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    if (!answer.ok) throw new CallFailed(line, answer.status, text)
    return (text === '' ? {} : JSON.parse(text)) as T
  }
  function tokenOf(userName: string): Promise<string> {
    const known = tokens.get(userName)
    if (known) return known
    const asked = send<{ api_token: string }>('POST /dev/log_in_as', { user_name: userName }, {}).then(
      ({ api_token }) => api_token,
    )
    tokens.set(userName, asked)
    asked.catch(() => tokens.delete(userName))
    return asked
  }
  const as = async <T>(userName: string, line: string, body: unknown, key: string | undefined): Promise<T> =>
    send<T>(line, body, {
      'x-access-token': await tokenOf(userName),
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    })
  return {
    tokenOf,
    ask: (line, body) => send(line, body, {}),
    async call<T>(userName: string, line: string, body?: unknown, key?: string): Promise<T> {
      try {
        return await as<T>(userName, line, body, key)
      } catch (error) {
        if (!(error instanceof CallFailed) || error.status !== 401) throw error
        // The session was ended, or is over by a clock that was moved.
        tokens.delete(userName)
        return as<T>(userName, line, body, key)
      }
    },
    async close() {
      const names = [...tokens.keys()]
      await Promise.allSettled(names.map(name => as(name, 'DELETE /v1/logins', undefined, undefined)))
      tokens.clear()
    },
  }
}
