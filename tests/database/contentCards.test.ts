import { sql, type KyselyPlugin } from 'kysely'
import { expect } from 'vitest'
import type { Database } from '../../server/database/database.ts'
import { newDocumentId, newUserId } from '../../server/domain/identifier/identifier.ts'
import demo from '../../server/composition/seed/content.json' with { type: 'json' }
import { applyContent, checkContent } from '../../server/modules/content/cards/applyContent.ts'
import { contentHandlers } from '../../server/modules/content/cards/routes.ts'
import { contentCards } from '../../server/migrations/0044_content_cards.ts'
import { machineRandom as random } from '../../server/runtime/random.ts'
import { eachDatabase } from '../support/database.ts'

const made = new Date('2026-01-01T00:00:00Z')
const at = new Date('2026-02-01T00:00:00Z')

/** The tables as they were before; what is told lay in one of its own. */
async function before({ db }: Database): Promise<void> {
  for (const statement of [
    'alter table content_view drop constraint content_view_item_id_fkey',
    `create table content_item (id uuid primary key, kind text not null, code text not null, place integer not null,
      body jsonb not null, unique (kind, code))`,
    `alter table content_view add constraint content_view_item_id_fkey foreign key (item_id) references content_item(id)
      on delete cascade`,
  ])
    await sql.raw(statement).execute(db)
}

/** Signs that mean something where they are written now. */
const odd = '1. *One* _two_ [three](/x) <b> & &amp; # {#four} \\ `five` | ~~six~~ – «семь» !'
const oddStory = {
  code: 'odd',
  tone: 'neutral',
  icon: 'guide',
  title: { en: 'Odd', ru: 'Странно' },
  slides: [
    {
      title: { en: `- ${odd}`.slice(0, 80), ru: `# ${odd}`.slice(0, 80) },
      text: { en: `+ ${odd}`, ru: `::offers ${odd}` },
      link: { path: '/buy?coin=(BTC)&a=_1_', label: { en: 'Go *there*', ru: 'Туда [здесь]' } },
    },
  ],
}

const kinds = {
  stories: 'story',
  promo_blocks: 'promo_block',
  service_feedbacks: 'service_feedback',
  media_partners: 'media_partner',
} as const

/** How many statements are asked, so long as it counts. */
const counting = { statements: 0 }
const counted: KyselyPlugin = {
  transformQuery({ node }) {
    counting.statements += 1
    return node
  },
  transformResult: async ({ result }) => result,
}

async function told(database: Database, locale: 'en' | 'ru', userId: string | null = null) {
  const db = database.db.withPlugin(counted)
  const handlers = contentHandlers({ showsExamples: true })
  const viewer = userId === null ? { kind: 'visitor' } : { kind: 'user', userId }
  const ask = async (call: 'stories' | 'promoBlocks' | 'serviceFeedbacks' | 'mediaPartners') => {
    const handler = handlers[call] as unknown as (
      input: object,
      context: object,
    ) => Promise<{ items: object[] }>
    return (await handler({}, { db, viewer, locale, at })).items
  }
  return {
    stories: await ask('stories'),
    promos: await ask('promoBlocks'),
    feedbacks: await ask('serviceFeedbacks'),
    partners: await ask('mediaPartners'),
  }
}

eachDatabase(
  'what was told before is told on, under its id, and who has viewed it has viewed it',
  async database => {
    const { db } = database
    await before(database)
    const lists = { ...demo, stories: [...demo.stories, oddStory] }
    const ids = new Map<string, string>()
    for (const [list, kind] of Object.entries(kinds))
      for (const [place, body] of lists[list as keyof typeof kinds].entries()) {
        const id = newDocumentId(made, random)
        ids.set(body.code, id)
        await sql`insert into content_item (id, kind, code, place, body)
        values (${id}, ${kind}, ${body.code}, ${place}, ${JSON.stringify(body)}::jsonb)`.execute(db)
      }
    const reader = newUserId(made, random)
    await sql`insert into app_user (id, kind, user_name, user_name_key, user_name_fold, email_key, password_hash, created_at)
    values (${reader}, 'user', 'ngozi', 'ngozi', 'ngozi', 'ngozi@souk.test', 'hash', ${made})`.execute(db)
    for (const code of ['escrow', 'no-fee-for-takers'])
      await sql`insert into content_view (user_id, item_id, at) values (${reader}, ${ids.get(code) ?? ''}, ${made})`.execute(
        db,
      )

    await contentCards.up(db)

    const [en, ru] = [await told(database, 'en'), await told(database, 'ru')]
    expect(en.stories).toMatchObject(
      lists.stories.map(({ code, tone, icon, title, slides }) => ({
        id: ids.get(code),
        code,
        tone,
        icon,
        title: title.en,
        is_viewed: false,
        slides: slides.map(slide => ({
          title: slide.title.en,
          text: slide.text.en,
          link_path: 'link' in slide ? slide.link.path : null,
          link_label: 'link' in slide ? slide.link.label.en : null,
        })),
      })),
    )
    expect(ru.stories.at(-1)).toMatchObject({
      slides: [
        {
          title: oddStory.slides[0]?.title.ru,
          text: oddStory.slides[0]?.text.ru,
          link_label: oddStory.slides[0]?.link.label.ru,
        },
      ],
    })
    expect(ru.promos).toMatchObject(
      demo.promo_blocks.map(({ code, title, text }) => ({
        id: ids.get(code),
        title: title.ru,
        text: text.ru,
      })),
    )
    expect(ru.feedbacks).toMatchObject(
      demo.service_feedbacks.map(({ code, author, about, text, at: day }) => ({
        id: ids.get(code),
        author,
        about: about.ru,
        text: text.ru,
        at: `${day}T00:00:00.000Z`,
      })),
    )
    expect(en.partners).toMatchObject(
      demo.media_partners.map(({ code, name, url, ...more }) => ({
        id: ids.get(code),
        name,
        url,
        quote: 'quote' in more ? more.quote?.en : null,
      })),
    )

    // What was viewed is viewed, and what was put away stays away.
    counting.statements = 0
    const mine = await told(database, 'en', reader)
    expect(counting.statements).toBe(4)
    expect(mine.stories.at(-1)).toMatchObject({ code: 'escrow', is_viewed: true })
    expect(mine.promos).toMatchObject([{ code: 'verified-name' }])

    // A version of each, in each language, published since it was made; found by its words.
    const { rows: versions } = await sql<{
      state: string
      number: number
      shows_from: Date
      locales: string
    }>`
    select v.state, v.number, v.shows_from, count(*)::int as locales from document_version v group by 1, 2, 3`.execute(
      db,
    )
    expect(versions).toEqual([{ state: 'published', number: 1, shows_from: made, locales: 2 * ids.size }])
    const { rows: found } = await sql<{
      code: string
    }>`select code from document where searched @@ 'эскроу'::tsquery`.execute(db)
    expect(found).toEqual([{ code: 'escrow' }])
    const { rows: gone } =
      await sql`select from information_schema.tables where table_name = 'content_item'`.execute(db)
    expect(gone).toEqual([])

    // The same file changes nothing: what was moved says what the file says.
    await database.transaction(tx => applyContent(tx, checkContent(lists), { random, at }))
    const { rows: again } = await sql<{ code: string }>`
    select d.code from document_version v join document d on d.id = v.document_id where v.number > 1 and d.kind in ('story', 'promo_block')`.execute(
      db,
    )
    expect(again).toEqual([])
  },
)
