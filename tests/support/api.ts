import type { FastifyInstance } from 'fastify'

/** A call of a test: who, with which body. */
export interface TestCall {
  readonly token?: string | undefined
  readonly body?: unknown
  readonly key?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** An answer, with its body read as JSON. */
export interface TestAnswer<T = Record<string, unknown>> {
  readonly status: number
  readonly body: T
  readonly headers: Readonly<Record<string, unknown>>
}

/** Calls an API as a script would: `await call('POST /v1/logins', {body})`. */
export function caller(app: FastifyInstance) {
  return async <T = Record<string, unknown>>(
    line: `${'GET' | 'POST' | 'PATCH' | 'DELETE'} /${string}`,
    { token, body, key, headers }: TestCall = {},
  ): Promise<TestAnswer<T>> => {
    const [method, path] = line.split(' ') as ['GET' | 'POST' | 'PATCH' | 'DELETE', string]
    const answer = await app.inject({
      method,
      url: `/api${path}`,
      headers: {
        ...(token ? { 'x-access-token': token } : {}),
        ...(key ? { 'idempotency-key': key } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { payload: body as object }),
    })
    return {
      status: answer.statusCode,
      body: (answer.body === '' ? {} : JSON.parse(answer.body)) as T,
      headers: answer.headers,
    }
  }
}
