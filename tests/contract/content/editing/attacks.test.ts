import { beforeAll, describe, expect, it } from 'vitest'
import type { Person } from '../../../support/soukClient.ts'
import { suiteSouk } from '../../../support/suiteSouk.ts'
import { pictureOf } from '../../../support/databasePicture.ts'
import { newGuest, signUpStaff } from '../../roles/scene.ts'
import { blocksOf, deskOf, operatorText, readerAt } from './desk.ts'

const souk = suiteSouk()
let operator: Person
let desk: ReturnType<typeof deskOf>
let id: string
let item: string

beforeAll(async () => {
  operator = await signUpStaff(souk, 'operator')
  desk = deskOf(souk, operator)
  id = (await desk.make('chapter', 'attacked')).id
  await desk.save(id)
  await desk.make('category', 'attacks')
  item = (await desk.make('item', 'attacked-item', { parent: 'attacks' })).id
})

const nobody = '01900000-0000-7000-8000-000000000000'
const text = { locale: 'en', from_number: 1, from_revision: 1, ...operatorText }
const seen = { locale: 'en', number: 1, revision: 1 }

/** Each with the field that is to blame. */
const refused: readonly (readonly [what: string, call: string, body: object, code: string, field: string])[] =
  [
    ['a kind that is none', 'POST documents', { kind: 'novel', code: 'x' }, 'invalid_choice', 'kind'],
    [
      'a name with a space',
      'POST documents',
      { kind: 'chapter', code: 'two words' },
      'invalid_format',
      'code',
    ],
    [
      'a name that is taken',
      'POST documents',
      { kind: 'chapter', code: 'attacked' },
      'document_code_taken',
      'code',
    ],
    [
      'a page that the app has not',
      'POST documents',
      { kind: 'page', code: 'casino' },
      'invalid_choice',
      'code',
    ],
    ['an item without a category', 'POST documents', { kind: 'item', code: 'x' }, 'required', 'parent'],
    [
      'an item in no category',
      'POST documents',
      { kind: 'item', code: 'x', parent: 'none' },
      'not_found',
      'parent',
    ],
    [
      'a chapter in a category',
      'POST documents',
      { kind: 'chapter', code: 'x', parent: 'attacks' },
      'not_applicable',
      'parent',
    ],
    ['a place below zero', 'POST documents', { kind: 'chapter', code: 'x', place: -1 }, 'too_small', 'place'],
    ['a category for a chapter', 'PATCH documents/ID', { parent: 'attacks' }, 'not_applicable', 'parent'],
    ['another category that is none', 'PATCH documents/ITEM', { parent: 'none' }, 'not_found', 'parent'],
    [
      'a language that is none',
      'POST documents/ID/draft',
      { ...text, locale: 'xx' },
      'invalid_choice',
      'locale',
    ],
    ['no title', 'POST documents/ID/draft', { ...text, title: ' ' }, 'required', 'title'],
    [
      'a title in two lines',
      'POST documents/ID/draft',
      { ...text, title: 'a\nb' },
      'invalid_format',
      'title',
    ],
    [
      'a title that turns round',
      'POST documents/ID/draft',
      { ...text, title: 'abc\u202Edef' },
      'invalid_format',
      'title',
    ],
    [
      'a sentence with a hidden sign',
      'POST documents/ID/draft',
      { ...text, description: 'a\u200Bb' },
      'invalid_format',
      'description',
    ],
    ['a book', 'POST documents/ID/draft', { ...text, source: 'a'.repeat(100_001) }, 'too_long', 'source'],
    [
      'a cover of a chapter',
      'POST documents/ID/draft',
      { ...text, extra: { cover: 'lock' } },
      'not_applicable',
      'extra.cover',
    ],
    [
      'a cover that is none',
      'POST documents/ITEM/draft',
      { ...text, from_number: 0, from_revision: 0, extra: { cover: 'sun' } },
      'invalid_choice',
      'extra.cover',
    ],
    [
      'something unknown beside it',
      'POST documents/ID/draft',
      { ...text, extra: { isTemplate: true } },
      'invalid_format',
      'extra.isTemplate',
    ],
    [
      'a draft that nobody saw',
      'POST documents/ID/draft',
      { ...text, from_revision: 7, title: 'New' },
      'edited_meanwhile',
      'from_number',
    ],
    [
      'a moment that has passed',
      'POST documents/ID/publish',
      { ...seen, shows_from: '2020-01-01T00:00:00Z' },
      'moment_passed',
      'shows_from',
    ],
    [
      'a moment that is none',
      'POST documents/ID/publish',
      { ...seen, shows_from: 'tomorrow' },
      'invalid_format',
      'shows_from',
    ],
    ['a version that is none', 'POST documents/ID/publish', { ...seen, number: 9 }, 'not_found', 'number'],
    [
      'a language without a text',
      'POST documents/ID/publish',
      { ...seen, locale: 'ru' },
      'not_found',
      'number',
    ],
    [
      'a schedule of nothing',
      'POST documents/ID/cancel_schedule',
      { locale: 'en', number: 9 },
      'not_found',
      'number',
    ],
    [
      'an earlier version that is none',
      'POST documents/ID/restore',
      { locale: 'en', number: 9, from_number: 1, from_revision: 1 },
      'not_found',
      'number',
    ],
    [
      'a text and a version to lint',
      'POST documents/ID/lint',
      { locale: 'en', number: 1, text: operatorText },
      'not_applicable',
      'text',
    ],
    [
      'a version that is none to lint',
      'POST documents/ID/lint',
      { locale: 'en', number: 9 },
      'not_found',
      'number',
    ],
    ['a document that is none', `POST documents/${nobody}/draft`, text, 'not_found', 'id'],
    ['an id that is none', 'POST documents/something/archive', {}, 'not_found', 'id'],
    ['a page after one that is none', `GET documents?before=${nobody}`, {}, 'not_found', 'before'],
    ['a state that is none', 'GET documents?state=lost', {}, 'invalid_choice', 'state'],
  ]

