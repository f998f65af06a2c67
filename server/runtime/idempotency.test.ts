import { describe, expect, test } from 'vitest'
import { testRuntimes, testUser } from '../../tests/support/testRuntime.ts'
import type { UserId } from '../domain/identifier/identifier.ts'
import { hashBody, once, type OnceRequest } from './idempotency.ts'

describe.each(await testRuntimes())('on $kind', runtime => {
  const { clock } = runtime

  const amina = testUser(1)
  const request = (key: string, change: Partial<OnceRequest> = {}): OnceRequest => ({
    userId: amina,
    key,
    operation: 'completeTrade',
    bodyHash: hashBody({ amount: '10' }),
    at: clock.now(),
    ...change,
  })

  /** Work with an effect that can be counted: a row that only its transaction makes. */
  function release(with_: OnceRequest, effect: UserId) {
    return runtime.database.transaction(tx =>
      once(tx, with_, async () => {
        await tx
          .insertInto('presence')
          .values({ user_id: effect, seen_at: clock.now(), is_online: false })
          .onConflict(conflict =>
            conflict.column('user_id').doUpdateSet(eb => ({ is_online: eb.not('presence.is_online') })),
          )
          .execute()
        return { released: true, at: clock.now().toISOString() }
      }),
    )
  }
  /** The effect toggles, so that false is one and true is two. */
  const happenedTwice = async (effect: UserId) =>
    (
      await runtime.database.db
        .selectFrom('presence')
        .selectAll()
        .where('user_id', '=', effect)
        .executeTakeFirst()
    )?.is_online

  test('one key, 100 requests at once: one effect, one answer', async () => {
    const effect = testUser(100)
    const results = await Promise.all(Array.from({ length: 100 }, () => release(request('key-100'), effect)))
    const answers = results.map(result => (result.ok ? result.value : null))
    expect(answers.filter(answer => answer?.isReplay === false)).toHaveLength(1)
    expect(new Set(answers.map(answer => JSON.stringify(answer?.answer))).size).toBe(1)
    expect(await happenedTwice(effect)).toBe(false)
  })

  test('another body under the key is refused and does nothing', async () => {
    const effect = testUser(101)
    await release(request('key-other-body'), effect)
    const second = await release(request('key-other-body', { bodyHash: hashBody({ amount: '11' }) }), effect)
    expect(second).toMatchObject({ ok: false, refusal: { code: 'idempotency_conflict' } })
    expect(await happenedTwice(effect)).toBe(false)
  })

  test.each([
    ['user', { userId: testUser(2) }, testUser(102)],
    ['operation', { operation: 'cancelTrade' }, testUser(103)],
  ])('another %s has the key to itself', async (_, change, effect) => {
    const key = `key-${JSON.stringify(change)}`
    await release(request(key), effect)
    expect(await release(request(key, change), effect)).toMatchObject({
      ok: true,
      value: { isReplay: false },
    })
    expect(await happenedTwice(effect)).toBe(true)
  })

  test('work that throws leaves the key free', async () => {
    const attempt = runtime.database.transaction(tx =>
      once(tx, request('key-throws'), () => Promise.reject(new Error('refused'))),
    )
    await expect(attempt).rejects.toThrow('refused')
    expect(await release(request('key-throws'), testUser(104))).toMatchObject({
      ok: true,
      value: { isReplay: false },
    })
  })

  test('a key is kept for 24 hours', async () => {
    await release(request('key-day'), testUser(105))
    clock.advance(24 * 3_600_000 - 1)
    expect(await release(request('key-day'), testUser(105))).toMatchObject({ value: { isReplay: true } })
    clock.advance(1)
    expect(await release(request('key-day'), testUser(105))).toMatchObject({ value: { isReplay: false } })
  })

  test('secrets of an answer are not kept', async () => {
    const logIn = () =>
      runtime.database.transaction(tx =>
        once(
          tx,
          request('key-secret', { operation: 'logIn' }),
          async () => ({ name: 'amina', token: 'hush-hush' }),
          {
            keep: answer => ({ ...answer, token: '' }),
            show: kept => kept as { name: string; token: string },
          },
        ),
      )
    expect(await logIn()).toMatchObject({ value: { answer: { token: 'hush-hush' } } })
    expect(await logIn()).toMatchObject({ value: { answer: { name: 'amina', token: '' } } })
    const kept = await runtime.database.db.selectFrom('idempotency').selectAll().execute()
    expect(
      JSON.stringify(kept, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value)),
    ).not.toContain('hush-hush')
  })

  test('a body’s fingerprint does not hang on the order of its keys', () => {
    expect(hashBody({ a: 1, b: { c: [1, 2], d: '3' } })).toBe(hashBody({ b: { d: '3', c: [1, 2] }, a: 1 }))
    expect(hashBody({ a: [1, 2] })).not.toBe(hashBody({ a: [2, 1] }))
    expect(hashBody({ a: '1' })).not.toBe(hashBody({ a: 1 }))
    expect(hashBody(undefined)).toBe(hashBody(undefined))
  })
})
