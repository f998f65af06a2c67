import { expect, fn, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { BlogView } from '../../../../design-system/domain/content/text/blog/BlogView.tsx'
import { CategoryView } from '../../../../design-system/domain/content/text/blog/CategoryView.tsx'
import {
  ready,
  storyBlog,
  storyBlogHrefs,
  storyCategories,
  storyItems,
} from '../../support/content/storyBlog.ts'
import { expectLink, leadsTo } from '../../../support/plays.ts'

const onRetry = fn()
const onMore = fn()
const inRussian = { viewport: { value: 'phone' }, locale: 'ru' }
const safety = storyCategories[1] ?? { code: '', title: '', description: '', items: 0 }
const ofSafety = {
  ...storyBlog,
  category: safety,
  items: storyItems.filter(item => item.category === safety.code),
  moreHref: null,
}

const meta = preview.meta({
  title: 'Domain/Content/Blog',
  component: BlogView,
  args: { content: ready(storyBlog), hrefs: storyBlogHrefs },
})

/** The newest item is large; without scripts “Show more” is a link that leads to the older ones. */
export const Default = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible()
    const cards = within(canvas.getByRole('list', { name: 'Articles' })).getAllByRole('listitem')
    await expect(cards).toHaveLength(storyItems.length)
    const titles = canvas.getAllByRole('link', { name: 'Your price at three in the morning' })
    await expect(titles[0]).toHaveAttribute('href', '#for-traders/item-1')
    await expectLink(canvas, 'Safety 3', '#safety')
    // Without scripts a link leads to older ones.
    await expectLink(canvas, 'Show more', '#older')
  },
})
/** How many cards stand beside each other between a phone and a desktop. */
export const Tablet = meta.story({ globals: { viewport: { value: 'tablet' } } })
/** Categories and cards in one column, with dates and counts in Russian. */
export const RussianOnPhone = meta.story({ tags: ['visual'], globals: inRussian })

/** With scripts older items come into the page. */
export const More = meta.story({
  args: { more: { onMore, isLoading: false } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }))
    await expect(onMore).toHaveBeenCalled()
    await expect(canvas.queryByRole('link', { name: 'Show more' })).not.toBeInTheDocument()
  },
})
/** The button is busy and says so, and the cards above it stay where they are. */
export const LoadingMore = meta.story({
  args: { more: { onMore, isLoading: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Loading more' })).toHaveAttribute('aria-busy', 'true')
  },
})

/** Three covers with lines keep the place of cards; the name of the page is heard, not seen. */
export const Loading = meta.story({ args: { content: { status: 'loading' } } })
/** The whole page did not load and is asked for again by one button. */
export const Failed = meta.story({
  args: { content: { status: 'failed', onRetry, isRetrying: false } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(onRetry).toHaveBeenCalled()
  },
})
/** Articles from before can be read on, under a note that the list may be old. */
export const Stale = meta.story({ args: { content: { ...ready(storyBlog), isStale: true } } })
/** Where nothing is written yet the guide is offered, so that a reader is not left in an empty page. */
export const Empty = meta.story({
  args: { content: ready({ ...storyBlog, items: [], moreHref: null }) },
  play: leadsTo('Open the guide', '#guide'),
})

/** Some are not translated yet; each says in which language it is. */
export const Untranslated = meta.story({
  args: {
    content: ready({
      ...storyBlog,
      items: storyItems.slice(0, 4).map(item => ({ ...item, isTranslated: false })),
    }),
  },
  globals: { locale: 'ru' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('На английском')).toHaveLength(4)
    await expect(canvas.getAllByRole('heading', { level: 2 })[0]).toHaveAttribute('lang', 'en')
  },
})

/** The items of one category. */
export const Category = meta.story({
  tags: ['visual'],
  render: () => <CategoryView content={ready(ofSafety)} hrefs={storyBlogHrefs} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Safety' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Safety 3' })).toHaveAttribute('aria-current', 'true')
    await expectLink(canvas, 'Blog', '#blog')
  },
})
/** The title of a category, the way back and its cards, in Russian at a phone’s width. */
export const CategoryInRussianOnPhone = meta.story({
  render: () => <CategoryView content={ready(ofSafety)} hrefs={storyBlogHrefs} />,
  globals: inRussian,
})
/** An address of a category that is not there leads to all articles. */
export const NoSuchCategory = meta.story({
  render: () => <CategoryView content={{ status: 'missing' }} hrefs={storyBlogHrefs} />,
  play: leadsTo('All articles', '#blog'),
})