describe('bad input', () => {
  it.each(refused)(
    '%s is refused at its field, and nothing is written',
    async (_, call, body, code, field) => {
      const before = await pictureOf(souk.server.parts.database)
      const [method = '', path = ''] = call.split(' ')
      const where = path.replace('ID', id).replace('ITEM', item)
      const line = `${method} /v1/operator/${where}` as `${string} /${string}`
      const answer = await souk.call(line, {
        as: operator,
        ...(method === 'GET' || path.endsWith('archive') ? {} : { body }),
      })
      expect(answer.status).toBeGreaterThanOrEqual(400)
      expect(answer.status).toBeLessThan(500)
      expect([answer.body['code'], Object.keys(answer.body['errors'] as object)]).toEqual([code, [field]])
      expect(await pictureOf(souk.server.parts.database)).toEqual(before)
    },
  )
})

const attacks: readonly (readonly [string, string])[] = [
  ['raw HTML', '<script>alert(1)</script>\n\n<img src=x onerror=alert(1)>'],
  [
    'a link that runs',
    '[a](javascript:alert(1)) [b](java&#115;cript:alert(1)) [c](data:text/html,x) [d](//evil.example)',
  ],
  ['a picture from elsewhere', '![a](https://evil.example/a.png)'],
  ['a heading of the page', '# One {#one}'],
  ['ten thousand quotes', `${'> '.repeat(10_000)}deep`],
  ['signs that nobody sees', 'abc\u202Edef'],
  ['a name that stands for nothing', '{{constructor}} and {{__proto__}}'],
  ['a picture that nobody keeps', `![What it shows](picture:${nobody})`],
  ['a picture without words', `![](picture:${nobody})`],
  ['nothing at all', '  \n '],
]

describe('what must not be read', () => {
  it.each(attacks)(
    '%s may be written down, is told with its line, and is never published',
    async (_, source) => {
      await desk.save(id, { source })
      const { number, revision } = await desk.latest(id)
      const { body } = await desk.raw('lint', id, { locale: 'en' })
      const findings = body['findings'] as { severity: string; line: number | null }[]
      expect(findings.some(({ severity }) => severity === 'error')).toBe(true)
      expect(await desk.raw('publish', id, { locale: 'en', number, revision })).toMatchObject({
        status: 422,
        body: { code: 'document_has_errors' },
      })
      expect((await readerAt(souk, 'pages/guide-attacked')).status).toBe(404)
      const preview = { kind: 'chapter', locale: 'en', title: 'T', description: '', source }
      const shown = await souk.call('POST /v1/operator/documents/preview', { as: operator, body: preview })
      expect(shown.status).toBe(200)
      expect(JSON.stringify(blocksOf(shown.body))).not.toMatch(/script|evil|onerror/)
    },
  )
})

it('nobody else reads or writes any of it: not an arbiter, a user, a guest, a visitor', async () => {
  const others: readonly (readonly [Person | null, number])[] = [
    [await signUpStaff(souk, 'arbiter'), 403],
    [await souk.signUp('reader-of-drafts'), 403],
    [await newGuest(souk), 403],
    [null, 401],
  ]
  const calls = [
    ['GET', 'documents'],
    ['GET', `documents/${id}`],
    ['GET', `documents/${id}/versions?locale=en`],
    ['GET', `documents/${id}/versions/en/1`],
    ['POST', 'documents', { kind: 'chapter', code: 'theirs' }],
    ['POST', `documents/${id}/draft`, text],
    ['POST', `documents/${id}/publish`, seen],
    ['POST', `documents/${id}/archive`, undefined],
    ['POST', 'documents/preview', { kind: 'page', locale: 'en', title: '', description: '', source: '' }],
    ['POST', `documents/${id}/lint`, { locale: 'en' }],
  ] as const
  const before = await pictureOf(souk.server.parts.database)
  for (const [as, status] of others)
    for (const [method, path, body] of calls) {
      const line = `${method} /v1/operator/${path}` as `${string} /${string}`
      const answer = await souk.call(line, { as, ...(body ? { body } : {}) })
      expect([path, answer.status]).toEqual([path, status])
    }
  expect(await pictureOf(souk.server.parts.database)).toEqual(before)
})
