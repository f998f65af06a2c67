import type { Tx } from '../../database/database.ts'
import type { ServerLocale } from '../../domain/refusal/wording.ts'
import { parseContentId, type ContentId, type UserId } from '../../domain/identifier/identifier.ts'
import { refuse } from '../../domain/refusal/refusal.ts'
import type { Handlers } from '../../kernel/handlers.ts'
import { RequestRefused } from '../../kernel/refusal.ts'
import { contentOf, type ContentItem } from './read.ts'
import { textIn } from './shape.ts'
import type { contentOperations } from './schema.ts'

/** What whoever runs the place tells, in the caller's language. */
export function contentHandlers(): Handlers<typeof contentOperations> {
  return {
    async stories(_, { db, viewer, locale }) {
      const items = (await contentOf(db, 'story', viewer)).map(item => storyOf(item, locale))
      return { items: items.toSorted((a, b) => Number(a.is_viewed) - Number(b.is_viewed)) }
    },

    async markStoryViewed({ body }, { db, viewer, locale, at }) {
      const id = parseContentId(body.id)
      const story = (await contentOf(db, 'story', viewer)).find(item => item.id === id)
      if (!story) throw new RequestRefused(refuse('not_found', 'id'))
      await markViewed(db, viewer.userId, [story.id], at)
      return storyOf({ ...story, isViewed: true }, locale)
    },

    async promoBlocks(_, { db, viewer, locale }) {
      return promoList(await contentOf(db, 'promo_block', viewer), locale)
    },

    async markPromoBlocksViewed({ body }, { db, viewer, locale, at }) {
      const blocks = await contentOf(db, 'promo_block', viewer)
      const known = blocks.filter(({ id }) => body.ids.includes(id)).map(({ id }) => id)
      if (new Set(body.ids).size > known.length) throw new RequestRefused(refuse('not_found', 'ids'))
      await markViewed(db, viewer.userId, known, at)
      return promoList(
        blocks.filter(({ id }) => !known.includes(id)),
        locale,
      )
    },

    async serviceFeedbacks(_, { db, viewer, locale }) {
      const items = await contentOf(db, 'service_feedback', viewer)
      return {
        items: items.map(({ id, body }) => ({
          id,
          author: body.author,
          about: body.about ? textIn(body.about, locale) : null,
          text: textIn(body.text, locale),
          at: `${body.at}T00:00:00.000Z`,
        })),
      }
    },

    async mediaPartners(_, { db, viewer, locale }) {
      const items = await contentOf(db, 'media_partner', viewer)
      return {
        items: items.map(({ id, body }) => ({
          id,
          name: body.name,
          url: body.url,
          quote: body.quote ? textIn(body.quote, locale) : null,
        })),
      }
    },
  }
}

const linkOf = (
  link: { readonly path: string; readonly label: Parameters<typeof textIn>[0] } | undefined,
  locale: ServerLocale,
) => ({
  link_path: link?.path ?? null,
  link_label: link ? textIn(link.label, locale) : null,
})

const storyOf = ({ id, body, isViewed }: ContentItem<'story'>, locale: ServerLocale) => ({
  id,
  code: body.code,
  tone: body.tone,
  icon: body.icon,
  title: textIn(body.title, locale),
  is_viewed: isViewed,
  slides: body.slides.map(slide => ({
    title: textIn(slide.title, locale),
    text: textIn(slide.text, locale),
    ...linkOf(slide.link, locale),
  })),
})

const promoList = (blocks: readonly ContentItem<'promo_block'>[], locale: ServerLocale) => ({
  items: blocks
    .filter(({ isViewed }) => !isViewed)
    .map(({ id, body }) => ({
      id,
      code: body.code,
      tone: body.tone,
      icon: body.icon,
      title: textIn(body.title, locale),
      text: textIn(body.text, locale),
      ...linkOf(body.link, locale),
    })),
})

/** Once: what was viewed first stays when it was. */
async function markViewed(tx: Tx, userId: UserId, ids: readonly ContentId[], at: Date): Promise<void> {
  if (ids.length === 0) return
  await tx
    .insertInto('content_view')
    .values(ids.map(id => ({ user_id: userId, item_id: id, at })))
    .onConflict(conflict => conflict.columns(['user_id', 'item_id']).doNothing())
    .execute()
}
