import { describe, expect, test } from 'vitest'
import type { Caller } from '../../identity.ts'
import type { RestAnswer } from '../../upstream/restClient.ts'
import { memberCheck } from './memberCheck.ts'

const callerWith = (token: string | null): Caller => ({
  token,
  via: token === null ? 'nobody' : 'header',
  requestId: 'request-1',
  address: '127.0.0.1',
  language: null,
  device: 'script',
  deviceMark: null,
  userAgent: null,
})

/** A server that knows some tokens, and a clock that the test moves. */
function setUp() {
  const sessions = new Set(['amina'])
  const asked: (string | null)[] = []
  let now = 0
  let status: number | null = null
  const rest = {
    async call(_call: unknown, { token }: Caller): Promise<RestAnswer> {
      asked.push(token)
      return { status: status ?? (sessions.has(token ?? '') ? 204 : 401), body: null, cookies: [] }
    },
  }
  return {
    sessions,
    asked,
    isMember: memberCheck(rest, () => now),
    pass: (ms: number) => (now += ms),
    answerWith: (given: number | null) => (status = given),
  }
}

describe('whether a token is a session’s', () => {
  test('is asked once for all who show it at the same time', async () => {
    const { isMember, asked } = setUp()
    expect(await Promise.all([1, 2, 3].map(() => isMember(callerWith('amina'))))).toEqual([true, true, true])
    expect(asked).toEqual(['amina'])
  })

  test('is asked again within a second, so that a log-out is heard of', async () => {
    const { isMember, sessions, pass } = setUp()
    expect(await isMember(callerWith('amina'))).toBe(true)
    sessions.delete('amina')
    pass(1000)
    expect(await isMember(callerWith('amina'))).toBe(false)
  })

  test('is not asked for a caller without one', async () => {
    const { isMember, asked } = setUp()
    expect([await isMember(callerWith(null)), asked]).toEqual([false, []])
  })

  test('is not believed from a server that could not say', async () => {
    const { isMember, answerWith } = setUp()
    answerWith(503)
    await expect(isMember(callerWith('amina'))).rejects.toMatchObject({ extensions: { status: 503 } })
    answerWith(null)
    expect(await isMember(callerWith('amina'))).toBe(true)
  })

  test('is remembered of a thousand tokens, and of no more', async () => {
    const { isMember, asked } = setUp()
    for (let index = 0; index <= 1000; index++) await isMember(callerWith(`made-up-${index}`))
    await isMember(callerWith('made-up-1000'))
    expect(asked).toHaveLength(1001)
    await isMember(callerWith('made-up-0'))
    expect(asked).toHaveLength(1002)
  })
})
