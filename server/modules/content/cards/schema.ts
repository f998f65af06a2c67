import { Type } from 'typebox'
import { contentIcons, contentTones } from '../../../domain/content/toneAndIcon.ts'
import { operations } from '../../../kernel/operation.ts'
import { Id, Moment, namedSchema, nullable, oneOf } from '../../../kernel/schema.ts'

export const ContentTone = namedSchema('ContentTone', oneOf(contentTones))
export const ContentIcon = namedSchema('ContentIcon', oneOf(contentIcons))
const look = { tone: ContentTone, icon: ContentIcon }

/** Where one goes from here: a path of the app without the locale's prefix, and its word; both or neither. */
const link = {
  link_path: nullable(Type.String({ description: 'A page of the app, without the prefix of a language.' })),
  link_label: nullable(Type.String()),
}

export const Story = namedSchema(
  'Story',
  Type.Object({
    id: Id,
    code: Type.String({ description: 'What whoever wrote it calls it.' }),
    ...look,
    title: Type.String(),
    is_viewed: Type.Boolean({ description: 'By the caller; never by somebody without a session.' }),
    slides: Type.Array(
      namedSchema('StorySlide', Type.Object({ title: Type.String(), text: Type.String(), ...link })),
    ),
  }),
)

export const PromoBlock = namedSchema(
  'PromoBlock',
  Type.Object({
    id: Id,
    code: Type.String({ description: 'What whoever wrote it calls it.' }),
    ...look,
    title: Type.String(),
    text: Type.String(),
    ...link,
  }),
)
const PromoBlockList = namedSchema('PromoBlockList', Type.Object({ items: Type.Array(PromoBlock) }))

export const ServiceFeedback = namedSchema(
  'ServiceFeedback',
  Type.Object({
    id: Id,
    author: Type.String(),
    about: nullable(Type.String({ description: 'Who that is, in a few words.' })),
    text: Type.String(),
    at: Moment,
  }),
)

export const MediaPartner = namedSchema(
  'MediaPartner',
  Type.Object({
    id: Id,
    name: Type.String(),
    url: Type.String({ format: 'uri' }),
    quote: nullable(Type.String({ description: 'What they wrote.' })),
  }),
)

export const contentOperations = operations({
  stories: {
    method: 'GET',
    path: '/v1/stories',
    summary: 'What is new here, in stories of a few slides; those that were not viewed yet come first.',
    access: 'anyone',
    reply: namedSchema('StoryList', Type.Object({ items: Type.Array(Story) })),
  },
  markStoryViewed: {
    method: 'POST',
    path: '/v1/stories/viewed',
    summary: 'Remembers that the caller has viewed a story.',
    access: 'session',
    body: namedSchema('MarkStoryViewedBody', Type.Object({ id: Id })),
    reply: Story,
  },
  promoBlocks: {
    method: 'GET',
    path: '/v1/promo_blocks',
    summary: 'Blocks that lead on to something, without those that the caller has viewed.',
    access: 'anyone',
    reply: PromoBlockList,
  },
  markPromoBlocksViewed: {
    method: 'POST',
    path: '/v1/promo_blocks/mark_as_viewed',
    summary: 'Puts blocks away: the caller is not shown them again.',
    access: 'session',
    body: namedSchema(
      'MarkPromoBlocksViewedBody',
      Type.Object({ ids: Type.Array(Id, { minItems: 1, maxItems: 100 }) }),
    ),
    reply: PromoBlockList,
  },
  serviceFeedbacks: {
    method: 'GET',
    path: '/v1/service_feedbacks',
    summary: 'What people say of this place.',
    access: 'anyone',
    reply: namedSchema('ServiceFeedbackList', Type.Object({ items: Type.Array(ServiceFeedback) })),
  },
  mediaPartners: {
    method: 'GET',
    path: '/v1/media_partners',
    summary: 'Who writes about this place.',
    access: 'anyone',
    reply: namedSchema('MediaPartnerList', Type.Object({ items: Type.Array(MediaPartner) })),
  },
})
