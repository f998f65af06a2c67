import { beforeAll, describe, expect, it } from 'vitest'
import type { Json, Person } from '../../../support/soukClient.ts'
import { suiteSouk } from '../../../support/suiteSouk.ts'
import { done } from '../../roles/done.ts'
import { blocksOf, deskOf, operatorText, readerAt } from './desk.ts'
import { signUpStaff } from '../../roles/scene.ts'

const souk = suiteSouk({ env: { CONTENT: 'shipped' } })
let operator: Person
let desk: ReturnType<typeof deskOf>
/** Of a guide and a FAQ that the product ships. */
let ids: ReadonlyMap<string, string>

beforeAll(async () => {
  operator = await signUpStaff(souk, 'operator')
  desk = deskOf(souk, operator)
  const rows = await souk.server.parts.database.db
    .selectFrom('document')
    .select(['id', 'kind', 'code'])
    .execute()
  ids = new Map(rows.map(({ id, kind, code }) => [`${kind} ${code}`, id]))
})

interface Found {
  readonly code: string
  readonly severity: string
  readonly line: number | null
  readonly values: Readonly<Record<string, string>>
}

async function lint(of: string, text: object | null = null, locale = 'en'): Promise<readonly Found[]> {
  const body = await done(
    desk.raw('lint', ids.get(of) ?? '', { locale, ...(text ? { text: { ...operatorText, ...text } } : {}) }),
  )
  return (body['findings'] as (Omit<Found, 'values'> & { values: { name: string; value: string }[] })[]).map(
    ({ values, ...found }) => ({
      ...found,
      values: Object.fromEntries(values.map(({ name, value }) => [name, value])),
    }),
  )
}
const chapter = 'chapter fees'

describe('lint', () => {
  it('finds no error in what the product ships, and no broken link', async () => {
    const wrong: string[] = []
    for (const of of ids.keys())
      for (const locale of ['en', 'ru'])
        wrong.push(
          ...(await lint(of, null, locale))
            .filter(
              ({ severity, code }) =>
                severity === 'error' || ['broken_link', 'missing_locale', 'headings_differ'].includes(code),
            )
            .map(({ code, values }) => `${of} ${locale} ${code} ${JSON.stringify(values)}`),
        )
    expect(wrong).toEqual([])
  })

  it.each([
    ['/guide/nowhere', true],
    ['/guide/safety', false],
    ['/guide/safety#nowhere', true],
    ['/faq', false],
    ['/faq#nowhere', true],
    ['/blog/nowhere', true],
    ['/buy', false],
    ['/buy-bitcoin', false],
    ['/user-agreement', false],
    ['/user_agreement', true],
    ['/nowhere', true],
    ['#who', false],
    ['#nowhere', true],
    ['https://example.com/x', false],
    ['mailto:{{supportEmail}}', false],
  ] as const)('a link to %s is broken: %s', async (href, isBroken) => {
    const source = `${operatorText.source}\n\nGo [there](${href}).`
    const broken = (await lint(chapter, { source })).filter(({ code }) => code === 'broken_link')
    expect(broken).toEqual(
      isBroken ? [{ code: 'broken_link', severity: 'warning', line: 7, values: { href } }] : [],
    )
  })

  it('tells what the other languages have and this one has not', async () => {
    const { id } = await desk.make('chapter', 'in-one-language')
    await desk.save(id)
    expect((await done(desk.raw('lint', id, { locale: 'en' })))['findings']).toMatchObject([
      { code: 'missing_locale', values: [{ name: 'locale', value: 'ru' }] },
    ])
    await desk.save(id, { source: 'Текст.\n\n## Кто {#whose}\n\n::fees' }, 'ru')
    const { findings } = await done(desk.raw('lint', id, { locale: 'en' }))
    expect(findings).toMatchObject([
      {
        code: 'headings_differ',
        values: [{ value: 'ru' }, { name: 'lacks', value: 'whose' }, { name: 'has', value: 'who' }],
      },
      {
        code: 'live_blocks_differ',
        values: [{ value: 'ru' }, { name: 'lacks', value: 'fees' }, { name: 'has', value: '' }],
      },
    ])
  })

  it.each([
    ['a title that is cut off', { title: 'x'.repeat(61) }, 'title_long', { length: '61', most: '60' }],
    ['no sentence for a search', { description: '' }, 'description_missing', {}],
    [
      'a short one',
      { description: 'Short.' },
      'description_length',
      { length: '6', least: '70', most: '155' },
    ],
    [
      'a long one',
      { description: 'x'.repeat(156) },
      'description_length',
      { length: '156', least: '70', most: '155' },
    ],
    [
      'a sentence without end',
      { source: `One.\n\n${'word '.repeat(31)}.` },
      'long_sentence',
      { length: '31', most: '30', sentence: 'word word word word …' },
    ],
    [
      'a text for scholars',
      {
        source:
          'Institutional intermediation notwithstanding, organisational accountability necessitates documentation. '.repeat(
            15,
          ),
      },
      'hard_to_read',
      { ease: expect.any(String), least: '50' },
    ],
    [
      'what an operator has not said',
      { source: 'We are {{operatorName}}.' },
      'template_unfilled',
      { name: 'operatorName' },
    ],
  ] as const)('%s is a warning', async (_, text, code, values) => {
    const found = (await lint(chapter, text)).filter(one => one.code === code)
    expect(found).toMatchObject([{ severity: 'warning', values }])
  })

  it('what keeps a text from its readers is an error, with its line', async () => {
    const source = 'One.\n\nTwo {{nothing}}.\n\n<b>x</b>'
    const errors = (await lint(chapter, { source })).filter(({ severity }) => severity === 'error')
    expect(errors).toEqual([
      { code: 'unknown_fact', severity: 'error', line: 3, values: { name: 'nothing' } },
      { code: 'raw_html', severity: 'error', line: 5, values: {} },
      { code: 'raw_html', severity: 'error', line: 5, values: {} },
    ])
    const cover = { extra: { cover: 'lock', alt: '' } }
    const item = [...ids.keys()].find(name => name.startsWith('item ')) ?? ''
    expect((await lint(item, cover)).find(({ severity }) => severity === 'error')?.code).toBe(
      'cover_alt_missing',
    )
  })

  it('says how long a text is and how easy', async () => {
    const { readability } = await done(desk.raw('lint', ids.get(chapter) ?? '', { locale: 'en' }))
    expect(readability).toMatchObject({ words: expect.any(Number), ease: expect.any(Number) })
  })
})

