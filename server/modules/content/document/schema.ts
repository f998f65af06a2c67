import { Type } from 'typebox'
import { covers, documentKinds } from '../../../domain/content/document.ts'
import { operations } from '../../../kernel/operation.ts'
import { Moment, namedSchema, nullable, oneOf } from '../../../kernel/schema.ts'
import { CountryCard, PageCountry } from './country.ts'

export const DocumentKind = namedSchema('DocumentKind', oneOf(documentKinds))
const Name = Type.String({ pattern: '^[a-z0-9][a-z0-9_-]{0,79}$' })
const Minutes = Type.Integer({ minimum: 1, description: 'How long it takes to read.' })
/** A text on the wire. */
export const DocumentTree = Type.String({
  description: 'JSON: the text as a list of blocks, without any markup (`server/domain/content/tree.ts`).',
})

/** What every document says of itself. */
const shown = {
  title: Type.String(),
  description: Type.String(),
  locale: Type.String({ description: 'The language that it is in.' }),
  is_translated: Type.Boolean({ description: 'False where it is not in the language that was asked for.' }),
  updated_at: Moment,
}

const PageChapter = namedSchema(
  'PageChapter',
  Type.Object({ code: Name, title: Type.String(), description: Type.String(), minutes: Minutes }),
)
const PageQuestion = namedSchema(
  'PageQuestion',
  Type.Object({ code: Name, question: Type.String(), tree: DocumentTree }),
)
export const PageTopic = namedSchema(
  'PageTopic',
  Type.Object({ code: Name, title: Type.String(), questions: Type.Array(PageQuestion) }),
)
const LegalVersion = namedSchema(
  'LegalVersion',
  Type.Object({
    version: Type.Integer({ minimum: 1 }),
    holds_from: Type.String({ format: 'date' }),
    change: Type.String({ description: 'What is different since then, in a sentence.' }),
  }),
)
const Legal = namedSchema(
  'Legal',
  Type.Object({
    holds_from: Type.String({ format: 'date' }),
    is_template: Type.Boolean({ description: 'The operator has not made it their own yet.' }),
    versions: Type.Array(LegalVersion, { description: 'The latest first.' }),
  }),
)

const Page = namedSchema(
  'Page',
  Type.Object({
    page: Name,
    version: Type.Integer({ minimum: 1 }),
    ...shown,
    minutes: Minutes,
    tree: DocumentTree,
    legal: nullable(Legal),
    country: nullable(PageCountry),
    chapters: Type.Array(PageChapter, { description: 'Of the guide and its chapters; of no other page.' }),
    topics: Type.Array(PageTopic, {
      description: 'Of the FAQ, and those that another page shows a part of.',
    }),
  }),
)

const BlogCategory = namedSchema(
  'BlogCategory',
  Type.Object({
    url_code: Name,
    title: Type.String(),
    description: Type.String(),
    items: Type.Integer({ minimum: 0, description: 'How many there are to read.' }),
  }),
)

export const BlogCover = namedSchema('BlogCover', oneOf(covers))

const card = {
  url_code: Name,
  category_url_code: Name,
  category_title: Type.String(),
  ...shown,
  published_at: Moment,
  minutes: Minutes,
  cover: nullable(BlogCover),
  alt: Type.String({ description: 'What the picture shows.' }),
}
const BlogCard = namedSchema('BlogCard', Type.Object(card))
const BlogItem = namedSchema('BlogItem', Type.Object({ ...card, tree: DocumentTree }))

/** Titles of a hundred items are read at once at most. */
const limit = Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 20 }))

export const documentOperations = operations({
  page: {
    method: 'GET',
    path: '/v1/pages/:page',
    summary:
      'A page of words: about this place, its rules, the guide and its chapters (`guide-{chapter}`), the FAQ, countries (`country-{code}`).',
    access: 'anyone',
    params: Type.Object({ page: Name }),
    query: Type.Object({
      version: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000, description: 'An earlier one.' })),
    }),
    reply: Page,
  },
  countryPages: {
    method: 'GET',
    path: '/v1/country_pages',
    summary: 'The countries that have a page of their own.',
    access: 'anyone',
    reply: namedSchema('CountryCardList', Type.Object({ items: Type.Array(CountryCard) })),
  },
  blogCategories: {
    method: 'GET',
    path: '/v1/blog_categories',
    summary: 'What the blog is about.',
    access: 'anyone',
    reply: namedSchema('BlogCategoryList', Type.Object({ items: Type.Array(BlogCategory) })),
  },
  blogCategory: {
    method: 'GET',
    path: '/v1/blog_categories/:category_url_code',
    summary: 'One category of the blog.',
    access: 'anyone',
    params: Type.Object({ category_url_code: Name }),
    reply: BlogCategory,
  },
  blogItems: {
    method: 'GET',
    path: '/v1/blog_items',
    summary: 'What the blog has to read, the latest first.',
    access: 'anyone',
    query: Type.Object({
      category: Type.Optional(Name),
      before: Type.Optional(Name),
      limit,
    }),
    reply: namedSchema(
      'BlogCardList',
      Type.Object({ items: Type.Array(BlogCard), has_more: Type.Boolean() }),
    ),
  },
  blogItem: {
    method: 'GET',
    path: '/v1/blog_items/:item_url_code',
    summary: 'One item of the blog, whole.',
    access: 'anyone',
    params: Type.Object({ item_url_code: Name }),
    reply: BlogItem,
  },
  similarBlogItems: {
    method: 'GET',
    path: '/v1/blog_items/:item_url_code/similar',
    summary: 'What to read after an item: the latest of its category, then of the others.',
    access: 'anyone',
    params: Type.Object({ item_url_code: Name }),
    reply: namedSchema('SimilarBlogItems', Type.Object({ items: Type.Array(BlogCard) })),
  },
})
