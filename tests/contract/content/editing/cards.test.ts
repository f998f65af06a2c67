import { describe, expect, it } from 'vitest'
import { applyContent, checkContent } from '../../../../server/modules/content/cards/applyContent.ts'
import demo from '../../../../server/composition/seed/content.json' with { type: 'json' }
import { databaseKinds } from '../../../support/freshSouk.ts'
import { suiteSouk } from '../../../support/suiteSouk.ts'
import type { Json, Person } from '../../../support/soukClient.ts'
import { done } from '../../roles/done.ts'
import { deskOf } from './desk.ts'
import { signUpStaff } from '../../roles/scene.ts'

const hour = 3_600_000
const look = { tone: 'accent', icon: 'lock' } as const
const promo = {
  title: 'Pay by name',
  description: 'A stranger’s card stands out at once.',
  source: '',
  extra: { ...look, link_path: '/buy', link_label: 'Offers' },
}
const story = {
  title: 'Escrow',
  description: '',
  source:
    '## First {#first}\n\nCoins are locked.\n\n[See the offers](/buy)\n\n## Last {#last}\n\nRelease comes last.',
  extra: look,
}
const feedback = {
  title: 'Marta',
  description: 'I knew what to do.',
  source: '',
  extra: { said_on: '2026-02-11' },
}
const partner = { title: 'Harbour', description: '', source: '', extra: { url: 'https://harbour.example/x' } }

