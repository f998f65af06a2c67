import type {
  BlogHrefs,
  BlogListShape,
} from '../../../../design-system/domain/content/text/blog/blogShape.ts'
import { covers } from '../../../../design-system/domain/content/text/contentShape.ts'
import type {
  CategoryShape,
  ItemCardShape,
  ItemShape,
} from '../../../../design-system/domain/content/text/contentShape.ts'

export const storyBlogHrefs: BlogHrefs = {
  blog: '#blog',
  guide: '#guide',
  category: code => `#${code}`,
  item: ({ category, code }) => `#${category}/${code}`,
}

const category = (code: string, title: string, items: number, description: string): CategoryShape => ({
  code,
  title,
  items,
  description,
})

export const storyCategories: readonly CategoryShape[] = [
  category('for-traders', 'For traders', 5, 'Prices, ratings and fees, with the sums worked out.'),
  category('safety', 'Safety', 3, 'How people are cheated in trades, and what gives it away.'),
  category('how-it-works', 'How it works', 3, 'Escrow, deposits and disputes from the inside.'),
  category('for-business', 'For business', 1, 'Invoices, webhooks and payments of the wrong sum.'),
]

const storyTitles = [
  'Your price at three in the morning',
  'How to read a rating in ten seconds',
  'Five fake receipts, and what gives them away',
  'What an arbiter reads first, and what they never ask of you',
] as const

const descriptions = [
  'A fixed price does not notice that the market falls while you sleep. A formula does. Here is how to write one, and what it will not do for you.',
  'What a high rating hides, and the three numbers to look at next to it.',
  'A screenshot is not money. What to check in your own bank app before you release.',
  'Escrow from the inside.',
] as const

/** An item with every drawing in turn. */
export const storyItems: readonly ItemCardShape[] = covers.map((cover, index): ItemCardShape => {
  const { code, title } = storyCategories[index % 4] ?? category('safety', 'Safety', 0, '')
  return {
    code: `item-${index + 1}`,
    category: code,
    categoryTitle: title,
    title: storyTitles[index % 4] ?? '',
    description: descriptions[index % 4] ?? '',
    locale: 'en',
    isTranslated: true,
    publishedAt: `2026-0${9 - Math.floor(index / 4)}-${28 - index}T08:00:00Z`,
    updatedAt: '2026-09-30T08:00:00Z',
    minutes: 4 + (index % 3),
    cover,
    alt: `A drawing: ${cover}.`,
  }
})

const [first] = storyItems
if (first === undefined) throw new Error('There is no item to show.')

export const storyItem: ItemShape = {
  ...first,
  cover: 'stalls',
  alt: 'A row of market stalls next to each other.',
  blocks: [
    { kind: 'heading', level: 2, id: 'ways', text: ['Three ways to set a price'] },
    {
      kind: 'paragraph',
      text: [
        'Every ad takes its price in one of three ways. You can change the way at any time. ',
        'Trades that are already open keep the price they were opened with.',
      ],
    },
    { kind: 'heading', level: 2, id: 'night', text: ['One night, two ads'] },
    {
      kind: 'paragraph',
      text: ['Two ads sell bitcoin for naira. One price is fixed. The other is a formula.'],
    },
    { kind: 'heading', level: 2, id: 'not', text: ['What a formula will not do'] },
    { kind: 'paragraph', text: ['It will not fill your wallet, and it will not press the button for you.'] },
  ],
}

export const storyBlog: BlogListShape = { categories: storyCategories, items: storyItems, moreHref: '#older' }

export const ready = <T>(value: T) => ({ status: 'ready', value, isStale: false }) as const
