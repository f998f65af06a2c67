import { contentWords } from '@souk/design-system/locales/__generated__/contentWords.ts'
import type {
  BlogCardPartsFragment as BlogCardParts,
  BlogItemQuery,
  BlogQuery,
} from '../../__generated__/graphql.ts'
import { readingPaths } from '../../parts/reading/readingPaths.ts'
import { categoryShapeOf, itemCardShapeOf, itemShapeOf } from '../../parts/reading/readingShapes.ts'
import { articleData } from './articleData.ts'
import { trail, type ReaderHeads, type ReaderSource, type Told } from './kind.ts'

/** So many items of the blog are on a page. */
const itemsShown = 13

type CategoryAnswer = NonNullable<BlogQuery['blogCategories']>['items'][number]
type Items = readonly BlogCardParts[]

// Each call's answer has the shape that the contract says.
const listOf = ({ items }: Told) => items as { readonly items: Items; readonly hasMore: boolean } | null
const categoriesOf = ({ categories }: Told) =>
  ((categories as { items: readonly CategoryAnswer[] } | null)?.items ?? []).map(categoryShapeOf)

const query = { before: /^[a-z0-9][a-z0-9_-]{0,79}$/ } as const
const segment = (text = '') => encodeURIComponent(text)
const after = (before: string | undefined) => (before === undefined ? '' : `&before=${before}`)

export const blogSources = {
  blog: {
    query,
    calls: ({ query: { before } }) => ({
      categories: '/api/v1/blog_categories',
      items: `/api/v1/blog_items?limit=${itemsShown}${after(before)}`,
    }),
    view(told) {
      const list = listOf(told)
      if (list === null) return { kind: 'gone' }
      const items = list.items.map(itemCardShapeOf)
      return { kind: 'blog', category: null, categories: categoriesOf(told), items, hasMore: list.hasMore }
    },
  },
  blogCategory: {
    query,
    calls: ({ params, query: { before } }) => ({
      categories: '/api/v1/blog_categories',
      items: `/api/v1/blog_items?limit=${itemsShown}&category=${segment(params['category'])}${after(before)}`,
      category: `/api/v1/blog_categories/${segment(params['category'])}`,
    }),
    view(told) {
      const list = listOf(told)
      const category = told['category'] as CategoryAnswer | null
      if (list === null || category === null) return { kind: 'gone' }
      return {
        kind: 'blog',
        category: categoryShapeOf(category),
        categories: categoriesOf(told),
        items: list.items.map(itemCardShapeOf),
        hasMore: list.hasMore,
      }
    },
  },
  blogItem: {
    calls: ({ params }) => ({
      item: `/api/v1/blog_items/${segment(params['item'])}`,
      similar: `/api/v1/blog_items/${segment(params['item'])}/similar`,
    }),
    view(told, { params }) {
      const item = told['item'] as NonNullable<BlogItemQuery['blogItem']> | null
      // An item is of one category: at the address of another it is not there.
      if (item === null || item.categoryUrlCode !== params['category']) return { kind: 'gone' }
      const similar = (told['similar'] as { items: Items } | null)?.items ?? []
      return { kind: 'item', item: itemShapeOf(item), similar: similar.map(itemCardShapeOf) }
    },
  },
} as const satisfies Readonly<Record<string, ReaderSource>>

export const blogHeads = {
  blog: {
    texts({ category }, { locale }) {
      const { name: title, lead: description } = contentWords[locale].blog
      return category ?? { title, description }
    },
    data: (_, { page, texts: { title: name, description }, address, publisher }) => [
      { '@type': 'Blog', name, description, inLanguage: page.locale, url: address(page.path), publisher },
    ],
  },
  item: {
    isArticle: true,
    texts: ({ item: { title, description } }) => ({ title, description }),
    data: ({ item }, context) => [
      articleData('BlogPosting', item, context),
      trail(
        [
          [item.categoryTitle, readingPaths.blogCategory(item.category)],
          [item.title, context.page.path],
        ],
        context.address,
      ),
    ],
  },
} as const satisfies Partial<ReaderHeads>
