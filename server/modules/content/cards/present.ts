import type { Static } from 'typebox'
import type { DocumentExtra, DocumentKind } from '../../../domain/content/document.ts'
import { readMarkdown } from '../../../domain/content/markdown.ts'
import { slidesIn } from '../../../domain/content/slides.ts'
import type { MediaPartner, PromoBlock, ServiceFeedback, Story } from './schema.ts'

/** What is said of a card in a language. */
export interface Card {
  readonly id: string
  readonly code: string
  readonly title: string
  readonly description: string
  readonly source: string
  readonly extra: DocumentExtra
  readonly isViewed: boolean
  /** A text with what its names stand for. */
  readonly fill: (text: string) => string
}

const lookOf = ({ tone = 'neutral', icon = 'guide' }: DocumentExtra) => ({ tone, icon })

export const presentStory = ({
  id,
  code,
  title,
  source,
  extra,
  isViewed,
  fill,
}: Card): Static<typeof Story> => ({
  id,
  code,
  ...lookOf(extra),
  title: fill(title),
  is_viewed: isViewed,
  slides: slidesIn(readMarkdown(source).blocks).map(({ title: head, text, link }) => ({
    title: fill(head),
    text: fill(text),
    link_path: link?.path ?? null,
    link_label: link === null ? null : fill(link.label),
  })),
})

export function presentPromo({ id, code, title, description, extra, fill }: Card): Static<typeof PromoBlock> {
  const { linkPath, linkLabel } = extra
  const leads = linkPath !== undefined && linkLabel !== undefined
  return {
    id,
    code,
    ...lookOf(extra),
    title: fill(title),
    text: fill(description),
    link_path: leads ? linkPath : null,
    link_label: leads ? fill(linkLabel) : null,
  }
}

export const presentFeedback = ({
  id,
  title,
  description,
  extra,
  fill,
}: Card): Static<typeof ServiceFeedback> => ({
  id,
  author: fill(title),
  about: extra.about === undefined ? null : fill(extra.about),
  text: fill(description),
  at: `${extra.saidOn ?? noDay}T00:00:00.000Z`,
})
/** A text is not shown before its day was said; a picture of one may be. */
const noDay = '1970-01-01'

export const presentPartner = ({
  id,
  title,
  description,
  extra,
  fill,
}: Card): Static<typeof MediaPartner> => ({
  id,
  name: fill(title),
  url: extra.url ?? '',
  quote: description === '' ? null : fill(description),
})

/** A card as its readers get it, under the name of its kind; null under the others, and of what is no card. */
export const presentCard = (kind: DocumentKind, card: Card) => ({
  story: kind === 'story' ? presentStory(card) : null,
  promo_block: kind === 'promo_block' ? presentPromo(card) : null,
  service_feedback: kind === 'service_feedback' ? presentFeedback(card) : null,
  media_partner: kind === 'media_partner' ? presentPartner(card) : null,
})
