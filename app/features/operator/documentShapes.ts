import { readTree } from '@souk/design-system/domain/content/text/contentTree.ts'
import { emptyText } from '@souk/design-system/domain/content/editor/editorShape.ts'
import type {
  DocumentLocaleShape,
  EditedDocumentShape,
  ExtraField,
  PreviewShape,
  TextExtra,
  WrittenText,
} from '@souk/design-system/domain/content/editor/editorShape.ts'
import { extraKeys } from '@souk/design-system/domain/content/editor/editorShape.ts'
import type { Locale } from '@souk/design-system/format/locale.ts'
import type {
  DocumentVersionQuery,
  PreviewDocumentQuery,
  WrittenExtraInput,
} from '../../__generated__/graphql.ts'
import type { Seen } from './draftKeeper.ts'

type VersionAnswer = NonNullable<DocumentVersionQuery['documentVersion']>
type PreviewAnswer = NonNullable<PreviewDocumentQuery['previewDocument']>

/** What a version says, as it is edited. */
export function textOf({ title, description, source, extra }: VersionAnswer): WrittenText {
  const said = Object.entries(emptyText.extra).map(([key, none]) => [
    key,
    extra[key as keyof TextExtra] ?? none,
  ])
  return { title, description, source, extra: Object.fromEntries(said) }
}

/** What is said beside a text, as it is sent: that alone which the kind of the document has. */
export const sentExtra = (extra: TextExtra, fields: readonly ExtraField[]): WrittenExtraInput =>
  Object.fromEntries(
    fields.map(field => {
      const value = extra[extraKeys[field]]
      return [extraKeys[field], typeof value === 'string' ? value.trim() || null : value]
    }),
  )

/** How a document stands in a language. */
export function localeOfDocument(document: EditedDocumentShape, locale: Locale): DocumentLocaleShape {
  const found = document.locales.find(one => one.locale === locale)
  return (
    found ?? { locale, shown: null, scheduled: null, draft: null, latest: null, versions: [], hasMore: false }
  )
}

/** The version that is edited there. */
export const seenIn = ({ latest }: DocumentLocaleShape): Seen => ({
  number: latest?.number ?? 0,
  revision: latest?.revision ?? 0,
})

/** The card that a preview is of, drawn as its readers would see it; null of a text. */
function cardOf(answer: PreviewAnswer, isExample: boolean): PreviewShape['card'] {
  const { story, promoBlock, serviceFeedback, mediaPartner } = answer
  if (story != null) return { kind: 'story', story }
  if (promoBlock != null) return { kind: 'promo_block', block: promoBlock }
  if (serviceFeedback != null) return { kind: 'service_feedback', word: serviceFeedback, isExample }
  return mediaPartner == null ? null : { kind: 'media_partner', partner: mediaPartner, isExample }
}

export const previewOf = (answer: PreviewAnswer, isExample: boolean): PreviewShape => ({
  card: cardOf(answer, isExample),
  ...articleOf(answer),
})

const articleOf = ({ tree, topics, title, description, minutes }: PreviewAnswer) => ({
  title,
  description,
  minutes,
  blocks: readTree(tree),
  topics: topics.map(({ questions, ...topic }) => ({
    ...topic,
    questions: questions.map(({ code, question, tree: answer }) => ({
      code,
      question,
      answer: readTree(answer),
    })),
  })),
})
