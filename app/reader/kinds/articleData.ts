import type { PageShape } from '@souk/design-system/domain/content/text/contentShape.ts'
import type { HeadContext } from './kind.ts'

type Read = Pick<PageShape, 'title' | 'locale' | 'updatedAt'> & { readonly publishedAt?: string }

/** Something that was written and has a date, in the words of schema.org. */
export const articleData = (
  type: 'BlogPosting' | 'TechArticle',
  { title: headline, locale: inLanguage, updatedAt, publishedAt = updatedAt }: Read,
  { page, texts: { description }, address, publisher }: HeadContext,
): object => ({
  '@type': type,
  headline,
  description,
  // Of the text, which is not always the reader's.
  inLanguage,
  dateModified: updatedAt,
  datePublished: publishedAt,
  mainEntityOfPage: address(page.path),
  author: publisher,
  publisher,
})
