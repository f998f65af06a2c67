import { ApolloClient, gql, InMemoryCache } from '@apollo/client'
import { CombinedGraphQLErrors } from '@apollo/client/errors'
import { ApolloLink } from '@apollo/client/link'
import { throwError } from 'rxjs'
import { expect, it, vi } from 'vitest'
import { NoAnswerError } from '../NoAnswerError.ts'
import { marked, type RequestMarks } from '../requestMarks.ts'
import { troubleLink } from './troubleLink.ts'

const documents = { query: gql('query Ask { a }'), mutation: gql('mutation Act { a }') } as const

const answered = (status: number, extensions: Record<string, unknown> = {}) =>
  new CombinedGraphQLErrors({ errors: [{ message: 'words', extensions: { status, ...extensions } }] })

const refused = (more: Record<string, unknown> = {}) =>
  answered(422, { code: 'too_small', errors: { amount: ['The least is 5.'], base: ['Later.'] }, ...more })

/** What the application did about a call that failed so. */
async function reactionsTo(kind: keyof typeof documents, error: Error, marks: RequestMarks = {}) {
  const reactions = { signedOut: vi.fn(), unavailable: vi.fn(), alert: vi.fn() }
  const link = ApolloLink.from([troubleLink(reactions), new ApolloLink(() => throwError(() => error))])
  const client = new ApolloClient({ cache: new InMemoryCache(), link })
  const context = marked(marks)
  const call =
    kind === 'query'
      ? client.query({ query: documents.query, context })
      : client.mutate({ mutation: documents.mutation, context })
  await call.catch(() => {})
  const done = Object.entries(reactions).filter(([, react]) => react.mock.calls.length > 0)
  const [words] = (reactions.alert.mock.calls[0] ?? []) as [{ code?: string; text?: string }?]
  return [...done.map(([name]) => name), ...(words === undefined ? [] : [words.text ?? words.code])]
}

it.each<[string, keyof typeof documents, Error, RequestMarks, readonly unknown[]]>([
  ['401', 'query', answered(401), {}, ['signedOut']],
  ['401', 'mutation', answered(401), { errors: 'place' }, ['signedOut']],
  ['401 to the own profile', 'query', answered(401), { isOwnProfile: true }, []],
  ['503', 'query', answered(503), {}, ['unavailable']],
  ['503 to an action, which a reload would lose', 'mutation', answered(503), {}, ['alert', 'unavailable']],
  ['a cancelled call', 'query', new DOMException('stop', 'AbortError'), {}, []],
  ['a cancelled action', 'mutation', answered(499), {}, []],
  ['no answer to what a page shows', 'query', new NoAnswerError(new TypeError('x')), {}, []],
  [
    'no answer to an action',
    'mutation',
    new NoAnswerError(new TypeError('x')),
    {},
    ['alert', 'no_connection'],
  ],
  [
    'no answer in time, so that it may be done',
    'mutation',
    new NoAnswerError(new DOMException('late', 'TimeoutError')),
    { errors: 'place' },
    ['alert', 'timed_out'],
  ],
  [
    'a refusal: the first message of the first field',
    'mutation',
    refused(),
    {},
    ['alert', 'The least is 5.'],
  ],
  ['a refusal that a form says', 'mutation', refused(), { errors: 'place' }, []],
  ['a refusal that a page says', 'query', refused(), {}, []],
  [
    'a refusal of a query that asks for an alert',
    'query',
    refused(),
    { errors: 'alert' },
    ['alert', 'The least is 5.'],
  ],
  ['a refusal without a message', 'mutation', refused({ errors: {} }), {}, []],
  ['a refusal because of a black list', 'mutation', refused({ isBl: true }), {}, []],
  ['a fault of the service', 'mutation', answered(500), {}, ['alert', 'something_went_wrong']],
  ['whatever it is, where nobody is to say it', 'mutation', answered(500), { errors: 'silent' }, []],
  ['503 to what the page can do without', 'query', answered(503), { errors: 'silent' }, []],
])('%s (%s)', async (_, kind, error, marks, expected) => {
  expect(await reactionsTo(kind, error, marks)).toEqual(expected)
})
