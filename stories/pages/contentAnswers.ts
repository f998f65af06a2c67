import type {
  CategoryShape,
  ItemCardShape,
  PageShape,
} from '../../design-system/domain/content/text/contentShape.ts'
import { storyCategories, storyItem, storyItems } from '../domain/support/content/storyBlog.ts'
import {
  storyChapter,
  storyEvery,
  storyFaq,
  storyGuide,
  storyLegal,
} from '../domain/support/content/storyTexts.ts'
import { refusal } from '../support/app/failingAnswers.ts'
import type { StoryAnswers } from '../support/app/storyExchange.ts'
import { feesAnswers } from './feesAnswers.ts'
import { asVisitor } from '../support/app/bootAnswers.ts'
import { marketAnswers } from './marketAnswers.ts'

type StoryLocale = Parameters<typeof storyGuide>[0]

/** A page as the contract has it: its texts are JSON. */
export const pageAnswer = ({ blocks, topics, ...page }: PageShape) => ({
  ...page,
  tree: JSON.stringify(blocks),
  topics: topics.map(({ questions, ...topic }) => ({
    ...topic,
    questions: questions.map(({ answer, ...question }) => ({ ...question, tree: JSON.stringify(answer) })),
  })),
})

const categoryAnswer = ({ code: urlCode, ...category }: CategoryShape) => ({ urlCode, ...category })

const cardAnswer = ({ code: urlCode, category: categoryUrlCode, ...card }: ItemCardShape) => ({
  urlCode,
  categoryUrlCode,
  ...card,
})

interface PageArguments {
  readonly page: string
  readonly version?: number | null
}

interface ItemsArguments {
  readonly category?: string | null
  readonly before?: string | null
  readonly limit: number
}

interface ItemArguments {
  readonly itemUrlCode: string
}

/** There are fewer texts here than on a page of the blog: so many come at a time. */
const cardsAtOnce = 8

const notFound = (field: string) => refusal(404, 'not_found', { [field]: ['not_found'] })

const pagesIn = (locale: StoryLocale) =>
  new Map<string, (version: number) => PageShape>([
    ['guide', () => storyGuide(locale)],
    ['guide-first-purchase', () => storyChapter(locale)],
    ['faq', () => storyFaq(locale)],
    ['about-us', () => storyEvery(locale)],
    ['user_agreement', version => storyLegal(locale, version)],
  ])

/** What the server says to the pages that are written to be read. Nobody has translated the blog. */
export function contentAnswers(locale: StoryLocale = 'en'): StoryAnswers {
  const pages = pagesIn(locale)
  const cardOf = (card: ItemCardShape) => ({ ...cardAnswer(card), isTranslated: card.locale === locale })
  return {
    ...asVisitor,
    home: marketAnswers['home'] ?? (() => null),
    fees: feesAnswers['fees'] ?? (() => null),
    page: ({ page, version }: PageArguments) => {
      const text = pages.get(page)
      if (text === undefined) throw notFound('page')
      return pageAnswer(text(version ?? 3))
    },
    blogCategories: () => ({ items: storyCategories.map(categoryAnswer) }),
    blogCategory: ({ categoryUrlCode }: { readonly categoryUrlCode: string }) => {
      const found = storyCategories.find(({ code }) => code === categoryUrlCode)
      if (found === undefined) throw notFound('category_url_code')
      return categoryAnswer(found)
    },
    blogItems: ({ category = null, before = null, limit }: ItemsArguments) => {
      const all = storyItems.filter(item => category === null || item.category === category)
      const rest = all.slice(all.findIndex(({ code }) => code === before) + 1)
      const items = rest.slice(0, Math.min(limit, cardsAtOnce))
      return { items: items.map(cardOf), hasMore: items.length < rest.length }
    },
    blogItem: ({ itemUrlCode }: ItemArguments) => {
      if (itemUrlCode !== storyItem.code) throw notFound('item_url_code')
      const { blocks, ...card } = storyItem
      return { ...cardOf(card), tree: JSON.stringify(blocks) }
    },
    similarBlogItems: ({ itemUrlCode }: ItemArguments) => {
      if (itemUrlCode !== storyItem.code) throw notFound('item_url_code')
      return { items: storyItems.slice(1, 4).map(cardOf) }
    },
  }
}
