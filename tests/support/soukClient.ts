import { randomUUID } from 'node:crypto'

/** A person of a test, with a session of their own. */
export interface Person {
  readonly name: string
  readonly token: string
}

/** An answer of the API. */
export interface Answer<T> {
  readonly status: number
  readonly body: T
  readonly headers: Headers
}

export type Json = Record<string, unknown>

/** What a call sends. */
export interface Sent {
  readonly as?: Person | null
  readonly body?: unknown
  readonly key?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** The API of a server or a gateway, as a script calls it. */
export interface SoukClient {
  call<T = Json>(line: `${string} /${string}`, sent?: Sent): Promise<Answer<T>>
  signUp(name: string): Promise<Person>
  give(person: Person, asset: string, amount: string): Promise<void>
  advance(ms: number): Promise<void>
  audit(): Promise<unknown[]>
}

/** The password of everybody who signs up in a test. */
export const testPassword = 'Amina-2026'

/** Calls what listens at an origin, with the development tools on. */
export function clientOf(origin: string): SoukClient {
  async function call<T = Json>(line: string, { as, body, key, headers }: Sent = {}): Promise<Answer<T>> {
    const [method = 'GET', path = '/'] = line.split(' ')
    const answer = await fetch(
      origin + (path.startsWith('/dev') || path === '/health' ? path : `/api${path}`),
      {
        method,
        headers: {
          ...(as ? { 'x-access-token': as.token } : {}),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          // Every intent has a key of its own, unless a test repeats one.
          ...(method === 'GET' ? {} : { 'idempotency-key': key ?? randomUUID() }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      },
    )
    const text = await answer.text()
    return {
      status: answer.status,
      body: (text === '' ? {} : JSON.parse(text)) as T,
      headers: answer.headers,
    }
  }

  return {
    call,
    async signUp(name) {
      const { status, body } = await call<{ api_token: string }>('POST /v1/users', {
        body: { user_name: name, email: `${name}@souk.test`, password: testPassword },
        headers: { 'x-device-type': 'script' },
      })
      if (status !== 200) throw new Error(`${name} could not sign up: ${JSON.stringify(body)}`)
      return { name, token: body.api_token }
    },
    async give(person, asset, amount) {
      const { status } = await call('POST /dev/faucet', { body: { user_name: person.name, asset, amount } })
      if (status !== 200) throw new Error(`${person.name} was not given ${amount} ${asset}`)
    },
    async advance(ms) {
      const { status, body } = await call('POST /dev/clock/advance', { body: { ms } })
      if (status !== 200) throw new Error(`the clock stands still: ${JSON.stringify(body)}`)
    },
    async audit() {
      const { body } = await call<{ violations: unknown[] }>('GET /dev/audit')
      return body.violations
    },
  }
}
