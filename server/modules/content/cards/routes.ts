import type { Tx } from '../../../database/database.ts'
import { parseDocumentId, type DocumentId, type UserId } from '../../../domain/identifier/identifier.ts'
import { refuse } from '../../../domain/refusal/refusal.ts'
import type { Handlers } from '../../../kernel/handlers.ts'
import { RequestRefused } from '../../../kernel/refusal.ts'
import { presentFeedback, presentPartner, presentPromo, presentStory } from './present.ts'
import { cardsOf, type FoundCard } from './readCards.ts'
import type { contentOperations } from './schema.ts'

export interface ContentParts {
  /** This is a demo: what nobody said is shown, and marked as an example. Elsewhere it is absent. */
  readonly showsExamples: boolean
}

/** What whoever runs the place tells, in the caller's language. */
export function contentHandlers({ showsExamples }: ContentParts): Handlers<typeof contentOperations> {
  const said = (cards: readonly FoundCard[]) =>
    cards.filter(({ extra }) => showsExamples || extra.isExample !== true)
  return {
    async stories(_, context) {
      const items = (await cardsOf('story', context)).map(presentStory)
      return { items: items.toSorted((a, b) => Number(a.is_viewed) - Number(b.is_viewed)) }
    },

    async markStoryViewed({ body }, context) {
      const id = parseDocumentId(body.id)
      const story = (await cardsOf('story', context)).find(card => card.id === id)
      if (!story) throw new RequestRefused(refuse('not_found', 'id'))
      await markViewed(context.db, context.viewer.userId, [story.id], context.at)
      return presentStory({ ...story, isViewed: true })
    },

    promoBlocks: async (_, context) => promoList(await cardsOf('promo_block', context)),

    async markPromoBlocksViewed({ body }, context) {
      const blocks = await cardsOf('promo_block', context)
      const known = blocks.filter(({ id }) => body.ids.includes(id)).map(({ id }) => id)
      if (new Set(body.ids).size > known.length) throw new RequestRefused(refuse('not_found', 'ids'))
      await markViewed(context.db, context.viewer.userId, known, context.at)
      return promoList(blocks.filter(({ id }) => !known.includes(id)))
    },

    serviceFeedbacks: async (_, context) => ({
      items: said(await cardsOf('service_feedback', context)).map(presentFeedback),
    }),

    mediaPartners: async (_, context) => ({
      items: said(await cardsOf('media_partner', context)).map(presentPartner),
    }),
  }
}

const promoList = (blocks: readonly FoundCard[]) => ({
  items: blocks.filter(({ isViewed }) => !isViewed).map(presentPromo),
})

/** Once: what was viewed first stays when it was. */
async function markViewed(tx: Tx, userId: UserId, ids: readonly DocumentId[], at: Date): Promise<void> {
  if (ids.length === 0) return
  await tx
    .insertInto('content_view')
    .values(ids.map(id => ({ user_id: userId, item_id: id, at })))
    .onConflict(conflict => conflict.columns(['user_id', 'item_id']).doNothing())
    .execute()
}
