import { describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import type { Block } from '../../../server/domain/content/tree.ts'
import { takeInShipped } from '../../../server/modules/content/document/shippedDocuments.ts'
import { machineRandom as random } from '../../../server/runtime/random.ts'
import { databaseKinds } from '../../support/freshSouk.ts'
import { suiteSouk } from '../../support/suiteSouk.ts'
import type { Json } from '../../support/soukClient.ts'
import { done } from '../roles/done.ts'

const day = 86_400_000

describe.each(databaseKinds)('what is written to be read, on %s', kind => {
  const souk = suiteSouk({ kind, env: { CONTENT: 'shipped' } })
  const read = async (path: string, language = 'en') => {
    const { body, status } = await souk.call(`GET /v1/${path}` as `${string} /${string}`, {
      headers: { 'accept-language': language },
    })
    expect([path, status]).toEqual([path, 200])
    return body
  }
  const blocksOf = (answer: Json) => JSON.parse(String(answer['tree'])) as Block[]
  const saying = (answer: Json) => JSON.stringify(answer)

  it('is told in the reader’s language, with the rules of the moment in it', async () => {
    const [english, russian] = [await read('pages/guide-fees'), await read('pages/guide-fees', 'ru')]
    expect([english['locale'], russian['locale']]).toEqual(['en', 'ru'])
    expect(english['title']).not.toBe(russian['title'])
    expect(saying(english)).toContain('0.5%')
    expect(saying(russian)).toContain('0,5%')
    expect(saying(english) + saying(russian)).not.toContain('{{')
    expect(blocksOf(english).some(block => block.kind === 'heading')).toBe(true)
  })

  it('has a guide with its chapters, and questions by topic', async () => {
    const guide = await read('pages/guide')
    const chapters = guide['chapters'] as Json[]
    expect(chapters.length).toBeGreaterThanOrEqual(12)
    expect(chapters[0]).toEqual({
      code: 'what-souk-is',
      title: expect.any(String),
      description: expect.any(String),
      minutes: expect.any(Number),
    })
    const faq = await read('pages/faq')
    const topics = faq['topics'] as { code: string; questions: Json[] }[]
    expect(topics.flatMap(({ questions }) => questions).length).toBeGreaterThanOrEqual(40)
    // A page of one topic brings that topic alone.
    const asking = await read('pages/guide-safety')
    expect((asking['topics'] as Json[]).length).toBeLessThan(topics.length)
  })

  it('says from when a legal text holds, and that nobody has made it theirs', async () => {
    const agreement = await read('pages/user_agreement')
    expect(agreement['legal']).toMatchObject({ is_template: true, holds_from: expect.any(String) })
    expect(saying(agreement)).toContain('[operator’s name]')
    expect((await read('pages/about-us'))['legal']).toBeNull()
  })

  it('is a blog: the latest first, page by page, each once', async () => {
    const { items: categories } = (await read('blog_categories')) as { items: Json[] }
    const all: string[] = []
    for (let before = ''; ;) {
      const page = (await read(`blog_items?limit=5${before}`)) as { items: Json[]; has_more: boolean }
      all.push(...page.items.map(item => String(item['url_code'])))
      if (!page.has_more) break
      before = `&before=${all.at(-1)}`
    }
    expect(new Set(all).size).toBe(all.length)
    expect(all.length).toBe(categories.reduce((sum, { items }) => sum + Number(items), 0))
    const [category] = categories
    const inside = (await read(`blog_items?category=${String(category?.['url_code'])}`)) as { items: Json[] }
    expect(inside.items).toHaveLength(Number(category?.['items']))
    const item = await read(`blog_items/${all[0]}`)
    expect(blocksOf(item)).not.toEqual([])
    const { items: similar } = (await read(`blog_items/${all[0]}/similar`)) as { items: Json[] }
    expect(similar).toHaveLength(3)
    expect(similar[0]?.['category_url_code']).toBe(item['category_url_code'])
    expect(similar.map(one => one['url_code'])).not.toContain(all[0])
    expect(await read(`blog_categories/${String(item['category_url_code'])}`)).toMatchObject({
      title: item['category_title'],
    })
  })

  it.for([
    ['pages/nothing', 'page'],
    ['pages/guide-nothing', 'page'],
    ['pages/about-us?version=7', 'page'],
    ['blog_categories/nothing', 'category_url_code'],
    ['blog_items/nothing', 'item_url_code'],
    ['blog_items/nothing/similar', 'item_url_code'],
  ] as const)('%s is not found', async ([path, field]) => {
    const { status, body } = await souk.call(`GET /v1/${path}` as `${string} /${string}`)
    expect([status, Object.keys(body['errors'] as object)]).toEqual([404, [field]])
  })

  it.for([
    ['pages/..%2F..%2Fetc', 422],
    ['pages/About', 422],
    ['pages/about-us?version=0', 422],
    ['blog_items?limit=1000', 422],
    ['blog_items?before=nothing', 404],
    ['blog_items?category=nothing', 404],
  ] as const)('%s is refused', async ([path, status]) => {
    expect((await souk.call(`GET /v1/${path}` as `${string} /${string}`)).status).toBe(status)
  })

  it('a version is read from its moment on, by the clock; the one before it stays to be read', async () => {
    const { clock, database } = souk.server.parts
    const at = clock.now()
    const second = async (state: string, from: Date | null, title: string) =>
      sql`insert into document_version (document_id, locale, number, state, shows_from, title, description, source, extra, made_at)
        select id, 'en', (select max(number) + 1 from document_version v where v.document_id = document.id and v.locale = 'en'), ${state}, ${from}, ${title}, 'd',
        'Text', '{}', ${at} from document where kind = 'page' and code = 'about-us'`.execute(database.db)
    const titleOf = async (path = 'pages/about-us') => (await read(path))['title']
    const first = await titleOf()
    await second('draft', null, 'Never shown')
    await second('published', new Date(at.getTime() + day), 'From tomorrow on')
    expect(await titleOf()).toBe(first)
    await souk.advance(day + 60_000)
    expect(await titleOf()).toBe('From tomorrow on')
    expect(await titleOf('pages/about-us?version=1')).toBe(first)
    // What lacks a language is told in the default one, and says so.
    await sql`delete from document_version v using document d where d.id = v.document_id and d.code = 'bug-bounty' and v.locale = 'ru'`.execute(
      database.db,
    )
    expect(await read('pages/bug-bounty', 'ru')).toMatchObject({ locale: 'en', is_translated: false })
  })

  it('a release is taken in once, changes what it wrote itself, and leaves what somebody here wrote', async () => {
    const { clock, database } = souk.server.parts
    const versions = async () =>
      (
        await sql<{ code: string; number: number; title: string }>`
          select d.code, v.number, v.title from document_version v join document d on d.id = v.document_id
          where v.locale = 'en' and d.code in ('privacy_policy', 'communities') order by d.code, v.number`.execute(
          database.db,
        )
      ).rows
    const before = await versions()
    const at = clock.now()
    await Promise.all([takeInShipped(database, random, at), takeInShipped(database, random, at)])
    expect(await versions()).toEqual(before)

    await sql`update document_version v set source = 'Of the last release' from document d
      where d.id = v.document_id and d.code in ('privacy_policy', 'communities')`.execute(database.db)
    await sql`update document_version v set made_by = gen_random_uuid() from document d
      where d.id = v.document_id and d.code = 'privacy_policy'`.execute(database.db)
    await sql`update document_release set hash = 'of the last release'`.execute(database.db)
    await Promise.all([takeInShipped(database, random, at), takeInShipped(database, random, at)])
    expect((await versions()).map(({ code, number }) => [code, number])).toEqual([
      ['communities', 1],
      ['communities', 2],
      ['privacy_policy', 1],
    ])
    expect(await done(souk.call('GET /v1/pages/communities'))).toMatchObject({
      version: 2,
    })
  })
})
