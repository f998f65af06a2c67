import { defaultLocale, inEachLocale, type ServerLocale } from '../../locales/localeTable.ts'
import { Type, type Static } from 'typebox'
import { contentIcons, contentTones } from '../../domain/content/look.ts'
import { oneOf } from '../../kernel/schema.ts'

const strict = { additionalProperties: false } as const

/** A text in every language: one that lacks any is refused before anybody sees it. */
const text = (maxLength: number) => {
  const one = Type.String({ minLength: 1, maxLength, pattern: String.raw`^\S(.*\S)?$` })
  return Type.Object(
    inEachLocale(() => one),
    strict,
  )
}

/** A text of content in a language; what was kept before that language was added is in the default one. */
export const textIn = (text: Partial<Readonly<Record<ServerLocale, string>>>, locale: ServerLocale): string =>
  text[locale] ?? text[defaultLocale] ?? ''

const code = Type.String({ pattern: '^[a-z0-9][a-z0-9_-]{0,63}$' })

/** Pages of the app alone: content does not lead people away. */
const link = Type.Object(
  { path: Type.String({ pattern: String.raw`^/([^/\s\\][^\s\\]*)?$`, maxLength: 200 }), label: text(40) },
  strict,
)
const look = { code, tone: oneOf(contentTones), icon: oneOf(contentIcons) }

const Story = Type.Object(
  {
    ...look,
    title: text(40),
    slides: Type.Array(Type.Object({ title: text(80), text: text(280), link: Type.Optional(link) }, strict), {
      minItems: 1,
      maxItems: 8,
    }),
  },
  strict,
)

const PromoBlock = Type.Object(
  { ...look, title: text(80), text: text(200), link: Type.Optional(link) },
  strict,
)

const ServiceFeedback = Type.Object(
  {
    code,
    author: Type.String({ minLength: 1, maxLength: 60 }),
    about: Type.Optional(text(80)),
    text: text(400),
    at: Type.String({ pattern: '^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$' }),
  },
  strict,
)

const MediaPartner = Type.Object(
  {
    code,
    name: Type.String({ minLength: 1, maxLength: 60 }),
    url: Type.String({ pattern: String.raw`^https://[^\s/@]+(/\S*)?$`, maxLength: 300 }),
    quote: Type.Optional(text(160)),
  },
  strict,
)

/** What one kind of content is made of, as it is written in the file and as it is kept. */
export const contentShapes = {
  story: Story,
  promo_block: PromoBlock,
  service_feedback: ServiceFeedback,
  media_partner: MediaPartner,
} as const

export type ContentKind = keyof typeof contentShapes
export type ContentBody<K extends ContentKind> = Static<(typeof contentShapes)[K]>

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
