import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { databaseKinds } from '../../../support/freshSouk.ts'
import { suiteSouk } from '../../../support/suiteSouk.ts'
import type { Json, Person } from '../../../support/soukClient.ts'
import { done } from '../../roles/done.ts'
import { deskOf } from './desk.ts'
import { signUpStaff } from '../../roles/scene.ts'

const hour = 3_600_000

describe.each(databaseKinds)('the list of what is written, on %s', kind => {
  let operator: Person
  const souk = suiteSouk({ kind, begin: writeDocuments })
  async function writeDocuments() {
    operator = await signUpStaff(souk, 'operator')
    const desk = deskOf(souk, operator)
    const ids = new Map<string, string>()
    for (const code of ['drafted', 'waiting', 'read', 'away', 'empty']) {
      ids.set(code, (await desk.make('chapter', code)).id)
      await souk.advance(1000)
    }
    for (const code of ['drafted', 'waiting', 'read', 'away']) {
      await desk.save(ids.get(code) ?? '', { title: `Ёлка ${code} ÄPFEL` })
      await souk.advance(1000)
    }
    await desk.publish(
      ids.get('waiting') ?? '',
      new Date(souk.server.parts.clock.now().getTime() + 100 * hour),
    )
    for (const code of ['read', 'away']) await desk.publish(ids.get(code) ?? '')
    await desk.save(ids.get('read') ?? '', { title: 'Снег' }, 'ru')
    await done(desk.raw('archive', ids.get('away') ?? '', {}))
    await desk.make('category', 'aside')
  }
  async function list(query: string) {
    const line = `GET /v1/operator/documents?${query}` as `${string} /${string}`
    const { items, has_more: hasMore } = await done(souk.call(line, { as: operator }))
    return { items: items as Json[], codes: (items as Json[]).map(({ code }) => code), hasMore }
  }

  it.for([
    ['kind=category', ['aside']],
    ['kind=chapter&state=draft', ['drafted', 'read']],
    ['state=scheduled', ['waiting']],
    ['state=published', ['read']],
    ['state=archived', ['away']],
    ['search=drafted', ['drafted']],
    ['search=draf', ['drafted']],
    [`search=${encodeURIComponent('ЕЛК read')}`, ['read']],
    [`search=${encodeURIComponent('äpfel')}&state=scheduled`, ['waiting']],
    [`search=${encodeURIComponent('снег')}`, ['read']],
    [`search=${encodeURIComponent("' & | ! :* () --")}`, []],
    ['search=nothing', []],
  ] as const)('%s', async ([query, codes]) => {
    expect((await list(query)).codes.map(String).toSorted((a, b) => (a < b ? -1 : 1))).toEqual(codes)
  })

  it('has what was changed last first, each once, page by page, and says how each stands', async () => {
    const { codes, items } = await list('')
    expect(codes).toHaveLength(6)
    expect(items.map(one => String(one['changed_at']))).toEqual(
      items.map(one => String(one['changed_at'])).toSorted((a, b) => (a < b ? 1 : -1)),
    )
    const paged: unknown[] = []
    for (let before = ''; ;) {
      const page = await list(`limit=2${before}`)
      paged.push(...page.codes)
      before = `&before=${String(page.items.at(-1)?.['id'])}`
      if (!page.hasMore) break
    }
    expect(paged).toEqual(codes)
    expect(items.find(({ code }) => code === 'read')).toMatchObject({
      address: '/guide/read',
      changed_by: operator.name,
      locales: [
        { locale: 'en', is_shown: true, has_draft: false, scheduled_at: null, title: 'Ёлка read ÄPFEL' },
        { locale: 'ru', is_shown: false, has_draft: true, scheduled_at: null, title: 'Снег' },
      ],
    })
    expect(items.find(({ code }) => code === 'empty')).toMatchObject({ locales: [] })
  })

  it('refuses a search that finds too many to be put in order', async () => {
    const { db } = souk.server.parts.database
    await sql`insert into document (id, kind, code, first_at, searched)
      select gen_random_uuid(), 'topic', 'many-' || n, now(), array_to_tsvector(array['many']) from generate_series(1, 2001) n`.execute(
      db,
    )
    const ask = () => souk.call('GET /v1/operator/documents?search=man', { as: operator })
    expect(await ask()).toMatchObject({ status: 422, body: { code: 'too_many_found' } })
    await sql`delete from document where code = 'many-1'`.execute(db)
    expect((await ask()).status).toBe(200)
  })
})
