import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors'
import { describe, expect, it } from 'vitest'
import { NoAnswerError } from './NoAnswerError.ts'
import { refusalOf, troubleOf } from './trouble.ts'

const graphql = (...extensions: Record<string, unknown>[]) =>
  new CombinedGraphQLErrors({
    errors: extensions.map(extension => ({ message: 'words', extensions: extension })),
  })

const answered = (status: number) =>
  new ServerError('words', { response: new Response(null, { status }), bodyText: '' })

describe('a failed call', () => {
  it.each([
    ['401', graphql({ code: 'unauthenticated', status: 401 }), 'signedOut'],
    [
      '401 among others',
      graphql({ code: 'x', status: 422 }, { code: 'unauthenticated', status: 401 }),
      'signedOut',
    ],
    ['503', graphql({ code: 'unavailable', status: 503 }), 'unavailable'],
    ['503 of a proxy', answered(503), 'unavailable'],
    ['502 of a proxy', answered(502), 'fault'],
    ['cancelled here', new DOMException('stop', 'AbortError'), 'cancelled'],
    ['cancelled there', graphql({ code: 'REQUEST_CANCELLED', status: 499 }), 'cancelled'],
    ['no answer', new TypeError('Failed to fetch'), 'noAnswer'],
    ['no answer in time', new DOMException('late', 'TimeoutError'), 'noAnswer'],
    ['no answer, known', new NoAnswerError(new TypeError('Failed to fetch')), 'noAnswer'],
    [
      'refused',
      graphql({ code: 'price_changed', status: 409, params: { price: '1' }, errors: {} }),
      'refused',
    ],
    ['broken', graphql({ code: 'INTERNAL_SERVER_ERROR', status: 500 }), 'fault'],
    ['an error without status', graphql({}), 'fault'],
    ['a fault of ours', new RangeError('Not a decimal'), 'fault'],
    ['nothing', undefined, 'fault'],
  ])('%s', (_, error, kind) => {
    expect(troubleOf(error).kind).toBe(kind)
  })

  it('says with what it was refused', () => {
    const refusal = refusalOf(
      graphql({
        code: 'too_small',
        status: 422,
        params: { min: '5' },
        errors: { amount: ['The least is 5.'] },
      }),
    )
    expect(refusal).toMatchObject({
      code: 'too_small',
      params: { min: '5' },
      fields: { amount: 'The least is 5.' },
    })
    expect(refusalOf(answered(500))).toBeNull()
  })

  it('may have been done when only the answer is missing', () => {
    expect(troubleOf(new NoAnswerError(new DOMException('late', 'TimeoutError')))).toEqual({
      kind: 'noAnswer',
      isTimeout: true,
    })
  })
})
