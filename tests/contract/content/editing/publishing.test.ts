import { describe, expect, it } from 'vitest'
import { databaseKinds } from '../../../support/freshSouk.ts'
import { suiteSouk } from '../../../support/suiteSouk.ts'
import type { Json, Person } from '../../../support/soukClient.ts'
import { done } from '../../roles/done.ts'
import { deskOf, operatorText, readerAt } from './desk.ts'
import { signUpStaff } from '../../roles/scene.ts'

const hour = 3_600_000

describe.each(databaseKinds)('what operators write, on %s', kind => {
  let operator: Person
  const souk = suiteSouk({
    kind,
    begin: async () => {
      operator = await signUpStaff(souk, 'operator')
    },
  })
  function stage() {
    return {
      desk: deskOf(souk, operator),
      now: () => souk.server.parts.clock.now(),
      titleAt: async (path: string) => {
        const { status, body } = await readerAt(souk, path)
        return status === 200 ? body['title'] : status
      },
    }
  }

  it('is a draft that nobody sees, then waits for its moment, then is read; and an earlier version comes again', async () => {
    const { desk, now, titleAt } = stage()
    const { id } = await desk.make('chapter', 'looked-after')
    expect(await titleAt('pages/guide-looked-after')).toBe(404)
    await desk.save(id)
    expect(await titleAt('pages/guide-looked-after')).toBe(404)
    const first = await desk.publish(id)
    expect(first.locales[0]).toMatchObject({ shown: { number: 1, state: 'shown' }, draft: null })
    expect(await titleAt('pages/guide-looked-after')).toBe(operatorText.title)

    await desk.save(id, { title: 'From tomorrow on' })
    await desk.publish(id, new Date(now().getTime() + hour))
    expect(await desk.localeOf(id)).toMatchObject({
      shown: { number: 1 },
      scheduled: { number: 2, state: 'scheduled', made_by: operator.name },
      draft: null,
    })
    expect(await titleAt('pages/guide-looked-after')).toBe(operatorText.title)
    await souk.advance(hour + 1000)
    expect(await titleAt('pages/guide-looked-after')).toBe('From tomorrow on')

    const { number, revision } = await desk.latest(id)
    await done(
      desk.raw('restore', id, { locale: 'en', number: 1, from_number: number, from_revision: revision }),
    )
    expect(await desk.localeOf(id)).toMatchObject({ shown: { number: 2 }, draft: { number: 3, revision: 1 } })
    expect(await titleAt('pages/guide-looked-after')).toBe('From tomorrow on')
    await desk.publish(id)
    expect(await titleAt('pages/guide-looked-after')).toBe(operatorText.title)
    const { versions } = await desk.localeOf(id)
    expect(versions.map(one => [one.number, one.state])).toEqual([
      [3, 'shown'],
      [2, 'earlier'],
      [1, 'earlier'],
    ])
    expect(await titleAt('pages/guide-looked-after?version=2')).toBe('From tomorrow on')
  })

  it('a version that was shown says for ever what it said', async () => {
    const { desk } = stage()
    const { id } = await desk.make('chapter', 'unchanged')
    await desk.save(id)
    await desk.publish(id)
    await desk.save(id, { source: 'Quite another text.' })
    const version = (number: number) =>
      done(
        souk.call(`GET ${desk.at(id, `/versions/en/${number}`)}` as `${string} /${string}`, {
          as: operator,
        }),
      )
    expect(await version(1)).toMatchObject({ source: operatorText.source, state: 'shown' })
    expect(await version(2)).toMatchObject({ source: 'Quite another text.', state: 'draft' })
  })

  it('of two tabs the second hears that the first has saved, and nothing is lost', async () => {
    const { desk } = stage()
    const { id } = await desk.make('chapter', 'two-tabs')
    await desk.save(id)
    const seen = { locale: 'en', from_number: 1, from_revision: 1, ...operatorText }
    expect((await desk.raw('draft', id, { ...seen, title: 'The first tab' })).status).toBe(200)
    const second = await desk.raw('draft', id, { ...seen, title: 'The second tab' })
    expect([second.status, second.body['code']]).toEqual([409, 'edited_meanwhile'])
    expect(Object.keys(second.body['errors'] as object)).toEqual(['from_number'])
    expect(await desk.localeOf(id)).toMatchObject({ draft: { title: 'The first tab', revision: 2 } })
    // Nor is what the other tab has not seen published or thrown away.
    for (const action of ['publish', 'drop_draft'])
      expect(await desk.raw(action, id, { locale: 'en', number: 1, revision: 1 })).toMatchObject({
        status: 409,
        body: { code: 'edited_meanwhile' },
      })
    const both = await Promise.all(
      ['One', 'Two'].map(title => desk.raw('draft', id, { ...seen, from_revision: 2, title })),
    )
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  })

  it('a second click makes nothing twice', async () => {
    const { desk, now } = stage()
    const body = { kind: 'chapter', code: 'clicked-twice' }
    const send = () =>
      souk.call('POST /v1/operator/documents', { as: operator, body, key: 'clicked-twice-1' })
    const [one, other] = await Promise.all([send(), send()])
    expect([one.status, other.body['id']]).toEqual([200, one.body['id']])
    const id = String(one.body['id'])
    const first = { locale: 'en', from_number: 0, from_revision: 0, ...operatorText }
    await Promise.all([desk.raw('draft', id, first), desk.raw('draft', id, first)])
    expect((await desk.localeOf(id)).versions).toHaveLength(1)
    const moment = { shows_from: new Date(now().getTime() + hour).toISOString() }
    const publish = (more: object = {}) =>
      desk.raw('publish', id, { locale: 'en', number: 1, revision: 1, ...more })
    expect([(await publish(moment)).status, (await publish(moment)).status]).toEqual([200, 200])
    // What was published is not published otherwise by a click that came late.
    expect(await publish()).toMatchObject({ status: 409, body: { code: 'edited_meanwhile' } })
    expect((await desk.localeOf(id)).versions).toMatchObject([{ number: 1, state: 'scheduled' }])
    for (const _ of [1, 2])
      expect((await desk.raw('cancel_schedule', id, { locale: 'en', number: 1 })).status).toBe(200)
    expect(await desk.localeOf(id)).toMatchObject({ scheduled: null, draft: { number: 1, revision: 2 } })
    const drop = { locale: 'en', number: 1, revision: 2 }
    for (const _ of [1, 2]) expect((await desk.raw('drop_draft', id, drop)).status).toBe(200)
    expect((await desk.localeOf(id)).versions).toEqual([])
    await desk.save(id)
    await desk.publish(id)
    expect((await publish()).status).toBe(200)
    expect((await desk.localeOf(id)).versions).toHaveLength(1)
    // The text that readers have is saved already.
    await desk.save(id)
    expect(await desk.localeOf(id)).toMatchObject({ draft: null, versions: [{ number: 1 }] })
  })

  it('one version waits at a time; taken back under a newer draft it is kept as one that nobody saw', async () => {
    const { desk, now, titleAt } = stage()
    const { id } = await desk.make('chapter', 'waiting')
    await desk.save(id, { title: 'First' })
    await desk.publish(id)
    await desk.save(id, { title: 'Second' })
    await desk.publish(id, new Date(now().getTime() + hour))
    await desk.save(id, { title: 'Third' })
    const third = { locale: 'en', number: 3, revision: 1 }
    expect(await desk.raw('publish', id, third)).toMatchObject({
      status: 409,
      body: { code: 'schedule_stands' },
    })
    await done(desk.raw('cancel_schedule', id, { locale: 'en', number: 2 }))
    expect((await desk.localeOf(id)).versions.map(one => one.state)).toEqual(['draft', 'withdrawn', 'shown'])
    await done(desk.raw('publish', id, third))
    await souk.advance(2 * hour)
    expect(await titleAt('pages/guide-waiting')).toBe('Third')
    // What has come cannot be taken back any more.
    expect(await desk.raw('cancel_schedule', id, { locale: 'en', number: 3 })).toMatchObject({
      status: 409,
      body: { code: 'edited_meanwhile' },
    })
  })

  it('archived, it is gone for its readers, and comes back as it was', async () => {
    const { desk, titleAt } = stage()
    const category = await desk.make('category', 'safety')
    await desk.save(category.id, { source: '' })
    await desk.publish(category.id)
    const { id } = await desk.make('item', 'archived-item', { parent: 'safety' })
    await desk.save(id, { extra: { cover: 'lock', alt: 'A lock' } })
    await desk.publish(id)
    const places = ['blog_items/archived-item', 'blog_items/archived-item/similar', 'blog_categories/safety']
    for (const place of places) expect([place, (await readerAt(souk, place)).status]).toEqual([place, 200])

    expect(await desk.raw('archive', category.id, {})).toMatchObject({
      status: 409,
      body: { code: 'category_has_items' },
    })
    for (const _ of [1, 2]) await done(desk.raw('archive', id, {}))
    await done(desk.raw('archive', category.id, {}))
    for (const place of places) {
      const { status, body } = await readerAt(souk, place)
      expect([place, status, body['code']]).toEqual([place, 410, 'gone'])
    }
    expect(((await readerAt(souk, 'blog_items')).body['items'] as Json[]).length).toBe(0)
    expect(await desk.raw('bring_back', id, {})).toMatchObject({
      status: 409,
      body: { code: 'parent_archived' },
    })
    for (const one of [category.id, category.id, id]) await done(desk.raw('bring_back', one, {}))
    expect(await titleAt('blog_items/archived-item')).toBe(operatorText.title)
    // What nobody has ever read is not gone: it never was.
    const draft = await desk.make('chapter', 'never-shown')
    await done(desk.raw('archive', draft.id, {}))
    expect(await titleAt('pages/guide-never-shown')).toBe(404)
  })

  it('an item has the date of the day on which it is there first', async () => {
    const { desk, now } = stage()
    const { id } = await desk.make('item', 'dated', { parent: 'safety' })
    await desk.save(id)
    await desk.publish(id, new Date(now().getTime() + hour))
    await souk.advance(hour + 1000)
    const item = (await readerAt(souk, 'blog_items/dated')).body
    expect(item['published_at']).toBe((await desk.localeOf(id)).shown?.shows_from)
    const next = await desk.make('item', 'moved', { parent: 'safety' })
    expect(await desk.raw('publish', next.id, { locale: 'en', number: 1, revision: 1 })).toMatchObject({
      status: 404,
    })
  })
})
