import { expect, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { BlogPage } from '../../app/features/content/BlogPage.tsx'
import { storyItems } from '../domain/support/content/storyBlog.ts'
import { onPhone } from '../support/app/currentExchange.ts'
import { findVisible } from '../support/findVisible.ts'
import { pageAt, pageMeta } from '../support/app/pageAt.tsx'
import { expectLink, onceLoaded, showsText } from '../support/plays.ts'
import { contentAnswers } from './contentAnswers.ts'

const meta = preview.meta({ title: 'Pages/Blog', component: BlogPage, ...pageMeta })

const page = pageAt('/blog', contentAnswers)

/** What is in the list of items, as many as there are by now. */
const cardsIn = (canvas: Pick<ReturnType<typeof within>, 'getByRole'>) =>
  within(canvas.getByRole('list', { name: 'Articles' })).getAllByRole('article')

/** Eight articles at first, categories with their counts, and a button that brings the older ones into the same page. */
export const Loaded = meta.story({
  tags: ['visual'],
  globals: { viewport: { value: 'desktop' } },
  render: page.usual,
  play: onceLoaded(async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Blog')
    await expect(document.title).toBe('Blog · Souk')
    await expect(cardsIn(canvas)).toHaveLength(8)
    await expect(canvas.getAllByRole('link', { name: storyItems[0]?.title ?? '' })[0]).toHaveAttribute(
      'href',
      '/blog/for-traders/item-1',
    )
    await expectLink(canvas, 'Safety 3', '/blog/safety')
  }),
})

Loaded.test('older items come into the page until these are all', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Show more' }))
  await waitFor(() => expect(cardsIn(canvas)).toHaveLength(storyItems.length))
  await expect(canvas.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument()
})

/** The items of one category. */
export const Category = meta.story({
  render: page.at('/blog/safety'),
  play: onceLoaded(async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Safety')
    await expect(document.title).toBe('Safety · Souk')
    await expect(cardsIn(canvas)).toHaveLength(3)
    await expect(canvas.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument()
  }),
})

/** Nobody has translated the items: each says in which language it is. */
export const OnPhoneInRussian = meta.story({
  tags: ['visual'],
  globals: { ...onPhone, locale: 'ru' },
  render: page.with(() => contentAnswers('ru')),
  play: onceLoaded(async ({ canvas }) => {
    await expect(canvas.getAllByText('На английском')).toHaveLength(8)
  }),
})

/** Places of covers and titles are held while the articles are on their way, and a screen reader hears what is loading. */
export const Loading = meta.story({
  ...page.loading('blogItems'),
  play: showsText('Loading articles'),
})

/** A blog without articles sends readers on to the guide instead of ending there. */
export const Empty = meta.story({
  render: page.with({ blogItems: () => ({ items: [], hasMore: false }) }),
  play: async ({ canvas }) => {
    await findVisible(canvas.findByText('Nothing is written here yet'))
    await expectLink(canvas, 'Open the guide', '/guide')
  },
})

/** The whole page says that the articles did not load, and asks for them again. */
export const Failed = meta.story(page.failed('blogItems'))

/** A category nobody made leads to all articles, and the window's title says that nothing is here. */
export const NoSuchCategory = meta.story({
  render: page.at('/blog/nothing'),
  play: async ({ canvas }) => {
    await expect(await findVisible(canvas.findByRole('link', { name: 'All articles' }))).toHaveAttribute(
      'href',
      '/blog',
    )
    await expect(document.title).toBe('Page not found · Souk')
  },
})