describe('a preview', () => {
  const preview = async (body: object): Promise<Json> =>
    done(
      souk.call('POST /v1/operator/documents/preview', {
        as: operator,
        body: { kind: 'page', locale: 'en', title: '', description: '', source: '', ...body },
      }),
    )

  it('is what readers get, to the letter', async () => {
    const id = ids.get(chapter) ?? ''
    for (const locale of ['en', 'ru']) {
      const line = `GET ${desk.at(id, `/versions/${locale}/1`)}` as `${string} /${string}`
      const { title, description, source } = await done(souk.call(line, { as: operator }))
      const shown = await preview({ kind: 'chapter', locale, title, description, source })
      const { body: read } = await readerAt(souk, 'pages/guide-fees', locale)
      for (const field of ['title', 'description', 'tree', 'topics'])
        expect(shown[field]).toEqual(read[field])
      expect(shown['problems']).toEqual([])
    }
  })

  it('of a topic is its questions; a text with a part of the FAQ brings it', async () => {
    const topic = await preview({ kind: 'topic', source: '## Why? {#why}\n\nBecause.' })
    expect(blocksOf(topic)).toMatchObject([{ kind: 'questions', questions: [{ code: 'why' }] }])
    const [name] = [...ids.keys()].filter(one => one.startsWith('topic ')).map(one => one.split(' ')[1])
    const { topics } = await preview({ source: `::faq{topic=${name}}` })
    expect(topics).toMatchObject([{ code: name }])
  })

  it('says what is left out, with its line, and shows the rest', async () => {
    const shown = await preview({ source: 'One.\n\n<b>Two</b>\n\n{{brand}}' })
    expect(shown['problems']).toMatchObject([
      { code: 'raw_html', line: 3 },
      { code: 'raw_html', line: 3 },
    ])
    expect(blocksOf(shown).at(-1)).toEqual({ kind: 'paragraph', text: ['Souk'] })
  })
})
