import type {
  CategoryShape,
  ItemCardShape,
  ItemShape,
  PageShape,
} from '@souk/design-system/domain/content/text/contentShape.ts'
import { readTree } from '@souk/design-system/domain/content/text/contentTree.ts'
import type {
  BlogCardPartsFragment as BlogCardParts,
  BlogItemQuery,
  BlogQuery,
  PageQuery,
} from '../../__generated__/graphql.ts'

type PageAnswer = NonNullable<PageQuery['page']>
type CategoryAnswer = NonNullable<BlogQuery['blogCategories']>['items'][number]
type ItemAnswer = NonNullable<BlogItemQuery['blogItem']>

/** A page of words, as the server answers it. */
export const pageShapeOf = ({ tree, topics, ...page }: PageAnswer): PageShape => ({
  ...page,
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

export const categoryShapeOf = ({
  urlCode: code,
  title,
  description,
  items,
}: CategoryAnswer): CategoryShape => ({
  code,
  title,
  description,
  items,
})

export const itemCardShapeOf = ({
  urlCode,
  categoryUrlCode,
  ...card
}: Omit<BlogCardParts, '__typename'>): ItemCardShape => ({
  ...card,
  code: urlCode,
  category: categoryUrlCode,
})

export const itemShapeOf = ({ tree, ...card }: ItemAnswer): ItemShape => ({
  ...itemCardShapeOf(card),
  blocks: readTree(tree),
})
