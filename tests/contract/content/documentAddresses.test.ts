import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { databaseKinds } from '../../support/freshSouk.ts'
import { suiteSouk } from '../../support/suiteSouk.ts'
import { makeAdvert } from '../../support/souk.ts'
import { signUpTrader } from '../roles/scene.ts'

interface Address {
  readonly code: string
  readonly parent: string | null
  readonly updated_at: string
  readonly locales: readonly string[]
}
interface Run {
  readonly items: readonly Address[]
  readonly has_more: boolean
}
const minute = 60_000

describe.each(databaseKinds)('addresses for search engines, on %s', kind => {
  const souk = suiteSouk({ kind, begin: writeItems })
  async function writeItems() {
    const { clock, database } = souk.server.parts
    const at = new Date(clock.now().getTime() - minute)
    await sql`insert into document (id, kind, code, parent, first_at)
      select gen_random_uuid(), 'item', 'item-' || lpad(n::text, 3, '0'), 'safety', ${at} from generate_series(0, 249) n`.execute(
      database.db,
    )
    await sql`insert into document_version (document_id, locale, number, state, shows_from, title, description, source, extra, made_at)
      select id, locale, 1, 'published', ${at}, 'T', 'D', 'Text', '{}', ${at} from document, unnest(array['en', 'ru']) locale`.execute(
      database.db,
    )
  }

  /** An item whose text in each language shows from a moment on, in minutes from now. */
  async function write(code: string, locales: readonly string[], from = -10): Promise<void> {
    const { clock, database } = souk.server.parts
    const at = new Date(clock.now().getTime() + from * minute)
    await sql`insert into document (id, kind, code, parent, first_at)
      values (gen_random_uuid(), 'item', ${code}, 'safety', ${at}) on conflict do nothing`.execute(
      database.db,
    )
    for (const locale of locales)
      await sql`insert into document_version (document_id, locale, number, state, shows_from, title, description, source, extra, made_at)
        select id, ${locale}, (select count(*) + 1 from document_version v where v.document_id = d.id and v.locale = ${locale}),
          'published', ${at}, 'T', 'D', 'Text', '{}', ${at} from document d where code = ${code}`.execute(
        database.db,
      )
  }
  const run = async (query: string): Promise<Run> => {
    const { status, body } = await souk.call<Record<string, unknown>>(`GET /v1/document_addresses?${query}`)
    expect([query, status]).toEqual([query, 200])
    return body as unknown as Run
  }
  const all = async (more = '') => {
    const found: Address[] = []
    for (let after = ''; ;) {
      const { items, has_more: goesOn } = await run(`kind=item&limit=100${after}${more}`)
      found.push(...items)
      if (!goesOn) return found
      after = `&after=${found.at(-1)?.code}`
    }
  }

  it('come in runs, each document once, without its text', async () => {
    const found = await all()
    expect(found.length).toBeGreaterThanOrEqual(250)
    expect(new Set(found.map(({ code }) => code)).size).toBe(found.length)
    expect(found[0]).toEqual({
      code: 'item-000',
      parent: 'safety',
      updated_at: expect.any(String),
      locales: ['en', 'ru'],
    })
    expect((await run('kind=chapter')).items).toEqual([])
  })

  it('are divided into files, without gaps', async () => {
    const { body } = await souk.call<{ codes: string[] }>(
      'GET /v1/document_addresses/marks?kind=item&every=100',
    )
    expect(body.codes).toEqual(['item-099', 'item-199'])
    const [first, second] = body.codes
    const files = [
      await all(`&until=${first}`),
      (await run(`kind=item&after=${first}&until=${second}`)).items,
      (await run(`kind=item&after=${second}`)).items,
    ]
    expect(files[0]).toHaveLength(100)
    expect(files[1]).toHaveLength(100)
    expect(files.flat()).toEqual(await all())
  })

  it('are those of what can be read now: from its moment on, in the languages of that moment, until it is archived', async () => {
    const { database } = souk.server.parts
    const named = async (code: string) => (await all()).find(one => one.code === code)
    await write('later', ['en'], 5)
    expect(await named('later')).toBeUndefined()
    await souk.advance(5 * minute)
    const first = await named('later')
    expect(first?.locales).toEqual(['en'])
    await write('later', ['ru'], 5)
    expect((await named('later'))?.locales).toEqual(['en'])
    await souk.advance(5 * minute)
    const second = await named('later')
    expect(second?.locales).toEqual(['en', 'ru'])
    expect(String(second?.updated_at) > String(first?.updated_at)).toBe(true)
    await sql`update document set archived_at = now() where code = 'later'`.execute(database.db)
    expect(await named('later')).toBeUndefined()
  })

  it.for([
    'kind=nothing',
    'kind=item&limit=0',
    'kind=item&limit=1001',
    'kind=item&after=A%27',
    'kind=item&after=%00',
    '',
  ])('"%s" is refused', async query => {
    expect((await souk.call(`GET /v1/document_addresses?${query}`)).status).toBe(422)
  })

  it('are those of searches that find something, alone and by a method', async () => {
    const pages = async () => {
      await souk.advance(minute)
      const { body } = await souk.call<{
        items: { type: string; crypto_currency_code: string; methods: string[] }[]
      }>('GET /v1/search_pages')
      return body.items
    }
    expect(await pages()).toEqual([])
    const owner = await signUpTrader(souk, 'seller')
    await souk.give(owner, 'BTC', '1')
    const advert = await makeAdvert(souk, owner)
    const [page, ...others] = await pages()
    expect(others).toEqual([])
    expect(page?.methods.length).toBeGreaterThan(0)
    expect(page).toMatchObject({ type: 'buy', crypto_currency_code: 'BTC' })
    await souk.call(`DELETE /v2/pro/${advert.id}`, { as: owner })
    expect(await pages()).toEqual([])
  })
})
