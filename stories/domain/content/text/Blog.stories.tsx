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
export const Tablet = meta.story({ globals: { viewport: { value: 'tablet' } } })
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
export const LoadingMore = meta.story({
  args: { more: { onMore, isLoading: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Loading more' })).toHaveAttribute('aria-busy', 'true')
  },
})

export const Loading = meta.story({ args: { content: { status: 'loading' } } })
export const Failed = meta.story({
  args: { content: { status: 'failed', onRetry, isRetrying: false } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(onRetry).toHaveBeenCalled()
  },
})
export const Stale = meta.story({ args: { content: { ...ready(storyBlog), isStale: true } } })
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
export const CategoryInRussianOnPhone = meta.story({
  render: () => <CategoryView content={ready(ofSafety)} hrefs={storyBlogHrefs} />,
  globals: inRussian,
})
export const NoSuchCategory = meta.story({
  render: () => <CategoryView content={{ status: 'missing' }} hrefs={storyBlogHrefs} />,
  play: leadsTo('All articles', '#blog'),
})
