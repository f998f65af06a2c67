import { Type, type Static } from 'typebox'
import { appPath, elsewhere } from '../../../domain/content/bounds.ts'
import { editingRules } from '../../../domain/content/editing.ts'
import { lengthsOf } from '../../../domain/content/kinds.ts'
import { contentIcons, contentTones } from '../../../domain/content/toneAndIcon.ts'
import { oneOf } from '../../../kernel/schema.ts'
import { inEachLocale } from '../../../locales/localeTable.ts'

const { pathMost, labelMost, aboutMost, urlMost, slidesMost, slideTitleMost, slideTextMost } = editingRules
const [story, promo, feedback, partner] = [
  lengthsOf('story'),
  lengthsOf('promo_block'),
  lengthsOf('service_feedback'),
  lengthsOf('media_partner'),
]

const strict = { additionalProperties: false } as const

/** A line of text, with nothing around it. */
const line = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: String.raw`^\S(.*\S)?$` })

/** A text in every language: one that lacks any is refused before anybody sees it. */
const text = (maxLength: number) => {
  const one = line(maxLength)
  return Type.Object(
    inEachLocale(() => one),
    strict,
  )
}

const code = Type.String({ pattern: '^[a-z0-9][a-z0-9_-]{0,63}$' })

/** Nobody said it: it is shown in a demo alone. */
const example = Type.Optional(Type.Boolean())

/** Pages of the app alone: content does not lead people away. */
const link = Type.Object(
  { path: Type.String({ pattern: appPath, maxLength: pathMost }), label: text(labelMost) },
  strict,
)
const look = { code, tone: oneOf(contentTones), icon: oneOf(contentIcons) }

const Story = Type.Object(
  {
    ...look,
    title: text(story.title),
    slides: Type.Array(
      Type.Object(
        { title: text(slideTitleMost), text: text(slideTextMost), link: Type.Optional(link) },
        strict,
      ),
      { minItems: 1, maxItems: slidesMost },
    ),
  },
  strict,
)

const PromoBlock = Type.Object(
  { ...look, title: text(promo.title), text: text(promo.description), link: Type.Optional(link) },
  strict,
)

const ServiceFeedback = Type.Object(
  {
    code,
    author: line(feedback.title),
    about: Type.Optional(text(aboutMost)),
    text: text(feedback.description),
    at: Type.String({ pattern: '^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$' }),
    example,
  },
  strict,
)

const MediaPartner = Type.Object(
  {
    code,
    name: line(partner.title),
    url: Type.String({ pattern: elsewhere, maxLength: urlMost }),
    quote: Type.Optional(text(partner.description)),
    example,
  },
  strict,
)

/** What one kind of content is made of, as it is written in the file. */
export const contentShapes = {
  story: Story,
  promo_block: PromoBlock,
  service_feedback: ServiceFeedback,
  media_partner: MediaPartner,
} as const

export type ContentKind = keyof typeof contentShapes

/** The kinds by their name in the file. */
export const contentLists = {
  stories: 'story',
  promo_blocks: 'promo_block',
  service_feedbacks: 'service_feedback',
  media_partners: 'media_partner',
} as const satisfies Record<string, ContentKind>

/** A content file: a list of each kind that it tells of. A kind that it does not name stays as it is; an empty list clears it. */
export const ContentFile = Type.Object(
  {
    stories: Type.Optional(Type.Array(Story, { maxItems: 30 })),
    promo_blocks: Type.Optional(Type.Array(PromoBlock, { maxItems: 30 })),
    service_feedbacks: Type.Optional(Type.Array(ServiceFeedback, { maxItems: 100 })),
    media_partners: Type.Optional(Type.Array(MediaPartner, { maxItems: 30 })),
  },
  strict,
)
export type ContentFile = Static<typeof ContentFile>
