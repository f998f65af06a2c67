import type {
  BlogCardPartsFragment as BlogCardParts,
  BlogItemQuery,
  BlogQuery,
  PageQuery,
} from '../__generated__/graphql.ts'
import { categoryShapeOf, itemCardShapeOf, itemShapeOf, pageShapeOf } from '../reading/readingShapes.ts'
import { camel } from './camel.ts'
import type { ReaderRoute } from './readerRoutes.ts'
import type { ReaderView } from './readerPage.ts'

type Answers = Readonly<Record<string, unknown>>
type CategoryAnswer = NonNullable<BlogQuery['blogCategories']>['items'][number]

/** What the calls of a page are answered, by the names of the calls. */
interface Told {
  readonly page: NonNullable<PageQuery['page']>
  readonly item: NonNullable<BlogItemQuery['blogItem']>
  readonly similar: { readonly items: readonly BlogCardParts[] }
  readonly items: { readonly items: readonly BlogCardParts[]; readonly hasMore: boolean }
  readonly category: CategoryAnswer
  readonly categories: { readonly items: readonly CategoryAnswer[] }
}

const kindOf = (name: string) => (name === 'guide' || name === 'faq' ? name : 'info')

/** What there is to read at an address, from what the server has answered; `gone` where it has nothing. */
export function viewOf({ name, params }: ReaderRoute, answers: Answers): ReaderView {
  // Each call's answer has the shape that the contract says; what was refused is null.
  const of = <Call extends keyof Told>(call: Call) => camel(answers[call] ?? null) as Told[Call] | null
  const page = of('page')
  if (page !== null) {
    const shape = pageShapeOf(page)
    const { chapter } = params
    return chapter === undefined
      ? { kind: kindOf(name), page: shape }
      : { kind: 'chapter', page: shape, chapter }
  }
  const item = of('item')
  if (item !== null) {
    // An item is of one category: at the address of another it is not there.
    if (item.categoryUrlCode !== params['category']) return { kind: 'gone' }
    const similar = of('similar')?.items ?? []
    return { kind: 'item', item: itemShapeOf(item), similar: similar.map(itemCardShapeOf) }
  }
  const list = of('items')
  const category = of('category')
  if (list === null || (name === 'blogCategory' && category === null)) return { kind: 'gone' }
  return {
    kind: 'blog',
    category: category && categoryShapeOf(category),
    categories: (of('categories')?.items ?? []).map(categoryShapeOf),
    items: list.items.map(itemCardShapeOf),
    hasMore: list.hasMore,
  }
}