describe.each(databaseKinds)('cards of the app, on %s', kind => {
  let operator: Person
  const souk = suiteSouk({
    kind,
    begin: async () => {
      operator = await signUpStaff(souk, 'operator')
    },
  })
  function stage() {
    const desk = deskOf(souk, operator)
    return {
      desk,
      now: () => souk.server.parts.clock.now(),
      read: async (path: string, locale = 'en', as: Person | null = null) =>
        (
          await souk.call<{ items: Json[] }>(`GET /v1/${path}`, {
            as,
            headers: { 'accept-language': locale },
          })
        ).body.items,
      /** Writes one and shows it. */
      show: async (of: string, code: string, text: object, more: object = {}) => {
        const { id } = await desk.make(of, code, more)
        await desk.save(id, text)
        await desk.publish(id)
        return id
      },
      lint: async (id: string, text: object) => {
        const { findings } = await done(desk.raw('lint', id, { locale: 'en', text }))
        return (findings as Json[]).filter(({ severity }) => severity === 'error')
      },
      apply: (content: unknown) =>
        souk.server.parts.database.transaction(tx =>
          applyContent(tx, checkContent(content), {
            random: souk.server.parts.random,
            at: souk.server.parts.clock.now(),
          }),
        ),
    }
  }

  it('one that is written is seen by nobody until its moment; its earlier version comes again; archived it is away', async () => {
    const { desk, now, read } = stage()
    const { id } = await desk.make('promo_block', 'by-name')
    await desk.save(id, promo)
    expect(await read('promo_blocks')).toEqual([])
    await desk.publish(id, new Date(now().getTime() + hour))
    expect(await read('promo_blocks')).toEqual([])
    await souk.advance(hour + 1000)
    expect(await read('promo_blocks')).toEqual([
      {
        id,
        code: 'by-name',
        ...look,
        title: promo.title,
        text: promo.description,
        link_path: '/buy',
        link_label: 'Offers',
      },
    ])
    await desk.save(id, { ...promo, title: 'Worded anew', extra: look })
    await desk.publish(id)
    expect(await read('promo_blocks')).toMatchObject([
      { title: 'Worded anew', link_path: null, link_label: null },
    ])
    const { number, revision } = await desk.latest(id)
    await done(
      desk.raw('restore', id, { locale: 'en', number: 1, from_number: number, from_revision: revision }),
    )
    await desk.publish(id)
    expect(await read('promo_blocks')).toMatchObject([{ title: promo.title, link_path: '/buy' }])
    await done(desk.raw('archive', id, {}))
    expect(await read('promo_blocks')).toEqual([])
    await done(desk.raw('bring_back', id, {}))
    expect(await read('promo_blocks')).toMatchObject([{ id }])
  })

  it('a story is slides of its text, in the reader’s language or the default one; by place; names of rules are filled in', async () => {
    const { desk, read, show } = stage()
    const second = await show(
      'story',
      'a-second',
      { ...story, title: '{{brand}} {{makerFeeMost}}' },
      { place: 2 },
    )
    const first = await show('story', 'z-first', story, { place: 1 })
    expect((await read('stories')).map(one => one['id'])).toEqual([first, second])
    expect((await read('stories', 'ru'))[0]).toMatchObject({
      title: 'Escrow',
      slides: [
        { title: 'First', text: 'Coins are locked.', link_path: '/buy', link_label: 'See the offers' },
        { title: 'Last', text: 'Release comes last.', link_path: null, link_label: null },
      ],
    })
    expect((await read('stories'))[1]?.['title']).toMatch(/^Souk \d/)
    await desk.save(first, { ...story, title: 'Эскроу' }, 'ru')
    await desk.publish(first, null, 'ru')
    expect((await read('stories', 'ru'))[0]).toMatchObject({ title: 'Эскроу' })
    expect((await read('stories'))[0]).toMatchObject({ title: 'Escrow' })
    // Worded anew it stays viewed; one that is away cannot be viewed.
    await done(souk.call('POST /v1/stories/viewed', { as: operator, body: { id: first } }))
    await desk.save(first, { ...story, title: 'Escrow again' })
    await desk.publish(first)
    expect(await read('stories', 'en', operator)).toMatchObject([
      { id: second, is_viewed: false },
      { id: first, title: 'Escrow again', is_viewed: true },
    ])
    await done(desk.raw('archive', second, {}))
    const away = await souk.call('POST /v1/stories/viewed', { as: operator, body: { id: second } })
    expect([away.status, Object.keys(away.body['errors'] as object)]).toEqual([404, ['id']])
  })

  it('words about this place and who writes about it are cards, too; an example is absent outside of a demo', async () => {
    const { read, show } = stage()
    await show('service_feedback', 'marta', { ...feedback, extra: { ...feedback.extra, about: 'Kraków' } })
    await show('service_feedback', 'nobody', { ...feedback, extra: { ...feedback.extra, is_example: true } })
    expect(await read('service_feedbacks')).toMatchObject([
      { author: 'Marta', about: 'Kraków', text: 'I knew what to do.', at: '2026-02-11T00:00:00.000Z' },
    ])
    await show('media_partner', 'harbour', partner)
    expect(await read('media_partners')).toMatchObject([
      { name: 'Harbour', url: 'https://harbour.example/x', quote: null },
    ])
  })

  it.each([
    ['promo_block', { ...promo, title: 'x'.repeat(81) }, 'title', 'too_long'],
    ['promo_block', { ...promo, description: 'x'.repeat(201) }, 'description', 'too_long'],
    ['promo_block', { ...promo, source: 'A text.' }, 'source', 'not_applicable'],
    ['promo_block', { ...promo, extra: { url: 'https://x.example' } }, 'extra.url', 'not_applicable'],
    ['promo_block', { ...promo, extra: { link_path: '//evil.example' } }, 'extra.link_path', null],
    ['promo_block', { ...promo, extra: { link_path: 'https://evil.example' } }, 'extra.link_path', null],
    ['promo_block', { ...promo, extra: { tone: 'red' } }, 'extra.tone', null],
    ['promo_block', { ...promo, extra: { link_label: 'x'.repeat(41) } }, 'extra.link_label', null],
    ['promo_block', { ...promo, extra: { link_label: 'a\nb' } }, 'extra.link_label', 'invalid_format'],
    ['story', { ...story, description: 'A sentence.' }, 'description', 'not_applicable'],
    ['story', { ...story, title: 'x'.repeat(41) }, 'title', 'too_long'],
    ['service_feedback', { ...feedback, extra: { said_on: 'yesterday' } }, 'extra.said_on', null],
    ['service_feedback', { ...feedback, extra: { about: 'x'.repeat(81) } }, 'extra.about', null],
    ['media_partner', { ...partner, extra: { url: 'javascript:alert(1)' } }, 'extra.url', null],
    ['media_partner', { ...partner, extra: { url: 'https://u:p@x.example' } }, 'extra.url', null],
    [
      'chapter',
      { title: 'One', description: '', source: 'x', extra: { tone: 'accent' } },
      'extra.tone',
      'not_applicable',
    ],
  ] as const)('a %s that cannot be kept is refused at its field: %j', async (of, text, field, code) => {
    const desk = deskOf(souk, operator)
    const { id } = await desk.make(of, `refused-${(made += 1)}`)
    const { status, body } = await desk.raw('draft', id, {
      locale: 'en',
      from_number: 0,
      from_revision: 0,
      ...text,
    })
    expect([status, Object.keys(body['errors'] as object)]).toEqual([422, [field]])
    expect(body['code']).toBe(code ?? body['code'])
  })
  let made = 0

  it.each([
    [
      'promo_block',
      { ...promo, extra: {} },
      [
        ['field_missing', 'tone'],
        ['field_missing', 'icon'],
      ],
    ],
    ['promo_block', { ...promo, extra: { ...look, link_path: '/buy' } }, [['field_missing', 'link_label']]],
    ['promo_block', { ...promo, extra: { ...look, link_label: 'Go' } }, [['field_missing', 'link_path']]],
    ['promo_block', { ...promo, description: '' }, [['empty_text', null]]],
    ['promo_block', { ...promo, title: 'Of {{nothing}}' }, [['unknown_fact', 'nothing']]],
    ['service_feedback', { ...feedback, extra: {} }, [['field_missing', 'said_on']]],
    ['media_partner', { ...partner, extra: {} }, [['field_missing', 'url']]],
    ['story', { ...story, source: '' }, [['empty_text', null]]],
    ['story', { ...story, source: 'No heading.' }, [['slide_shape', null]]],
    ['story', { ...story, source: '## One {#one}' }, [['slide_shape', null]]],
    ['story', { ...story, source: '## One {#one}\n\nOne.\n\nTwo.' }, [['slide_shape', null]]],
    ['story', { ...story, source: '## One {#one}\n\nIt is **loud**.' }, [['slide_shape', null]]],
    ['story', { ...story, source: `## One {#one}\n\n${'x'.repeat(281)}` }, [['slide_long', '281']]],
    [
      'story',
      { ...story, source: Array.from({ length: 9 }, (_, index) => `## S {#s${index}}\n\nOne.`).join('\n\n') },
      [['slides_many', '9']],
    ],
  ] as const)(
    'a %s that its readers would miss something of is not shown: %j',
    async (of, text, expected) => {
      const desk = deskOf(souk, operator)
      const { id } = await desk.make(of, `unshown-${(made += 1)}`)
      const body = await done(desk.raw('lint', id, { locale: 'en', text }))
      const errors = (body['findings'] as { code: string; severity: string; values: { value: string }[] }[])
        .filter(({ severity }) => severity === 'error')
        .map(({ code, values }) => [code, values[0]?.value ?? null])
      expect(errors).toEqual(expected)
      await desk.save(id, text)
      const refused = await desk.raw('publish', id, { locale: 'en', ...(await desk.latest(id)) })
      expect([refused.status, refused.body['code']]).toEqual([422, 'document_has_errors'])
    },
  )

  it('the lint tells a link that leads nowhere and a language that is missing', async () => {
    const { desk } = stage()
    const { id } = await desk.make('promo_block', 'linted')
    await desk.save(id, { ...promo, extra: { ...promo.extra, link_path: '/guide/nowhere' } })
    expect((await done(desk.raw('lint', id, { locale: 'en' })))['findings']).toMatchObject([
      { code: 'broken_link', severity: 'warning', values: [{ value: '/guide/nowhere' }] },
      { code: 'missing_locale', severity: 'warning', values: [{ value: 'ru' }] },
    ])
  })

  it('a preview is what readers get, to the letter', async () => {
    const { read, show } = stage()
    for (const [of, path, text] of [
      ['story', 'stories', story],
      ['promo_block', 'promo_blocks', promo],
      ['service_feedback', 'service_feedbacks', feedback],
      ['media_partner', 'media_partners', partner],
    ] as const) {
      const id = await show(of, `previewed-${of}`, text)
      const shown = (await read(path)).find(one => one['id'] === id)
      const body = { kind: of, locale: 'en', ...text }
      const preview = await done(souk.call('POST /v1/operator/documents/preview', { as: operator, body }))
      const { id: _, code, ...same } = shown ?? {}
      expect(preview[of]).toMatchObject({ ...same, ...(code === undefined ? {} : { code: 'preview' }) })
      const others = ['story', 'promo_block', 'service_feedback', 'media_partner'].filter(one => one !== of)
      expect(others.map(one => preview[one])).toEqual([null, null, null])
    }
  })

  it('says to the editor how much its kind takes, and where it is shown', async () => {
    const { desk } = stage()
    const { id } = await desk.make('story', 'described')
    expect(
      await done(souk.call(`GET ${desk.at(id)}` as `${string} /${string}`, { as: operator })),
    ).toMatchObject({
      address: '/dashboard',
      has_text: true,
      title_most: 40,
      description_most: 0,
      extra_fields: ['tone', 'icon'],
    })
  })

  it('a content file makes versions of what it says anew, archives what it leaves out, and does not undo the editor', async () => {
    const { desk, read, apply } = stage()
    const codes = async () => (await read('promo_blocks')).map(({ code }) => code)
    await apply({ promo_blocks: demo.promo_blocks })
    const [first] = await read('promo_blocks')
    expect(await codes()).toEqual(['no-fee-for-takers', 'verified-name'])
    const id = String(first?.['id'])
    const versions = async () =>
      (await desk.localeOf(id)).versions.map(({ number, state }) => [number, state])
    await apply({ promo_blocks: demo.promo_blocks })
    expect(await versions()).toEqual([[1, 'shown']])
    const [one, two] = demo.promo_blocks
    await apply({ promo_blocks: [two, { ...one, title: { en: 'Anew', ru: 'Заново' } }] })
    expect(await codes()).toEqual(['verified-name', 'no-fee-for-takers'])
    expect((await read('promo_blocks', 'ru'))[1]).toMatchObject({ id, title: 'Заново' })
    expect(await versions()).toEqual([
      [2, 'shown'],
      [1, 'earlier'],
    ])
    // Somebody is writing it.
    await desk.save(id, promo)
    await expect(apply({ promo_blocks: demo.promo_blocks })).rejects.toThrow(
      '/promo_blocks: no-fee-for-takers (en)',
    )
    expect(await codes()).toEqual(['verified-name', 'no-fee-for-takers'])
    await done(desk.raw('drop_draft', id, { locale: 'en', ...(await desk.latest(id)) }))
    await apply({ promo_blocks: [] })
    expect(await codes()).toEqual([])
    await apply({ promo_blocks: [one] })
    expect(await read('promo_blocks')).toMatchObject([{ id, title: one?.title.en }])
    await apply({ promo_blocks: [] })
  })
})
